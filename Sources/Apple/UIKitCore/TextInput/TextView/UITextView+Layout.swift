import CoreGraphics

extension UITextView {
    // MARK: The text's place

    /// The text as it is shown: links in their color, natural text as the user reads.
    var shownLayout: TextLayout {
        fitContainer()
        manager.naturalAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        return manager.layout(in: container)
    }

    /// Text with its links as the view shows them.
    func withLinks(_ text: StyledText) -> StyledText {
        let look: [NSAttributedString.Key: Any] =
            content.linkAttributes.isEmpty ? [.foregroundColor: tintColor ?? .systemBlue] : content.linkAttributes
        return shownLinks.reduce(text) { $0.adding(look, in: $1.range) }
    }

    private func fitContainer() {
        guard container.widthTracksTextView else { return }
        let width = max(0, bounds.width - textContainerInset.left - textContainerInset.right)
        guard container.size.width != width else { return }
        container.size.width = width
    }

    var layoutOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + container.lineFragmentPadding, y: textContainerInset.top)
    }

    var selectionBounds: CGRect {
        CGRect(
            x: textContainerInset.left + container.lineFragmentPadding, y: 0,
            width: max(
                0,
                bounds.width - textContainerInset.left - textContainerInset.right
                    - 2 * container.lineFragmentPadding),
            height: max(contentSize.height, bounds.height))
    }

    /// The height of the text with its insets, in whole pixels.
    private var contentHeight: CGFloat {
        let scale = max(1, traitCollection.displayScale)
        let height = shownLayout.size.height + textContainerInset.top + textContainerInset.bottom
        return ((height * scale) - 0.001).rounded(.up) / scale
    }

    func layOutText() {
        UIView.performWithoutAnimation {
            let size = CGSize(width: bounds.width, height: contentHeight)
            if contentSize != size { contentSize = size }
            parts.selection.frame = CGRect(origin: .zero, size: size)
            let whole = CGRect(x: 0, y: 0, width: size.width, height: max(size.height, 0))
            parts.cover(isScrollEnabled ? bounds : whole, of: whole)
            parts.selection.refresh()
        }
        tellSizeIfWidthChanged()
    }

    /// A view that does not scroll is as high as its text, which depends on the width.
    private func tellSizeIfWidthChanged() {
        guard !isScrollEnabled, content.toldWidth != bounds.width else { return }
        content.toldWidth = bounds.width
        invalidateIntrinsicContentSize()
    }

    var naturalSize: CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let width = bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude
        return fittingTextSize(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    func fittingTextSize(_ size: CGSize) -> CGSize {
        let sides = textContainerInset.left + textContainerInset.right + 2 * container.lineFragmentPadding
        let room = size.width > 0 && size.width < 100_000 ? max(0, size.width - sides) : CGFloat.infinity
        let layout = manager.layout(in: container, width: room)
        let scale = max(1, traitCollection.displayScale)
        func ceiling(_ length: CGFloat) -> CGFloat { ((length * scale) - 0.001).rounded(.up) / scale }
        return CGSize(
            width: ceiling(min(layout.size.width, room) + sides),
            height: ceiling(layout.size.height + textContainerInset.top + textContainerInset.bottom))
    }

    // MARK: Into sight

    func reveal(_ range: NSRange, animated: Bool) {
        guard isScrollEnabled, bounds.height > 0 else { return }
        layOutText()
        let range = editor.clamped(range)
        var place = editor.caretRect(at: NSMaxRange(range))
        if range.length > 0 { place = editor.selectionRects(range).reduce(place) { $0.union($1.rect) } }
        // The insets above the first and below the last line come along.
        if place.minY <= textContainerInset.top {
            place = place.union(CGRect(x: place.minX, y: 0, width: 1, height: 1))
        }
        if place.maxY >= contentSize.height - textContainerInset.bottom - 1 {
            place = place.union(CGRect(x: place.minX, y: contentSize.height - 1, width: 1, height: 1))
        }
        scrollRectToVisible(CGRect(x: 0, y: place.minY, width: 1, height: place.height), animated: animated)
    }

    // MARK: Links

    /// The links of text that is only read, by attribute or found.
    private var shownLinks: [(range: NSRange, url: URL)] {
        var links: [(range: NSRange, url: URL)] = []
        for part in storage.shown.parts {
            switch part.attributes[.link] {
            case let url as URL: links.append((part.range, url))
            case let text as String: if let url = URL(string: text) { links.append((part.range, url)) }
            default: break
            }
        }
        if !isEditable, dataDetectorTypes.contains(.link) { links += LinkFinder.links(in: storage.shown.string) }
        return links
    }

    /// Opens the link at a place, if there is one and the delegate agrees.
    func openLink(at point: CGPoint) -> Bool {
        guard !isEditable, isSelectable, let place = editor.character(at: point),
            let link = shownLinks.first(where: { NSLocationInRange(place, $0.range) })
        else { return false }
        let agrees =
            delegate?.textView(self, shouldInteractWith: link.url, in: link.range, interaction: .invokeDefaultAction)
            ?? true
        if agrees { UIApplication.shared.open(link.url) }
        return true
    }
}

/// Finds addresses of the web in plain text.
enum LinkFinder {
    static func links(in text: NSString) -> [(range: NSRange, url: URL)] {
        var links: [(range: NSRange, url: URL)] = []
        for start in ["https://", "http://", "www."] {
            var place = 0
            while place < text.length {
                let rest = NSRange(location: place, length: text.length - place)
                let hit = text.range(of: start, options: .caseInsensitive, range: rest)
                guard hit.location != NSNotFound else { break }
                let range = extent(of: hit, in: text)
                place = NSMaxRange(range)
                let isKnown = links.contains { NSIntersectionRange($0.range, range).length > 0 }
                let address = (start == "www." ? "http://" : "") + text.substring(with: range)
                if !isKnown, range.length > hit.length, let url = URL(string: address) { links.append((range, url)) }
            }
        }
        return links
    }

    /// Up to the next space, without the punctuation that ends a sentence.
    private static func extent(of hit: NSRange, in text: NSString) -> NSRange {
        let rest = NSRange(location: hit.location, length: text.length - hit.location)
        let blank = text.rangeOfCharacter(from: .whitespacesAndNewlines, options: [], range: rest)
        var end = blank.location == NSNotFound ? text.length : blank.location
        let signs = Set(".,;:!?)]}\"'>".utf16)
        while end > NSMaxRange(hit), signs.contains(text.character(at: end - 1)) { end -= 1 }
        return NSRange(location: hit.location, length: end - hit.location)
    }
}
