import QuartzCore

/// Discs that show where fingers are: all of them for whoever explains, and those that a mouse pretends always.
@MainActor package final class TouchMarks {
    /// A finger, or a place where one would come down.
    package typealias Mark = (place: CGPoint, isDown: Bool)

    /// Whether the fingers on the screen are shown.
    package var showsFingers = false
    private var discs: [CALayer] = []

    /// The discs to draw above the device's windows.
    package var layers: [CALayer] { discs.filter { !$0.isHidden } }

    package init() {}

    /// Puts the discs where the fingers are.
    ///
    /// - Parameter pretended: Fingers that are shown in any case.
    package func update(fingers: [UITouch], pretended: [Mark] = []) {
        let places = (showsFingers ? fingers.map { (screenPlace(of: $0), true) } : []) + pretended
        while discs.count < places.count { discs.append(TouchMarks.makeDisc()) }
        for (index, disc) in discs.enumerated() { show(disc, index < places.count ? places[index] : nil) }
    }

    private func screenPlace(of touch: UITouch) -> CGPoint {
        guard let window = touch.window else { return touch.windowLocation }
        return window.convert(touch.windowLocation, to: nil)
    }

    private func show(_ disc: CALayer, _ mark: Mark?) {
        if disc.isHidden != (mark == nil) { disc.isHidden = mark == nil }
        guard let mark else { return }
        if disc.position != mark.place { disc.position = mark.place }
        let opacity: Float = mark.isDown ? 1 : 0.6
        if disc.opacity != opacity { disc.opacity = opacity }
    }

    private static func makeDisc() -> CALayer {
        let disc = CALayer()
        disc.bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        disc.cornerRadius = diameter / 2
        disc.backgroundColor = CGColor(red: 0.5, green: 0.5, blue: 0.52, alpha: 0.45)
        disc.borderColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.8)
        disc.borderWidth = 1.5
        disc.isHidden = true
        return disc
    }

    /// In points. Decided: about as large as the part of a finger that touches the glass.
    private static let diameter: CGFloat = 40
}
