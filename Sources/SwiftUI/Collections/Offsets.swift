import Foundation

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at the offsets that `onDelete` gives.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.sorted(by: >) { remove(at: offset) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at `source` in front of the one that is at `destination` before.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.sorted().map { self[$0] }
    let before = source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: destination - before)
  }
}
