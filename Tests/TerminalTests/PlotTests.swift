import Terminal
import Testing

@Suite struct PlotTests {
  @Test(arguments: [
    (0.0, "░░░░░"), (1.0, "█████"), (0.5, "██▌░░"), (0.02, "▏░░░░"), (0.99, "█████"),
    (0.9, "████▌"),
    (-1, "░░░░░"), (2, "█████"), (.nan, "░░░░░"),
  ])
  func `a bar is filled in eighths of a column`(fraction: Double, bar: String) {
    #expect(Plot.bar(fraction, width: 5) == bar)
  }

  @Test(arguments: [
    ([], ""), ([0, 0], "▁▁"), ([1, 2, 7], "▂▃█"), ([7, 0, .nan], "█▁▁"), ([0.1, 100], "▁█"),
  ])
  func `a sparkline is as high as its highest value`(values: [Double], line: String) {
    #expect(Plot.sparkline(values) == line)
  }

  @Test func `what has not begun is a line`() {
    #expect(Plot.emptyBar(width: 4) == "────")
  }
}
