import UIKit

extension PlaceViewController {
    /// The picture above the text, or beside it where the page is wider than high.
    func layOutPage() {
        // In a navigation or tab bar controller there is a back button; alone the page has its own.
        closeButton.isHidden = parent != nil
        if isSideBySide { layOutSideBySide() } else { layOutInColumn() }
        hintView.place(above: pictureView.frame)
    }

    /// Whether the image is beside the text.
    var isSideBySide: Bool { view.bounds.width > view.bounds.height }

    /// Below a navigation bar the picture begins below it; alone the page shows it behind the status bar.
    private var pictureTop: CGFloat { navigationController == nil ? 0 : view.safeAreaInsets.top }

    private func layOutInColumn() {
        let bounds = view.bounds
        let height = (bounds.height * 0.4).rounded()
        pictureView.frame = CGRect(x: 0, y: pictureTop, width: bounds.width, height: height)
        layOutText(in: CGRect(x: 0, y: pictureTop + height, width: bounds.width, height: 0))
        placeCloseButton(right: bounds.width - 16)
    }

    private func layOutSideBySide() {
        let bounds = view.bounds
        let width = (bounds.width * 0.46).rounded()
        place(pictureView, CGRect(x: 0, y: pictureTop, width: width, height: bounds.height - pictureTop))
        let insets = view.safeAreaInsets
        let right = bounds.width - (isMirrored ? insets.left : insets.right)
        layOutText(in: CGRect(x: width, y: pictureTop, width: right - width, height: 0))
        placeCloseButton(right: right - 16)
    }

    private func placeCloseButton(right: CGFloat) {
        place(closeButton, CGRect(x: right - 32, y: view.safeAreaInsets.top + 8, width: 32, height: 32))
    }

    /// The text, which scrolls where there is more of it than room, and the button below it.
    private func layOutText(in area: CGRect) {
        let margin: CGFloat = 20
        let foot = view.bounds.height - max(20, view.safeAreaInsets.bottom + 8)
        let button = max(52, actionButton.font.lineHeight + 30)
        place(
            actionButton,
            CGRect(x: area.minX + margin, y: foot - button, width: area.width - 2 * margin, height: button))
        // Beside a picture the text may begin behind the status bar's or the sheet's own signs.
        place(
            textArea,
            CGRect(
                x: area.minX, y: area.minY, width: area.width,
                height: max(0, actionButton.frame.minY - 12 - area.minY)))
        textArea.contentSize = CGSize(width: area.width, height: layOutLabels(width: area.width, margin: margin))
    }

    /// Places the labels one below the other. Returns where they end.
    private func layOutLabels(width: CGFloat, margin: CGFloat) -> CGFloat {
        let width = width - 2 * margin
        var y: CGFloat = 18
        func add(_ view: UIView, atLeast height: CGFloat, below gap: CGFloat) {
            let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            view.frame = CGRect(x: margin, y: y + gap, width: width, height: max(height, fitting.rounded(.up)))
            y = view.frame.maxY
        }
        add(name, atLeast: 35, below: 0)
        add(region, atLeast: 23, below: 2)
        add(facts, atLeast: 42, below: 18)
        add(story, atLeast: 0, below: 18)
        return y
    }

    /// Places a view by its frame in left-to-right layouts.
    private func place(_ view: UIView, _ frame: CGRect) {
        guard isMirrored else { return view.frame = frame }
        view.frame = CGRect(
            x: self.view.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}
