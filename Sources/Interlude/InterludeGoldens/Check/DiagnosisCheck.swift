import Foundation
import InterludeStage
import TransitionDoctor

extension Diagnosis {
    /// Puts the diagnosis into the report: passed when nothing is wrong.
    ///
    /// - Parameter films: Films of the trials in which something was found.
    @MainActor package func check(
        at place: TestPlace, report: ReportFolder = .current, films: () -> [TrialFilm] = { [] }
    ) -> CheckResult {
        var entry = ReportCase(kind: .health, name: name, place: place)
        entry.setting = Stage.Configuration.current?.description
        // A malformed comment was meant to suppress a finding.
        let passes = isHealthy && !remarks.contains(where: \.isMalformed)
        entry.status = passes ? .passed : .failed
        entry.message = passes && remarks.isEmpty ? "" : description
        entry.findings = findings
        let notes = accepted.map { "accepted \($0)" } + omissions.map { "not tried: \($0)" }
        entry.notes = notes.isEmpty ? nil : notes
        return report.keep(entry) { folder in
            var evidence = ReportEvidence()
            evidence.films = try films().map { try ReportFilm($0.film, title: $0.trial, in: folder) }
            return evidence
        }
    }
}

extension Patient {
    /// Examines the patient and puts the diagnosis into the report, with films of what went wrong. What comments above the
    /// place accept is left out.
    package func check(
        at place: TestPlace, except rules: Set<Rule> = [], from severity: Finding.Severity = .warning,
        report: ReportFolder = .current
    ) -> CheckResult {
        let diagnosis = examine(except: rules, from: severity, filePath: place.filePath, line: place.line)
        return diagnosis.check(at: place, report: report) { films(of: diagnosis.findings) }
    }
}
