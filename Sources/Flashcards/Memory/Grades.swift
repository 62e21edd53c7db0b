/// One value for each grade.
public struct Grades<Value> {
  public var again: Value
  public var hard: Value
  public var good: Value
  public var easy: Value

  public init(_ value: (Grade) throws -> Value) rethrows {
    again = try value(.again)
    hard = try value(.hard)
    good = try value(.good)
    easy = try value(.easy)
  }

  public subscript(grade: Grade) -> Value {
    get {
      switch grade {
      case .again: again
      case .hard: hard
      case .good: good
      case .easy: easy
      }
    }
    set {
      switch grade {
      case .again: again = newValue
      case .hard: hard = newValue
      case .good: good = newValue
      case .easy: easy = newValue
      }
    }
  }
}

extension Grades: Equatable where Value: Equatable {}
extension Grades: Sendable where Value: Sendable {}
