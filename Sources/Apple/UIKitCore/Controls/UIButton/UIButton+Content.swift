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
        var subtitle: NSAttributedString?
        var image: UIImage?
        var color: UIColor
        var font: UIFont?
        /// The tint of the image; `nil`: the button's.
        var imageColor: UIColor?
        /// The colors of spinner and menu indicator, where they are shown.
        var spinnerColor: UIColor?
        var indicatorColor: UIColor?
    }

    /// The image of the present state, a symbol in the size and weight that were asked for.
    private var currentShownImage: UIImage? {
        guard let symbol = currentPreferredSymbolConfiguration else { return currentImage }
        return currentImage?.applyingSymbolConfiguration(symbol) ?? currentImage
    }

    var appearance: Appearance {
        if let configuration { return configuration.updated(for: self).withContent(of: self).appearance(of: self) }
        return Appearance(
            title: currentAttributedTitle, plainTitle: currentTitle, image: currentShownImage, color: currentTitleColor)
    }

    /// Brings the views up to what is to be shown now.
    func refresh() {
        let appearance = self.appearance
        refreshTitle(appearance)
        refreshSubtitle(appearance)
        if appearance.image != nil || pictureView != nil {
            madePicture.image = appearance.spinnerColor == nil ? appearance.image : nil
            madePicture.tintColor = appearance.imageColor
        }
        refreshSigns(appearance)
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
        if let configuration { madeLabel.breakLines(configuration.titleLineBreakMode) }
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
        made.attributedText = subtitle
        if let configuration { made.breakLines(configuration.subtitleLineBreakMode) }
    }

    /// Spinner and menu indicator.
    private func refreshSigns(_ appearance: Appearance) {
        if let color = appearance.spinnerColor {
            let made = spinner ?? UIActivityIndicatorView(style: .medium)
            if spinner == nil { addSubview(made) }
            spinner = made
            made.color = color
            made.startAnimating()
        } else if let old = spinner {
            old.removeFromSuperview()
            spinner = nil
        }
        if let color = appearance.indicatorColor {
            let made = menuSign ?? UIImageView(image: UIButton.menuSignImage)
            if menuSign == nil { addSubview(made) }
            menuSign = made
            made.tintColor = color
        } else if let old = menuSign {
            old.removeFromSuperview()
            menuSign = nil
        }
    }

    /// Up and down. The size is by eye.
    private static var menuSignImage: UIImage? {
        UIImage(systemName: "chevron.up.chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 11))
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
        configuration.updated(for: self).paint(made, for: self)
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

extension UILabel {
    /// In modes that wrap, there are as many lines as are needed.
    fileprivate func breakLines(_ mode: NSLineBreakMode) {
        lineBreakMode = mode
        numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    }
}
