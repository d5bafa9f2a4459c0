import Foundation
import InterludeFoundation

// What views write to archives, and how they are read again: properties, subviews, constraints. As on iOS, a layer's own look (corners,
// shadows) is not among it, nor are targets, recognizers and delegates.
extension UIView {
    /// Writes all that this class and those above it know.
    final func writeArchive(to coder: NSCoder) {
        let session = ArchiveSession.of(coder)
        coder.encode(session.number(of: self), forKey: "UINumber")
        for family in ArchiveFamily.all { family.archive.write(self, coder) }
        if !isBuiltOfParts { coder.encode(children as NSArray, forKey: "UISubviews") }
        guard let content = archivedContent else {
            coder.encode(viewState.constraints as NSArray, forKey: "UIConstraints")
            return
        }
        coder.encode(session.number(of: content), forKey: "UIContentNumber")
        coder.encode(content.children as NSArray, forKey: "UIContentSubviews")
        coder.encode((viewState.constraints + content.viewState.constraints) as NSArray, forKey: "UIContentConstraints")
    }

    /// Reads what belongs to one class; see ``ArchiveFamily/all``.
    final func readArchive(_ family: NibFamily, from coder: NSCoder) {
        if family === NibFamily.view {
            ArchiveSession.of(coder).take(self, as: coder.decodeInteger(forKey: "UINumber"))
        }
        for known in ArchiveFamily.all where known.nib === family { known.archive.read(self, coder) }
    }

    /// Puts in the subviews and the constraints between them.
    final func readArchivedParts(from coder: NSCoder) {
        for view in UIView.archivedObjects("UISubviews", UIView.self, coder) { addSubview(view) }
        for rule in UIView.archivedObjects("UIConstraints", NSLayoutConstraint.self, coder) where rule.firstItem != nil
        {
            rule.hold(in: self)
        }
    }

    /// Puts into a subview of this view what an archived cell or effect view had in its content.
    final func readArchivedContent(into content: UIView, from coder: NSCoder) {
        guard coder.containsValue(forKey: "UIContentNumber") else { return }
        ArchiveSession.of(coder).take(content, as: coder.decodeInteger(forKey: "UIContentNumber"))
        for view in UIView.archivedObjects("UIContentSubviews", UIView.self, coder) { content.addSubview(view) }
        for rule in UIView.archivedObjects("UIContentConstraints", NSLayoutConstraint.self, coder)
        where rule.firstItem != nil { rule.isActive = true }
    }

    private static func archivedObjects<Object: AnyObject>(
        _ key: String, _ type: Object.Type, _ coder: NSCoder
    ) -> [Object] {
        guard let list = coder.object(NSArray.self, key) else {
            return []
        }
        return list.compactMap { $0 as? Object }
    }

    /// Where the app's own subviews are in a view that has parts of the system's.
    private var archivedContent: UIView? {
        switch self {
        case let cell as UICollectionViewCell: cell.contentView
        case let cell as UITableViewCell: cell.contentView
        case let view as UIVisualEffectView: view.contentView
        default: nil
        }
    }

    /// Whether the view makes its subviews itself.
    private var isBuiltOfParts: Bool {
        if archivedContent != nil { return true }
        return self is UIControl || self is UITableView || self is UICollectionView || self is UITextView
            || self is UIProgressView || self is UIActivityIndicatorView || self is UIPickerView
            || self is UINavigationBar
            || self is UITabBar || self is UIToolbar || self is UISearchBar || self is UITableViewHeaderFooterView
    }
}

/// Which views an archive has so far: constraints are about views by their numbers, since a view that is being read cannot be referred to yet.
@MainActor final class ArchiveSession {
    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// Keeps those that have numbers.
    private var written: [UIView] = []
    private var read: [Int: UIView] = [:]

    static func of(_ coder: NSCoder) -> ArchiveSession {
        if let known = objc_getAssociatedObject(coder, key) as? ArchiveSession { return known }
        let new = ArchiveSession()
        objc_setAssociatedObject(coder, key, new, .OBJC_ASSOCIATION_RETAIN)
        return new
    }

    /// From 1.
    func number(of view: UIView) -> Int {
        if let known = numbers[ObjectIdentifier(view)] { return known }
        written.append(view)
        numbers[ObjectIdentifier(view)] = written.count
        return written.count
    }

    func take(_ view: UIView, as number: Int) { if number > 0 { read[number] = view } }

    // MARK: Items of constraints

    private static let guides: [UIView.SystemGuide] = [.safeArea, .margins, .readable, .keyboard]

    /// A view, or one of the system's guides, as two numbers. An app's own guides are not archived.
    func write(_ item: AnyObject?, _ key: String, to coder: NSCoder) {
        if let view = item as? UIView {
            coder.encode(number(of: view), forKey: key)
        } else if let guide = item as? UILayoutGuide, let view = guide.owningView, let kind = guide.system,
            let index = Self.guides.firstIndex(of: kind)
        {
            coder.encode(number(of: view), forKey: key)
            coder.encode(index + 1, forKey: key + "Guide")
        }
    }

    func item(_ key: String, from coder: NSCoder) -> AnyObject? {
        guard let view = read[coder.decodeInteger(forKey: key)] else { return nil }
        switch coder.decodeInteger(forKey: key + "Guide") {
        case 1: return view.safeAreaLayoutGuide
        case 2: return view.layoutMarginsGuide
        case 3: return view.readableContentGuide
        case 4: return view.keyboardLayoutGuide
        default: return view
        }
    }
}
