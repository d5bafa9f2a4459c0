import Gallery
import InterludeStage
import InterludeTools
import UIKit

extension FilmGallery {
    /// The gallery of the catalogue's transitions.
    ///
    /// - Parameters:
    ///   - setting: The device and its user's choices. Fingers go where the device has its edges.
    ///   - isWhole: Whether all films of all transitions are recorded, or the few of ``TransitionCatalogue/selection``.
    init(ofCatalogueOn setting: Stage.Configuration, isWhole: Bool) {
        let cards = (isWhole ? TransitionCatalogue.recordable : TransitionCatalogue.selectedEntries).map { entry in
            Card(
                name: entry.name, summary: entry.summary, source: entry.source,
                takes: FilmGallery.takes(
                    entry, tapped: isWhole ? entry.operations : entry.shownOperations,
                    driven: isWhole ? entry.interactiveOperations : entry.shownInteractiveOperations, on: setting))
        }
        let count = isWhole ? "\(cards.count)" : "\(cards.count) of \(TransitionCatalogue.recordable.count)"
        self.init(
            title: "Interlude",
            summary: "\(count) transitions between two screens, written against UIKit and rendered on Linux.",
            cards: cards)
        self.setting = setting
    }

    /// The films of a transition: each operation, then each that a finger drives, finished and cancelled.
    private static func takes(
        _ entry: CatalogueEntry, tapped: [TransitionOperation], driven: [TransitionOperation],
        on setting: Stage.Configuration
    ) -> [Take] {
        let taps = tapped.map { operation in
            DemoRecording(entry: entry, operation: operation)
                .take("\(entry.name)-\(operation.rawValue)", scene: operation.rawValue.capitalized)
        }
        let fingers = driven.flatMap { operation in
            [false, true].compactMap { fingerTake(entry, operation, on: setting, cancelled: $0) }
        }
        return taps + fingers
    }

    private static func fingerTake(
        _ entry: CatalogueEntry, _ operation: TransitionOperation, on setting: Stage.Configuration, cancelled: Bool
    ) -> Take? {
        guard let finger = entry.finger(for: operation, in: setting, cancelled: cancelled) else { return nil }
        var recording = DemoRecording(entry: entry, operation: operation)
        recording.finger = finger
        let end = cancelled ? "canceled" : "finished"
        return recording.take(
            "\(entry.name)-\(operation.rawValue)-\(end)", scene: "\(operation.rawValue.capitalized) by finger",
            caption: end)
    }
}

extension CatalogueEntry {
    /// The finger that drives an operation on a device: where it is read from right to left, from the other side.
    @MainActor func finger(
        for operation: TransitionOperation, in setting: Stage.Configuration, cancelled: Bool
    ) -> Finger? {
        let size = setting.device.size(setting.orientation)
        guard let plan = finger(for: operation, on: size, cancelled: cancelled) else { return nil }
        let finger = Finger(plan)
        guard setting.layoutDirection == .rightToLeft else { return finger }
        let points = finger.points.map { point in
            Finger.Point(time: point.time, location: CGPoint(x: size.width - point.location.x, y: point.location.y))
        }
        return Finger(points: points, endTime: plan.endTime)
    }
}
