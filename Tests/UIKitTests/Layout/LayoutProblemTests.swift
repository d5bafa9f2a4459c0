import Testing
import UIKit

/// The reductions that leave less to the solver: the outcome is that of the solver alone.
@Suite struct LayoutProblemTests {
    private typealias Expression = LinearSolver.Expression

    private func expression(_ terms: [Int: Double], _ constant: Double = 0) -> Expression {
        var expression = Expression(constant: constant)
        for (variable, coefficient) in terms { expression.add(variable, coefficient) }
        return expression
    }

    @Test func `what follows from one equation follows in a row`() {
        var problem = LayoutProblem(levels: 0)
        let places = (0..<5).map { _ in problem.makeVariable() }
        problem.add(expression([places[0]: 1], -7), .equal, level: nil)
        for (one, next) in zip(places, places.dropFirst()) {
            problem.add(expression([next: 1, one: -1], -10), .equal, level: nil)
        }
        let rejected = problem.solve()
        #expect(rejected.isEmpty)
        #expect(places.map { problem.value(of: $0) } == [7, 17, 27, 37, 47])
    }

    @Test func `wishes of different weight are kept apart`() {
        var problem = LayoutProblem(levels: 2)
        let (width, height) = (problem.makeVariable(), problem.makeVariable())
        problem.add(expression([width: 1], -10), .equal, level: 1)
        problem.add(expression([width: 1], -20), .greaterOrEqual, level: 0)
        problem.add(expression([height: 1], -5), .lessOrEqual, level: 0)
        problem.add(expression([height: 1], -9), .greaterOrEqual, level: 1)
        let rejected = problem.solve()
        #expect(rejected.isEmpty)
        #expect(problem.value(of: width) == 20 && problem.value(of: height) == 5)
    }

    @Test func `of constraints that contradict each other the later one is left out`() {
        var problem = LayoutProblem(levels: 0)
        let (a, b) = (problem.makeVariable(), problem.makeVariable())
        problem.add(expression([a: 1, b: 1], -10), .equal, level: nil, rule: 0)
        problem.add(expression([a: 1], -3), .equal, level: nil, rule: 1)
        problem.add(expression([b: 1], -5), .equal, level: nil, rule: 2)
        problem.add(expression([b: 1], -9), .greaterOrEqual, level: nil, rule: 3)
        let rejected = problem.solve()
        #expect(rejected == [2, 3])
        #expect(problem.value(of: a) == 3 && problem.value(of: b) == 7)
    }

    @Test func `a variable that nothing is about is 0`() {
        var problem = LayoutProblem(levels: 1)
        let (a, b) = (problem.makeVariable(), problem.makeVariable())
        problem.add(expression([a: 1], -3), .equal, level: 0)
        let rejected = problem.solve()
        #expect(rejected.isEmpty && problem.value(of: a) == 3 && problem.value(of: b) == 0)
    }

    /// Numbers that look like random ones, and are always the same.
    private struct Numbers {
        var state: UInt64
        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
    }

    /// A layout as apps have it: each item beside or inside an earlier one, with a size of its own and wishes about it.
    private func layout(_ seed: Int) -> [(Expression, LinearSolver.Relation, Int?)] {
        var numbers = Numbers(state: UInt64(seed) &+ 99)
        var rows: [(Expression, LinearSolver.Relation, Int?)] = [
            (expression([0: 1]), .equal, nil), (expression([1: 1], -320), .equal, nil),
        ]
        for item in 1..<12 {
            let (place, size) = (item * 2, item * 2 + 1)
            let other = numbers.next(below: item) * 2
            let gap = Double(numbers.next(below: 20))
            rows.append((expression([size: 1]), .greaterOrEqual, nil))
            switch numbers.next(below: 4) {
            case 0: rows.append((expression([place: 1, other: -1, other + 1: -1], -gap), .equal, nil))
            case 1: rows.append((expression([place: 1, other: -1], -gap), .equal, nil))
            case 2: rows.append((expression([place: 1, size: 1, other: -1, other + 1: -1], gap), .equal, nil))
            default: rows.append((expression([place: 1, size: 0.5, other: -1, other + 1: -0.5]), .equal, nil))
            }
            let natural = Double(10 + numbers.next(below: 90))
            rows.append((expression([size: 1], -natural), .lessOrEqual, 1))
            rows.append((expression([size: 1], -natural), .greaterOrEqual, 0))
            if numbers.next(below: 3) == 0 {
                rows.append((expression([place: 1, size: 1, 1: -1], gap), .lessOrEqual, nil))
            }
        }
        return rows
    }

    @Test(arguments: 0..<60)
    func `the outcome is the solver's own`(_ seed: Int) {
        var (problem, solver) = (LayoutProblem(levels: 2), LinearSolver(levels: 2))
        for _ in 0..<24 {
            _ = problem.makeVariable()
            _ = solver.makeVariable()
        }
        var expected: [Int] = []
        for (number, row) in layout(seed).enumerated() {
            problem.add(row.0, row.1, level: row.2, rule: number)
            if !solver.add(row.0, row.1, level: row.2) { expected.append(number) }
        }
        solver.solve()
        let rejected = problem.solve()
        #expect(rejected == expected)
        for variable in 0..<24 { #expect(abs(problem.value(of: variable) - solver.value(of: variable)) < 1e-6) }
    }
}
