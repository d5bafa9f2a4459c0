/// What the words in files stand for. They are the names that Interface Builder writes.
@MainActor enum NibWords {
    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
    static let autoresizing: [String: UIView.AutoresizingMask] = [
        "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
        "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
    ]
    static let semantics: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
    static let interfaceStyles: [String: UIUserInterfaceStyle] = [
        "unspecified": .unspecified, "light": .light, "dark": .dark,
    ]
    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    static let lineBreaks: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
        "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
    ]
    static let writingDirections: [String: NSWritingDirection] = [
        "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]
    static let baselines: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
    static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]
    static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
    static let fontWeights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    static let symbolScales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large, "unspecified": .unspecified,
    ]
    static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    static let edges: [String: UIRectEdge] = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
    static let barStyles: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .blackTranslucent,
    ]
    static let presentations: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none, "automatic": .automatic,
    ]
    static let modalTransitions: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]
}
