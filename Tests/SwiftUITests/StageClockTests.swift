import Synchronization
import Testing

@testable import SwiftUI

@MainActor @Suite struct StageClockTests {
  private final class Order: Sendable {
    private let names = Mutex<[String]>([])

    var all: [String] { names.withLock { $0 } }

    func job(_ name: String) -> StageClock.Job {
      StageClock.Job { [self] in names.withLock { $0.append(name) } }
    }
  }

  @Test func `sleepers wake in the order of their deadlines, then of their coming`() {
    let (clock, order) = (StageClock(), Order())
    clock.enqueue(order.job("late"), after: .seconds(3))
    clock.enqueue(order.job("first"), after: .seconds(1))
    clock.enqueue(order.job("second"), after: .seconds(1))
    clock.enqueue(order.job("now"))
    #expect(clock.runReadyJobs())
    #expect(order.all == ["now"])
    #expect(clock.nextDeadline == .seconds(1))
    clock.advance(to: .seconds(3))
    #expect(clock.runReadyJobs())
    #expect(order.all == ["now", "first", "second", "late"])
    #expect(!clock.runReadyJobs())
  }

  @Test func `time moves forward only`() {
    let clock = StageClock()
    clock.advance(to: .seconds(2))
    clock.advance(to: .seconds(1))
    #expect(clock.now == .seconds(2))
    clock.enqueue(Order().job("past"), after: .seconds(-5))
    #expect(clock.nextDeadline == .seconds(2))
  }
}
