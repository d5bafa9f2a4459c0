/// The equations and inequalities of a layout, gathered and reduced before a ``LinearSolver`` solves what is left.
///
/// Most of a layout is settled without a tableau: what is fixed is put in, and a variable that occurs in one required equation alone takes
/// what this leaves to it. In a column of labels of which each is below the one before, that is every position. Nothing is then left but
/// the sizes, each a problem of its own, so that the cost follows the number of constraints. These are the reductions "row singleton" and
/// "free column singleton" of linear programming (Andersen and Andersen, 1995); they leave the outcome as it is.
///
/// Where constraints contradict each other the order decides which is left out, so those layouts are solved as they are.
package struct LayoutProblem {
    package typealias Expression = LinearSolver.Expression

    /// `expression relation 0`.
    fileprivate struct Row {
        var expression: Expression
        let relation: LinearSolver.Relation
        /// The weight, 0 is the heaviest; `nil` is required.
        let level: Int?
        /// The caller's number for it.
        let rule: Int?

        var isRequiredEquation: Bool { relation == .equal && level == nil }

        /// Whether a row without variables holds.
        var holds: Bool {
            switch relation {
            case .equal: abs(expression.constant) < LayoutProblem.tolerance
            case .lessOrEqual: expression.constant < LayoutProblem.tolerance
            case .greaterOrEqual: expression.constant > -LayoutProblem.tolerance
            }
        }
    }

    /// As far as required constraints may be missed by rounding, as ``LinearSolver`` has it.
    private static let tolerance = 1e-6

    private let levels: Int
    private var rows: [Row] = []
    private var values: [Double] = []

    /// - Parameter levels: How many weights there are below required.
    package init(levels: Int) { self.levels = levels }

    package mutating func makeVariable() -> Int {
        values.append(0)
        return values.count - 1
    }

    /// Adds `expression relation 0`.
    ///
    /// - Parameters:
    ///   - level: The weight, 0 is the heaviest; `nil` is required.
    ///   - rule: A number that ``solve()`` returns if the row contradicts earlier ones.
    package mutating func add(
        _ expression: Expression, _ relation: LinearSolver.Relation, level: Int?, rule: Int? = nil
    ) {
        rows.append(Row(expression: expression, relation: relation, level: level, rule: rule))
    }

    /// The value of a variable once the problem is solved.
    package func value(of variable: Int) -> Double { values[variable] }

    /// Finds the values of all variables.
    ///
    /// - Returns: The numbers of the rules that are left out, since they contradict required ones.
    package mutating func solve() -> [Int] {
        var reduction = Reduction(rows, variables: values.count)
        if let found = reduction.solve(levels: levels) {
            values = found
            return []
        }
        return solveWhole()
    }

    private mutating func solveWhole() -> [Int] {
        var solver = LinearSolver(levels: levels)
        for _ in values { _ = solver.makeVariable() }
        var rejected: [Int] = []
        for row in rows where !solver.add(row.expression, row.relation, level: row.level) {
            if let rule = row.rule { rejected.append(rule) }
        }
        solver.solve()
        for variable in values.indices { values[variable] = solver.value(of: variable) }
        return rejected
    }
}

