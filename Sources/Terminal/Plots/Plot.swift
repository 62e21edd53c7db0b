/// Small plots of block characters, for the inside of a line.
public enum Plot {
  /// A bar that is filled to a fraction, in eighths of a column: `███████▌░░`.
  public static func bar(_ fraction: Double, width: Int) -> String {
    guard width > 0 else { return "" }
    let share = fraction.isFinite ? min(1, max(0, fraction)) : 0
    let eighths = Int((share * Double(width * 8)).rounded())
    let full = String(repeating: "█", count: eighths / 8)
    let part = eighths % 8 == 0 ? "" : partialBlocks[eighths % 8 - 1]
    let used = eighths / 8 + (part.isEmpty ? 0 : 1)
    return full + part + String(repeating: "░", count: width - used)
  }

  /// The bar of what has not been begun: `──────────`.
  public static func emptyBar(width: Int) -> String {
    String(repeating: "─", count: max(0, width))
  }

  /// One column a value, as high as the value against the highest: `▁▂▆▃▁▁▂`.
  public static func sparkline(_ values: [Double]) -> String {
    let highest = values.filter(\.isFinite).max() ?? 0
    return values.map { value in
      guard highest > 0, value.isFinite, value > 0 else { return columns[0] }
      return columns[Int((value / highest * 7).rounded())]
    }.joined()
  }

  private static let partialBlocks = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
  private static let columns = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}
