import Foundation
import Markdown
import Pages
import Terminal
import TestSupport
import Testing

@Suite struct MarkdownPageTests {
  @Test(arguments: try Fixture.all(in: "Markdown"), [20, 40, 80, 200])
  func `a document is drawn for a width`(fixture: Fixture, width: Int) throws {
    let document = try Document(parsing: fixture.text("input.md"))
    let lines = MarkdownPage(document.blocks).lines(width: width)
    try fixture.expect(lines.plain, in: "\(width).txt")
    #expect(lines.allSatisfy { $0.width <= width })
  }

  @Test(arguments: try Fixture.all(in: "Markdown"), 1...19)
  func `at any width everything ends, and nothing is lost`(fixture: Fixture, width: Int) throws {
    let document = try Document(parsing: fixture.text("input.md"))
    func letters(_ width: Int) -> String {
      MarkdownPage(document.blocks).lines(width: width).plain.filter(\.isLetter)
    }
    // Columns and records name their headers differently often; what is in the text is the set.
    #expect(Set(letters(width)) == Set(letters(200)))
  }

  @Test func `words are styled by their marks`() throws {
    let document = try Document(parsing: "*a* **b** `c` [d](https://e.example)")
    let lines = MarkdownPage(document.blocks).lines(width: 80)
    #expect(
      lines == [
        """
        \("a", .plain.underlined) \("b", .bold) \("c", Style(color: .cyan)) \
        \("d", .plain.underlined)\(" (https://e.example)", .dim)
        """
      ])
  }

  @Test(arguments: [20, 40, 80, 200])
  func `no page of the course is wider than the window`(width: Int) throws {
    let root = URL(filePath: #filePath).resolvingSymlinksInPath()
      .appending(path: "../../../Content").standardized
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".md") }
    #expect(!files.isEmpty)
    for file in files {
      let text = try Data(contentsOf: root.appending(path: file))
      let lines = MarkdownPage(try Document(parsing: text).blocks).lines(width: width)
      let wide = lines.first { $0.width > width }
      #expect(wide == nil, "\(file): \(wide?.plain ?? "")")
    }
  }
}