extension LayoutProblem {
    /// A problem that gets smaller until it falls apart.
    fileprivate struct Reduction {
        private var rows: [Row]
        private var isOpen: [Bool]
        /// For each variable the rows that contain it, or did.
        private var places: [[Int]]
        /// For each variable how many open rows contain it.
        private var counts: [Int]
        private var values: [Double]
        private var isKnown: [Bool]
        /// The variables that follow from an equation, with its row, in the order in which they were taken out.
        private var taken: [(variable: Int, row: Int)] = []

        init(_ rows: [Row], variables: Int) {
            self.rows = rows
            isOpen = Array(repeating: true, count: rows.count)
            places = Array(repeating: [], count: variables)
            values = Array(repeating: 0, count: variables)
            isKnown = Array(repeating: false, count: variables)
            for (index, row) in rows.enumerated() {
                for variable in row.expression.terms.keys { places[variable].append(index) }
            }
            counts = places.map(\.count)
        }

        /// - Returns: `nil` if something contradicts something else.
        mutating func solve(levels: Int) -> [Double]? {
            guard fixVariables() else { return nil }
            takeOutFreeVariables()
            guard solveParts(levels: levels) else { return nil }
            for (variable, row) in taken.reversed() { values[variable] = value(of: variable, in: row) }
            return values
        }

        private func value(of variable: Int, in row: Int) -> Double {
            let expression = rows[row].expression
            var rest = expression.constant
            // In order, so that rounding is always the same.
            for other in expression.terms.keys.sorted() where other != variable {
                rest += (expression.terms[other] ?? 0) * values[other]
            }
            return -rest / (expression.terms[variable] ?? 1)
        }

        // MARK: What is fixed

        /// Puts in the values of variables that a required equation gives.
        ///
        /// - Returns: Whether all rows hold that have no variable left.
        private mutating func fixVariables() -> Bool {
            var queue = rows.indices.filter { rows[$0].expression.terms.count <= 1 }
            var next = 0
            while next < queue.count {
                let index = queue[next]
                next += 1
                guard isOpen[index] else { continue }
                guard let (variable, coefficient) = rows[index].expression.terms.first else {
                    guard rows[index].level != nil || rows[index].holds else { return false }
                    isOpen[index] = false
                    continue
                }
                guard rows[index].isRequiredEquation else { continue }
                isOpen[index] = false
                counts[variable] -= 1
                values[variable] = -rows[index].expression.constant / coefficient
                isKnown[variable] = true
                queue += putIn(variable)
            }
            return true
        }

        /// - Returns: The rows that have one variable left, or none.
        private mutating func putIn(_ variable: Int) -> [Int] {
            var short: [Int] = []
            for index in places[variable] where isOpen[index] {
                guard let coefficient = rows[index].expression.terms.removeValue(forKey: variable) else { continue }
                rows[index].expression.constant += coefficient * values[variable]
                counts[variable] -= 1
                if rows[index].expression.terms.count <= 1 { short.append(index) }
            }
            return short
        }

        // MARK: What follows from one equation

        private mutating func takeOutFreeVariables() {
            var queue = counts.indices.filter { counts[$0] == 1 && !isKnown[$0] }
            var next = 0
            while next < queue.count {
                let candidate = queue[next]
                next += 1
                guard counts[candidate] == 1,
                    let index = places[candidate].first(where: { isOpen[$0] && contains($0, candidate) }),
                    rows[index].isRequiredEquation
                else { continue }
                let terms = rows[index].expression.terms.keys.sorted()
                // The first one that can, as the solver has it.
                let variable = terms.first { counts[$0] == 1 } ?? candidate
                isOpen[index] = false
                taken.append((variable, index))
                for other in terms {
                    counts[other] -= 1
                    if counts[other] == 1 { queue.append(other) }
                }
            }
        }

        private func contains(_ row: Int, _ variable: Int) -> Bool { rows[row].expression.terms[variable] != nil }

        // MARK: What is left

        /// Solves the rows that are left, those that share no variable apart from each other.
        private mutating func solveParts(levels: Int) -> Bool {
            for part in parts() {
                var solver = LinearSolver(levels: levels)
                var numbers: [Int: Int] = [:]
                let variables = Set(part.flatMap { rows[$0].expression.terms.keys }).sorted()
                for variable in variables { numbers[variable] = solver.makeVariable() }
                for index in part {
                    var expression = Expression(constant: rows[index].expression.constant)
                    for (variable, coefficient) in rows[index].expression.terms {
                        if let number = numbers[variable] { expression.add(number, coefficient) }
                    }
                    guard solver.add(expression, rows[index].relation, level: rows[index].level) else { return false }
                }
                solver.solve()
                for variable in variables { values[variable] = numbers[variable].map { solver.value(of: $0) } ?? 0 }
            }
            return true
        }

        /// The open rows, those that are connected by variables together, each part in the order in which its rows were added.
        private func parts() -> [[Int]] {
            var sets = DisjointSets(count: values.count)
            for index in rows.indices where isOpen[index] {
                var first: Int?
                for variable in rows[index].expression.terms.keys {
                    if let first { sets.join(first, variable) } else { first = variable }
                }
            }
            var numbers: [Int: Int] = [:]
            var parts: [[Int]] = []
            for index in rows.indices where isOpen[index] {
                guard let variable = rows[index].expression.terms.keys.first else { continue }
                let root = sets.root(of: variable)
                if let number = numbers[root] {
                    parts[number].append(index)
                } else {
                    numbers[root] = parts.count
                    parts.append([index])
                }
            }
            return parts
        }
    }

    /// Numbers in sets that are joined one by one (Tarjan, 1975).
    fileprivate struct DisjointSets {
        private var parents: [Int]

        init(count: Int) { parents = Array(0..<count) }

        mutating func root(of number: Int) -> Int {
            var number = number
            while parents[number] != number {
                parents[number] = parents[parents[number]]
                number = parents[number]
            }
            return number
        }

        mutating func join(_ one: Int, _ other: Int) {
            let (a, b) = (root(of: one), root(of: other))
            parents[max(a, b)] = min(a, b)
        }
    }
}
