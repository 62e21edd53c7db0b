import Markdown
import SwiftSource

extension SectionReader {
  mutating func append(_ code: CodeBlock, of block: Block, to elements: inout [Element]) {
    guard code.fence != nil else {
      elements.append(.prose(block))
      return
    }
    var noted: [(Place, String)] = []
    let info = BlockInfo(code) { noted.append(($0, $1)) }
    for (place, message) in noted { report(place.line == 0 ? block.place : place, message) }
    var element = CodeElement(info: info, code: code, place: block.place, program: nil)

    switch info.role {
    case .shown: break
    case .fragment:
      if let name = info.name { claim(name, at: info.places["name"] ?? block.place) }
      if info.skipReason == nil { fragments.append(element) }
    case .part:
      fragments.append(element)
      if let name = info.name {
        claim(name, at: info.places["name"] ?? block.place)
        parts[name] = element
      }
    case .run, .fails, .traps, .fill:
      let id = info.name ?? "line-\(block.place.line)"
      if info.name != nil { claim(id, at: info.places["name"] ?? block.place) }
      element.program = id
      drafts.append(ProgramDraft(id: id, element: element))
      if info.role == .fill, SwiftText(code.text).placeholders.count != 1 {
        report(block.place, "a 'fill' needs exactly one hole, <#like this#>")
      }
    case .file:
      if isInExercise {
        report(
          block.place,
          "an exercise changes the project with 'swift starter file=…'; "
            + "later steps do not see it")
      }
      let id = "line-\(block.place.line)"
      element.program = id
      drafts.append(ProgramDraft(id: id, element: element))
      elements.append(
        .change(
          ProjectChange(
            file: info.file ?? "", text: code.text, isWhole: info.isWhole, place: block.place)))
      return
    case .starter:
      if !isInExercise { reportOutside("starter", at: block.place) }
      let id = "line-\(block.place.line)"
      element.program = id
      drafts.append(ProgramDraft(id: id, element: element))
    case .solution:
      if !isInExercise { reportOutside("solution", at: block.place) }
    case .answer, .wrong: addFilling(element)
    case .output, .log, .diagnostics, .session: element.program = expect(element)
    }
    elements.append(.code(element))
  }

  private mutating func addFilling(_ element: CodeElement) {
    guard let index = drafts.indices.last(where: { drafts[$0].element.info.role == .fill }),
      index >= sectionStart
    else {
      let word = element.info.role == .answer ? "answer" : "wrong"
      report(element.place, "'swift \(word)' has no 'swift fill' above it on this card")
      return
    }
    drafts[index].fillings.append(
      ProgramDraft.Filling(
        text: element.code.text, isRight: element.info.role == .answer, place: element.place))
  }

  private mutating func reportOutside(_ word: String, at place: Place) {
    report(
      place,
      "'swift \(word)' belongs in an exercise: a '###' heading with "
        + "<!-- tutor: exercise id=… --> right under it")
  }
}
