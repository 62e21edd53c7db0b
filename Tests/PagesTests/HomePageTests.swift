import Pages
import Terminal
import Testing

@Suite struct HomePageTests {
  private let page = HomePage(
    title: "SwiftUI state, in your terminal",
    lessons: [
      .init(title: "@State and @Binding", progress: .begun(14 / 18), note: "14 of 18 steps"),
      .init(title: "数据流", progress: .notBegun, note: "after 1"),
    ], due: "Due now: 7 cards", next: "next: tomorrow, 12", notes: ["14 days in a row"])

  @Test func `lessons stand in columns with their progress`() {
    #expect(
      page.lines(width: 60).plain == """
        SwiftUI state, in your terminal

          1  @State and @Binding  ███████▊░░  14 of 18 steps
          2  数据流               ──────────  after 1

          Due now: 7 cards                        next: tomorrow, 12
          14 days in a row

        """)
  }

  @Test func `in a narrow window the progress stands under the title`() {
    #expect(
      page.lines(width: 30).plain == """
        SwiftUI state, in your
        terminal

          1  @State and @Binding
             ███████▊░░  14 of 18
             steps
          2  数据流
             ──────────  after 1

          Due now: 7 cards
          next: tomorrow, 12
          14 days in a row

        """)
  }
}
