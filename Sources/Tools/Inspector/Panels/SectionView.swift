import UIKit

/// A panel under a heading that folds it.
final class SectionView: PaneView {
    let panel: Panel
    let section: InspectorModel.Section
    private let header: SectionHeader
    private unowned let model: InspectorModel

    init(_ section: InspectorModel.Section, _ panel: Panel, model: InspectorModel) {
        self.section = section
        self.panel = panel
        self.model = model
        header = SectionHeader()
        super.init(frame: .zero)
        header.title = section.rawValue
        header.onChange = { [unowned self] in self.model.toggle(self.section) }
        clipsToBounds = true
        addSubview(header)
        addSubview(panel)
    }

    required init?(coder: NSCoder) { fatalError("A section is made in code") }

    var isOpen: Bool { model.isOpen(section) }

    var height: CGFloat { Metrics.headerHeight + (isOpen ? panel.height : 0) }

    func refresh() {
        header.isOpen = isOpen
        panel.isHidden = !isOpen
        if isOpen { panel.refresh() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Metrics.headerHeight)
        panel.frame = CGRect(x: 0, y: Metrics.headerHeight, width: bounds.width, height: panel.height)
    }
}

/// The line with a section's name.
final class SectionHeader: PaneControl {
    var title = "" { didSet { redraw(title, was: oldValue) } }
    var isOpen = true { didSet { redraw(isOpen, was: oldValue) } }

    override func draw(_ rect: CGRect) {
        Palette.line.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: 1))
        let sign = CGRect(x: Metrics.margin - 5, y: (bounds.height - 16) / 2, width: 16, height: 16)
        Glyph.disclosure(isOpen: isOpen).draw(in: sign, color: Palette.faintText)
        let text = CGRect(
            x: sign.maxX + 5, y: 0, width: bounds.width - sign.maxX - Metrics.margin, height: bounds.height)
        title.draw(in: text, font: Typeface.heading, color: isHighlighted ? Palette.text : Palette.secondaryText)
    }
}
