import NibDocument

// What `init(coder:)` of views takes over beside properties: the parts that an element has.

extension UIView {
    /// Puts in what the element has in it.
    final func fill(from coder: NSCoder) {
        guard let nib = coder.nib else {
            if coder.allowsKeyedCoding { readArchivedParts(from: coder) }
            return
        }
        nib.context.fill(self, from: nib.element)
    }
}

extension UISegmentedControl {
    final func decodeSegments(from coder: NSCoder) {
        guard let nib = coder.nib else { return }
        for (index, segment) in nib.element.list("segments").enumerated() {
            let image = NibValue(element: segment, name: "image", context: nib.context)
            if image.isGiven, let picture = image.image {
                insertSegment(with: picture, at: index, animated: false)
            } else {
                // Texts in other languages are named after the control: "abc.segmentTitles[0]".
                let local = nib.context.localized(nib.element, "segmentTitles[\(index)]")
                insertSegment(withTitle: local ?? segment["title"], at: index, animated: false)
            }
            if let width = segment.double("width"), width > 0 { setWidth(CGFloat(width), forSegmentAt: index) }
            if let isEnabled = segment.bool("enabled") { setEnabled(isEnabled, forSegmentAt: index) }
        }
        let chosen = nib.element.int("selectedSegmentIndex") ?? UISegmentedControl.noSegment
        selectedSegmentIndex = chosen < numberOfSegments ? chosen : UISegmentedControl.noSegment
    }
}

extension UIVisualEffectView {
    final func decodeEffect(from coder: NSCoder) {
        guard let nib = coder.nib else {
            if coder.allowsKeyedCoding { readArchivedContent(into: contentView, from: coder) }
            return
        }
        if let blur = nib.element.first("blurEffect") {
            effect = UIBlurEffect(style: NibWords.blurStyles[blur["style"] ?? ""] ?? .regular)
        } else if let vibrancy = nib.element.first("vibrancyEffect") {
            let style = vibrancy.first("blurEffect")?["style"] ?? ""
            effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: NibWords.blurStyles[style] ?? .regular))
        }
        guard let content = nib.element.child(key: "contentView"), content.name == "view" else { return }
        nib.context.adopt(contentView, as: content)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.translatesAutoresizingMaskIntoConstraints = true
    }
}

extension NibWords {
    static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}

extension UIBarButtonItem {
    /// A view in the item's place.
    final func decodeView(from coder: NSCoder) {
        guard let nib = coder.nib else { return }
        let view = nib.element.children.first { child in
            (child.key == nil || child.key == "customView") && NibKind.table[child.name]?.base is UIView.Type
        }
        if let view { customView = nib.context.make(view, as: UIView.self) }
    }
}

extension UINavigationItem {
    final func decodeItems(from coder: NSCoder) {
        guard let (element, context) = coder.nib else { return }
        if let item = context.part("leftBarButtonItem", of: element, as: UIBarButtonItem.self) {
            leftBarButtonItem = item
        }
        if let item = context.part("rightBarButtonItem", of: element, as: UIBarButtonItem.self) {
            rightBarButtonItem = item
        }
        if element.first("leftBarButtonItems") != nil {
            leftBarButtonItems = context.parts("leftBarButtonItems", of: element, as: UIBarButtonItem.self)
        }
        if element.first("rightBarButtonItems") != nil {
            rightBarButtonItems = context.parts("rightBarButtonItems", of: element, as: UIBarButtonItem.self)
        }
        if let item = context.part("backBarButtonItem", of: element, as: UIBarButtonItem.self) {
            backBarButtonItem = item
        }
        if let view = context.part("titleView", of: element, as: UIView.self) { titleView = view }
    }
}
