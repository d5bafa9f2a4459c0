/// What groups do to their rows, found out once for several rows and kept while these are drawn: the rows of a group are asked for
/// one at a time, whenever the frame's list comes to it.
final class RowPlans {
    /// The steps of one list for some rows.
    final class Plan {
        /// The number of the list; no list has 0.
        fileprivate(set) var list = 0
        /// The rows for which the steps are known.
        private(set) var rows = 0..<0
        private(set) var count = 0
        private var steps: UnsafeMutablePointer<RowStep>
        private var capacity = 16
        /// Whether its steps are being done: groups within the group may want the same place.
        var isBusy = false
        /// What `widestOpaqueColumns` gives, and for which rows.
        var widest = (rows: 0..<0, columns: (start: 0, end: 0))
        /// How opaque the columns of some rows are that are all alike.
        let alphas = KeptAlphas()

        fileprivate init() { steps = .allocate(capacity: 16) }

        deinit { steps.deallocate() }

        @inline(__always) subscript(i: Int) -> RowStep { steps[i] }

        /// Takes over the stack's steps from `first` on.
        func take(_ stack: RowStepStack, from first: Int, rows: Range<Int>) {
            count = stack.count - first
            if count > capacity {
                capacity = max(count, 2 * capacity)
                steps.deallocate()
                steps = .allocate(capacity: capacity)
            }
            for i in 0..<count { steps[i] = stack[first + i] }
            self.rows = rows
        }

        fileprivate func begin(_ list: Int) {
            self.list = list
            rows = 0..<0
            widest.rows = 0..<0
            alphas.forget()
        }
    }

    /// How opaque the columns of rows are that are all alike: those of a mask that fades to the side.
    final class KeptAlphas {
        private var rows = 0..<0
        private var columns = 0..<0
        private var bytes: UnsafeMutablePointer<UInt8>?
        private var capacity = 0

        fileprivate init() {}

        deinit { bytes?.deallocate() }

        fileprivate func forget() { rows = 0..<0 }

        /// The bytes, addressed by the frame's columns.
        ///
        /// - Parameters:
        ///   - rows: Those that are all alike.
        ///   - make: Writes the bytes of the columns `start..<end`.
        func columns(
            _ start: Int, _ end: Int, in rows: Range<Int>, make: (UnsafeMutablePointer<UInt8>) -> Void
        ) -> UnsafePointer<UInt8> {
            if let bytes, self.rows == rows, columns.lowerBound <= start, columns.upperBound >= end {
                return UnsafePointer(bytes - columns.lowerBound)
            }
            let made = room(for: end - start) - start
            make(made)
            self.rows = rows
            columns = start..<end
            return UnsafePointer(made)
        }

        private func room(for count: Int) -> UnsafeMutablePointer<UInt8> {
            if let bytes, capacity >= count { return bytes }
            bytes?.deallocate()
            capacity = count + 64
            let room = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
            bytes = room
            return room
        }
    }

    /// Lists whose numbers are farther apart share a place, and make their plans again when they take turns. Decided.
    private static let places = 64

    private let plans = BorrowedObjects((0..<RowPlans.places).map { _ in Plan() })

    /// Calls `body` with the plan of the list with that number; gives `nil` where its place is being used by another one.
    @inline(__always) func withPlan<Result>(of list: Int, _ body: (Plan) -> Result) -> Result? {
        plans.with(list % Self.places) { plan in
            if plan.isBusy { return nil }
            if plan.list != list { plan.begin(list) }
            return body(plan)
        }
    }
}
