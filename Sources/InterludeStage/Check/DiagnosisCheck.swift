import Foundation

extension Diagnosis {
    /// Puts the diagnosis into the report: passed when nothing is wrong.
    @MainActor package func check(at place: TestPlace, report: ReportFolder = .current) -> CheckResult {
        var entry = ReportCase(kind: .health, name: name, place: place)
        entry.setting = Stage.Setting.current?.description
        entry.status = isHealthy ? .passed : .failed
        entry.message = isHealthy ? "" : description
        entry.findings = findings
        return report.keep(entry) { _ in ReportEvidence() }
    }
}
