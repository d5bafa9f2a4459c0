import Foundation
import InterludeStage

/// Compares a value with its golden, or records it as the golden, and adds the case to the report.
@MainActor package struct GoldenChecker {
    let place: TestPlace
    let argument: GoldenMode?
    let report: ReportFolder
    let environment: [String: String]

    /// Creates a checker.
    ///
    /// - Parameters:
    ///   - place: The expectation.
    ///   - mode: What the expectation says; `nil` for what counts otherwise.
    package init(
        at place: TestPlace, mode: GoldenMode? = nil, report: ReportFolder = .current,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.place = place
        argument = mode
        self.report = report
        self.environment = environment
    }

    /// The content at the path of a golden.
    enum Found<Value> {
        case nothing
        case damaged(String)
        case value(Value)
    }

    /// How it went, before it is written down.
    enum Verdict {
        case matched
        case recorded(String)
        case failed(String)
    }

    /// Compares or records, according to the mode.
    ///
    /// - Parameters:
    ///   - setting: The description of the configuration; `nil` if it is unknown.
    ///   - isSame: Returns whether the golden need not be written again.
    ///   - store: Records the value as the golden.
    ///   - compare: Returns the difference from the golden; `nil` for none.
    func judge<Value>(
        _ golden: Golden, _ found: Found<Value>, in setting: String? = nil, isSame: (Value) -> Bool,
        store: () throws -> Void,
        compare: (Value) -> String?
    ) -> Verdict {
        do {
            let choice = try GoldenMode.choose(argument, environment: environment)
            if let other = try report.claim(golden, by: place) { return .failed(clash(with: other)) }
            let others = try setting.map { try report.settings(of: golden, besides: $0) } ?? []
            let clash = others.first.map { GoldenChecker.clash(of: setting ?? "", with: $0) }
            switch choice.mode {
            case .record, .failed:
                return try record(golden, found, choice, clash, isSame: isSame, store: store, compare: compare)
            case .compare, .verify:
                return try check(
                    golden, found, recordsFirst: choice.mode == .compare, clash, store: store, compare: compare)
            }
        } catch {
            return .failed("\(error)")
        }
    }

    /// - Parameter clash: The message if another configuration expects another value with this name; `nil` if there is none.
    private func record<Value>(
        _ golden: Golden, _ found: Found<Value>, _ choice: GoldenMode.Choice, _ clash: String?, isSame: (Value) -> Bool,
        store: () throws -> Void, compare: (Value) -> String?
    ) throws -> Verdict {
        guard case .value(let value) = found else {
            try store()
            return recorded("Recorded the golden \(golden.url.path).", choice)
        }
        // The second setting would take the first one's golden away.
        if let clash, !isSame(value), compare(value) != nil { return .failed(clash) }
        if choice.mode == .record {
            if isSame(value) { return recorded("The golden \(golden.url.path) is unchanged.", choice) }
            try store()
            return recorded("Recorded the golden \(golden.url.path).", choice)
        }
        guard let difference = compare(value) else { return .matched }
        try store()
        return recorded("Recorded the golden \(golden.url.path) anew. Before: \(difference)", choice)
    }

    private func check<Value>(
        _ golden: Golden, _ found: Found<Value>, recordsFirst: Bool, _ clash: String?, store: () throws -> Void,
        compare: (Value) -> String?
    ) throws -> Verdict {
        switch found {
        case .nothing where recordsFirst: return try recordFirst(golden, store: store)
        case .nothing:
            return .failed(
                "There is no golden \(golden.url.path). Record it on a machine where you can look at it, and commit it."
            )
        case .damaged(let reason):
            return .failed("The golden \(golden.url.path) cannot be read: \(reason).\n\(GoldenChecker.advice)")
        case .value(let value):
            guard let difference = compare(value) else { return .matched }
            return .failed(difference + "\n" + (clash.map { $0 + "\n" } ?? "") + GoldenChecker.advice)
        }
    }

    private func recorded(_ what: String, _ choice: GoldenMode.Choice) -> Verdict {
        choice.isInCode
            ? .failed(what + " Recording is on in the code: remove it and run again.") : .recorded(what)
    }

    private func clash(with other: String) -> String {
        "two expectations have this name, at \(other) and at \(place.words), and would share one golden. Use different "
            + "names; if both expect the same image, call one function with the expectation."
    }

    private static func clash(of setting: String, with other: String) -> String {
        "This name is used in two configurations, \(other) and \(setting), whose images differ, and would share one "
            + "golden. Add the configuration to the name; Stage.matrix does so automatically."
    }

    private func recordFirst(_ golden: Golden, store: () throws -> Void) throws -> Verdict {
        try store()
        return .failed(
            "There was no golden; this one was recorded: \(golden.url.path)\n"
                + "Look at it, commit it, and run again: it is compared from now on.")
    }

    private static let advice = "If the new one is right, make it the golden: \(GoldenMode.variable)=failed swift test"
}

extension GoldenChecker {
    /// The golden's name: in a matrix the setting's is added.
    func golden(_ name: String, _ kind: Golden.Kind) -> Golden {
        let full = Stage.Configuration.current.map { "\(name).\($0.fileName)" } ?? name
        return Golden(full, kind, beside: place.filePath)
    }

    /// Puts the case into the report.
    func close(
        _ golden: Golden, _ kind: ReportCase.Kind, _ verdict: Verdict, evidence: (URL) throws -> ReportEvidence
    ) -> CheckResult {
        var entry = ReportCase(kind: kind, name: golden.name, place: place)
        entry.golden = golden.url.path
        entry.setting = Stage.Configuration.current?.description
        switch verdict {
        case .matched: entry.status = .passed
        case .recorded(let what):
            entry.status = .recorded
            entry.message = what
        case .failed(let reason):
            entry.status = .failed
            entry.message = "\(golden.name): \(reason)"
        }
        return report.keep(entry, evidence: evidence)
    }
}
