import QuartzCore

extension UIButton {
    /// The alpha of what a system button shows while it is pressed. Measured on screen by many; not documented.
    static let pressedAlpha: CGFloat = 0.2
    /// How long it takes to come back. Decided.
    static let releaseDuration: TimeInterval = 0.25
    /// How dark a custom button's image gets while it is pressed. Decided.
    static let pressedImageAlpha: CGFloat = 0.5

    var madeLabel: UILabel {
        if let label { return label }
        let made = UILabel()
        made.font = titleFont
        // A button's title has no visible shadow until its label is given an offset; documented of `titleShadowOffset`.
        made.shadowOffset = .zero
        made.lineBreakMode = .byTruncatingMiddle
        made.textAlignment = .center
        label = made
        addSubview(made)
        return made
    }

    /// The title's font, also while there is no title.
    var titleFont: UIFont { label?.font ?? .systemFont(ofSize: isSystemLike ? 15 : 18) }

    var madePicture: UIImageView {
        if let pictureView { return pictureView }
        let made = UIImageView()
        made.contentMode = .scaleAspectFit
        pictureView = made
        insertSubview(made, belowSubview: madeLabel)
        return made
    }

    /// What is to be shown now.
    struct Appearance {
        var title: NSAttributedString?
        var plainTitle: String?
        var subtitle: String?
        var image: UIImage?
        var color: UIColor
        var font: UIFont?
    }

    var appearance: Appearance {
        if let configuration { return configuration.appearance(of: self) }
        return Appearance(
            title: currentAttributedTitle, plainTitle: currentTitle, image: currentImage, color: currentTitleColor)
    }

    /// Brings the views up to what is to be shown now.
    func refresh() {
        let appearance = self.appearance
        refreshTitle(appearance)
        refreshSubtitle(appearance)
        if appearance.image != nil || pictureView != nil {
            madePicture.image = appearance.image
            madePicture.tintColor = configuration == nil ? nil : appearance.color
        }
        refreshBackground()
        setNeedsLayout()
    }

    private func refreshTitle(_ appearance: Appearance) {
        guard appearance.title != nil || appearance.plainTitle != nil || label != nil else { return }
        if let font = appearance.font { madeLabel.font = font }
        if let title = appearance.title {
            madeLabel.attributedText = title
        } else {
            madeLabel.text = appearance.plainTitle
            madeLabel.textColor = appearance.color
        }
        let hasTitle = appearance.title != nil || appearance.plainTitle != nil
        madeLabel.shadowColor = hasTitle && configuration == nil ? currentTitleShadowColor : nil
    }

    private func refreshSubtitle(_ appearance: Appearance) {
        guard let subtitle = appearance.subtitle else {
            secondLabel?.removeFromSuperview()
            secondLabel = nil
            return
        }
        let made = secondLabel ?? UILabel()
        if secondLabel == nil {
            secondLabel = made
            addSubview(made)
        }
        made.font = .systemFont(ofSize: 12)
        made.text = subtitle
        made.textColor = appearance.color
    }

    private func refreshBackground() {
        if let image = configuration == nil ? currentBackgroundImage : nil {
            let made = background ?? UIImageView()
            if background == nil {
                background = made
                insertSubview(made, at: 0)
            }
            made.image = image
        } else {
            background?.removeFromSuperview()
            background = nil
        }
        guard let configuration else {
            plate?.removeFromSuperview()
            plate = nil
            return
        }
        let made = plate ?? UIView()
        if plate == nil {
            plate = made
            made.isUserInteractionEnabled = false
            insertSubview(made, at: 0)
        }
        configuration.paint(made, for: self)
    }

    /// Makes the content faint while a finger is on the button.
    func dim() {
        guard configuration == nil else { return }
        let titleAlpha = isSystemLike && isHighlighted ? UIButton.pressedAlpha : 1
        let customImageAlpha = isHighlighted && adjustsImageWhenHighlighted ? UIButton.pressedImageAlpha : 1
        let imageAlpha = isSystemLike ? titleAlpha : customImageAlpha
        let change = { [label, pictureView] in
            label?.alpha = titleAlpha
            pictureView?.alpha = imageAlpha
        }
        if isHighlighted || window == nil
            || label?.alpha == titleAlpha && pictureView?.alpha ?? imageAlpha == imageAlpha
        {
            change()
        } else {
            UIView.animate(
                withDuration: UIButton.releaseDuration, delay: 0, options: .allowUserInteraction, animations: change)
        }
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
