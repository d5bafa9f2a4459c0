import UIKit

/// All panels: the transport and the transition stay at the top, the sections scroll below them.
final class InspectorView: PaneView {
    private let model: InspectorModel
    private let transport = TransportPanel()
    private let transition = TransitionPanel()
    private let news = NewsPanel()
    private let scroller = PaneScrollView()
    private let layers = LayersPanel()
    private let help = HelpOverlay()
    private let helpScroller = PaneScrollView()
    /// Shows the inspector again.
    private let tab = PaneButton()
    /// The edge with which the width is dragged.
    private let edge = WidthHandle()
    private var sections: [SectionView] = []
    /// What was unfolded when it was shown last.
    private var shownSections: Set<InspectorModel.Section>
    /// The section that was touched last: it stays where it is when what is above it, or the window, gets another height.
    private weak var touchedSection: SectionView?

    init(_ model: InspectorModel) {
        self.model = model
        shownSections = model.openSections
        super.init(frame: .zero)
        sections = [
            SectionView(.timeline, TimelinePanel(), model: model), SectionView(.layers, layers, model: model),
            SectionView(.events, EventsPanel(), model: model), SectionView(.history, HistoryPanel(), model: model),
            SectionView(.device, DevicePanel(), model: model),
        ]
        for panel in panels { panel.model = model }
        for view in [transport, transition, news, scroller, helpScroller, edge, tab] { addSubview(view) }
        tab.face = .glyph(.disclosure(isOpen: false))
        tab.onChange = { [unowned model] in model.isHidden = false }
        edge.onDrag = { [unowned model] in model.width = $0 }
        for section in sections { scroller.addSubview(section) }
        helpScroller.addSubview(help)
        help.onChange = { [unowned model] in model.showsHelp = false }
    }

    required init?(coder: NSCoder) { fatalError("The inspector is made in code") }

    private var panels: [Panel] { [transport, transition, news] + sections.map(\.panel) }

    /// Shows what the model says.
    func refresh() {
        transport.refresh()
        transition.refresh()
        news.refresh()
        for section in sections { section.refresh() }
        tab.isHidden = !model.isHidden
        for view in [transport, transition, news, scroller, edge] { view.isHidden = model.isHidden }
        helpScroller.isHidden = !model.showsHelp || model.isHidden
        setNeedsLayout()
        revealWhatWasOpened()
    }

    /// A part that a key has unfolded may lie below the window's end.
    private func revealWhatWasOpened() {
        defer { shownSections = model.openSections }
        guard let opened = sections.first(where: { $0.isOpen && !shownSections.contains($0.section) }) else { return }
        touchedSection = nil
        layoutIfNeeded()
        scroller.reveal(top: opened.frame.minY, bottom: opened.frame.maxY)
    }

    /// Shows the present moment.
    func showTime() {
        transition.showTime()
        for section in sections where section.isOpen { section.panel.showTime() }
    }

    /// A turn has gone by.
    func tick() {
        for section in sections where section.isOpen { section.panel.tick() }
    }

    func hover(at point: CGPoint?) {
        guard model.isOpen(.layers), !model.showsHelp else { return }
        layers.hover(at: point.map { convert($0, to: layers) })
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if let section = sections.first(where: { hit?.isDescendant(of: $0) == true }) { touchedSection = section }
        return hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Before the scroller has another size, which moves its content.
        let place = touchedSection.map { $0.frame.minY - scroller.contentOffset.y }
        defer {
            if let touchedSection, let place { scroller.keep(touchedSection.frame, at: place) }
        }
        let width = bounds.width
        tab.frame = bounds.insetBy(dx: 1, dy: 1)
        // Hidden panels keep their layout.
        guard !model.isHidden else { return }
        edge.frame = CGRect(x: width - WidthHandle.width, y: 0, width: WidthHandle.width, height: bounds.height)
        transport.frame = CGRect(x: 0, y: 0, width: width, height: transport.height)
        transition.frame = CGRect(x: 0, y: transport.height, width: width, height: transition.height)
        news.frame = CGRect(x: 0, y: transition.frame.maxY, width: width, height: news.height)
        let top = news.frame.maxY
        scroller.frame = CGRect(x: 0, y: top, width: width, height: max(0, bounds.height - top))
        layOutSections(width)
        let below = CGRect(x: 0, y: transport.height, width: width, height: max(0, bounds.height - transport.height))
        helpScroller.frame = below
        help.frame = CGRect(x: 0, y: 0, width: width, height: max(HelpOverlay.contentHeight, below.height))
        helpScroller.contentHeight = HelpOverlay.contentHeight
    }

    private func layOutSections(_ width: CGFloat) {
        var y: CGFloat = 0
        for section in sections {
            let frame = CGRect(x: 0, y: y, width: width, height: section.height)
            if section.frame != frame { section.frame = frame }
            y = frame.maxY
        }
        scroller.contentHeight = y
    }
}
