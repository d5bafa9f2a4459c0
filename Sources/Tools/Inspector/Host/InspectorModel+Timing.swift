import UIKit

/// The timing that is edited: of the source that is selected in the time line.
extension InspectorModel {
    /// The source whose timing is shown in the editor; `nil` if none is selected.
    package var selectedSource: AnimationSource? {
        guard let number = selectedNumber, let record, record.sources.indices.contains(number) else { return nil }
        return record.sources[number]
    }

    /// Selects a source of the transition that is looked at; the selected one again, or `nil`, selects none.
    package func select(source number: Int?) {
        selectedNumber = number == selectedNumber ? nil : number
        if let kind = selectedSource?.kind { codeStyle = TimingCode(kind) }
        onChange()
    }

    /// Gives the selected source another timing: at once while it runs, and in each next run of the transition.
    package func setTiming(_ timing: AnimationTiming) {
        guard let source = selectedSource, let record, source.original != nil else { return }
        let timing = timing == source.original ? timing : timing.rounded
        guard timing != source.timing else { return }
        record.set(timing, of: source)
        recorder.edits.note(source, in: record.edited)
        onChange()
    }

    /// Gives the selected source the timing of the app's code again.
    package func resetTiming() {
        if let original = selectedSource?.original { setTiming(original) }
    }

    /// Mutes a row, or restores a muted one, now and in each next run of the transition.
    package func toggleMute(_ row: TimelineRow) {
        guard let record else { return }
        record.setMuted(!row.isMuted, row.id)
        if let new = record.rows.first(where: { $0.id == row.id }) { recorder.edits.note(new, in: record.edited) }
        onChange()
    }

    // MARK: Code

    /// The code of the selected timing; `nil` without one.
    package var timingCode: String? { selectedSource?.timing.map(codeStyle.text(for:)) }

    /// Puts the code on the clipboard of the desktop or of the browser.
    package func copyTimingCode() {
        guard let code = timingCode else { return }
        host.clipboard?.write(code)
        copiedCode = code
        onChange()
    }

    /// Whether the code that is shown was copied last.
    package var isCodeCopied: Bool { copiedCode != nil && copiedCode == timingCode }
}
