/// Finds values for variables that obey linear equations and inequalities of different weight: all required ones, and of
/// the others the heavier ones before the lighter ones.
///
/// It is the simplex method as Cassowary uses it for layouts (Badros, Borning and Stuckey, 2001), with one objective a
/// level of weight instead of one sum of all, so that a heavier wish always wins over any number of lighter ones. Ties go
/// to the variable that was made first, so the outcome is always the same.
package struct LinearSolver {
    package enum Relation { case lessOrEqual, equal, greaterOrEqual }

    /// What a variable of the tableau stands for.
    private enum Kind {
        /// A variable of the caller's; may be negative.
        case external
        /// What an inequality leaves, never negative.
        case slack
        /// How far a wish is missed, never negative.
        case error
        /// Marks a required equation; stays 0.
        case dummy
    }

    /// `constant + Σ coefficient · variable`.
    package struct Expression {
        package var constant = 0.0
        package var terms: [Int: Double] = [:]

        package init(constant: Double = 0) { self.constant = constant }

        package mutating func add(_ variable: Int, _ coefficient: Double) {
            let sum = (terms[variable] ?? 0) + coefficient
            terms[variable] = abs(sum) < LinearSolver.epsilon ? nil : sum
        }

        mutating func add(_ other: Expression, times factor: Double) {
            constant += other.constant * factor
            for (variable, coefficient) in other.terms { add(variable, coefficient * factor) }
        }

        /// Puts `expression` in place of `variable`.
        mutating func substitute(_ variable: Int, _ expression: Expression) {
            guard let coefficient = terms.removeValue(forKey: variable) else { return }
            add(expression, times: coefficient)
        }

        /// Taken as an equation with 0: what `variable` is then.
        func solved(for variable: Int) -> Expression {
            var rest = self
            let coefficient = rest.terms.removeValue(forKey: variable) ?? 1
            var result = Expression()
            result.add(rest, times: -1 / coefficient)
            return result
        }
    }

    private static let epsilon = 1e-8
    private var kinds: [Kind] = []
    /// What the basic variables are, in terms of the others.
    private var rows: [Int: Expression] = [:]
    /// For each variable the basic ones whose rows contain it. Some may no longer do so, or be there twice: what is asked for in a row counts.
    private var users: [[Int]] = []
    /// What is to be made small, the heaviest level first.
    private var objectives: [Expression]

    /// - Parameter levels: How many weights there are below required.
    package init(levels: Int) {
        objectives = Array(repeating: Expression(), count: levels)
    }

    // MARK: Variables and constraints

    package mutating func makeVariable() -> Int { make(.external) }

    private mutating func make(_ kind: Kind) -> Int {
        kinds.append(kind)
        users.append([])
        return kinds.count - 1
    }

    /// Adds `expression relation 0`.
    ///
    /// - Parameter level: The weight, 0 is the heaviest; `nil` is required.
    /// - Returns: False if it contradicts the required ones; then it is left out.
    package mutating func add(_ expression: Expression, _ relation: Relation, level: Int?) -> Bool {
        var (row, markers) = makeRow(expression, relation, level)
        if row.constant < 0 {
            var turned = Expression()
            turned.add(row, times: -1)
            row = turned
        }
        if let subject = subject(of: row, markers) {
            enter(row.solved(for: subject), as: subject)
            return true
        }
        if row.terms.keys.allSatisfy({ kinds[$0] == .dummy }) {
            guard abs(row.constant) < 1e-6 else { return false }
            if let marker = markers.first, row.terms[marker] != nil { enter(row.solved(for: marker), as: marker) }
            return true
        }
        return addWithArtificial(row)
    }

    private mutating func makeRow(
        _ expression: Expression, _ relation: Relation, _ level: Int?
    ) -> (Expression, [Int]) {
        var row = Expression(constant: expression.constant)
        for (variable, coefficient) in expression.terms {
            if let basic = rows[variable] { row.add(basic, times: coefficient) } else { row.add(variable, coefficient) }
        }
        guard relation == .equal else {
            let sign: Double = relation == .lessOrEqual ? 1 : -1
            let slack = make(.slack)
            row.add(slack, sign)
            guard let level else { return (row, [slack]) }
            let error = make(.error)
            row.add(error, -sign)
            objectives[level].add(error, 1)
            return (row, [slack, error])
        }
        guard let level else {
            let dummy = make(.dummy)
            row.add(dummy, 1)
            return (row, [dummy])
        }
        let (over, under) = (make(.error), make(.error))
        row.add(over, -1)
        row.add(under, 1)
        objectives[level].add(over, 1)
        objectives[level].add(under, 1)
        return (row, [over, under])
    }

    /// The variable that a new row can be solved for at once, `nil` if there is none.
    private func subject(of row: Expression, _ markers: [Int]) -> Int? {
        if let external = row.terms.keys.filter({ kinds[$0] == .external }).min() { return external }
        return markers.first { kinds[$0] != .dummy && (row.terms[$0] ?? 0) < 0 }
    }

    private mutating func enter(_ row: Expression, as variable: Int) {
        substitute(variable, row)
        insert(row, as: variable)
    }

    private mutating func insert(_ row: Expression, as variable: Int) {
        rows[variable] = row
        for other in row.terms.keys { users[other].append(variable) }
    }

    private mutating func substitute(_ variable: Int, _ expression: Expression) {
        let basics = users[variable]
        users[variable] = []
        for basic in basics where rows[basic]?.terms[variable] != nil {
            rows[basic]?.substitute(variable, expression)
            for other in expression.terms.keys { users[other].append(basic) }
        }
        for level in objectives.indices { objectives[level].substitute(variable, expression) }
    }

    /// Adds a row that has to be brought to 0 first.
    private mutating func addWithArtificial(_ row: Expression) -> Bool {
        let saved = self
        let artificial = make(.slack)
        insert(row, as: artificial)
        objectives.append(row)
        minimise(objectives.count - 1, alone: true)
        let left = objectives.removeLast().constant
        guard abs(left) < 1e-6 else {
            self = saved
            return false
        }
        if let basic = rows.removeValue(forKey: artificial) {
            if basic.terms.isEmpty { return true }
            guard let entering = basic.terms.keys.filter({ kinds[$0] != .dummy && kinds[$0] != .external }).min() else {
                return true
            }
            var equation = basic
            equation.add(artificial, -1)
            enter(equation.solved(for: entering), as: entering)
        }
        for basic in users[artificial] { rows[basic]?.terms[artificial] = nil }
        for level in objectives.indices { objectives[level].terms[artificial] = nil }
        return true
    }

    // MARK: Solving

    /// Makes all levels as small as they get, the heaviest first.
    package mutating func solve() {
        for level in objectives.indices { minimise(level, alone: false) }
    }

    package func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

    private mutating func minimise(_ level: Int, alone: Bool) {
        // Bland's rule ends always; the limit is for rounding errors.
        for _ in 0..<10_000 {
            guard let entering = entering(level, alone: alone), let leaving = leaving(for: entering),
                let row = rows.removeValue(forKey: leaving)
            else { return }
            var equation = row
            equation.add(leaving, -1)
            enter(equation.solved(for: entering), as: entering)
        }
    }

    /// The first variable that makes a level smaller and leaves the heavier ones alone.
    private func entering(_ level: Int, alone: Bool) -> Int? {
        var first: Int?
        for (variable, coefficient) in objectives[level].terms {
            guard coefficient < -Self.epsilon, variable < first ?? .max, kinds[variable] != .dummy else { continue }
            if alone || objectives[..<level].allSatisfy({ abs($0.terms[variable] ?? 0) < Self.epsilon }) {
                first = variable
            }
        }
        return first
    }

    /// The variable that first becomes 0 when `entering` grows.
    private func leaving(for entering: Int) -> Int? {
        var best: (ratio: Double, variable: Int)?
        for variable in users[entering] where kinds[variable] != .external {
            guard let row = rows[variable], let coefficient = row.terms[entering], coefficient < 0 else { continue }
            let candidate = (ratio: -row.constant / coefficient, variable: variable)
            guard let present = best else {
                best = candidate
                continue
            }
            if candidate.ratio < present.ratio || (candidate.ratio == present.ratio && variable < present.variable) {
                best = candidate
            }
        }
        return best?.variable
    }
}
