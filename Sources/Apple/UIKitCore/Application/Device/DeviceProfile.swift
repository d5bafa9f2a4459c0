import QuartzCore

/// What a host needs to know of the device it stands for.
///
/// Sizes and insets are those of Apple's devices as published in the human interface guidelines' device tables and in
/// many measurements of `safeAreaInsets`.
@usableFromInline package struct DeviceProfile: Hashable, Sendable {
    /// The name the command line knows it by, such as `iphone-15`.
    package var name: String
    /// The screen in portrait, in points.
    package var portraitSize: CGSize
    /// Pixels per point.
    package var scale: CGFloat
    package var portraitInsets: UIEdgeInsets
    package var landscapeInsets: UIEdgeInsets
    /// The height of the status bar in portrait, in points.
    package var statusBarHeight: CGFloat
    /// Whether the status bar is there in landscape too.
    package var showsStatusBarInLandscape: Bool
    /// Whether there is a home indicator instead of a home button.
    package var hasHomeIndicator: Bool
    package var idiom: UIUserInterfaceIdiom
    /// Whether landscape is wide enough to be of regular width, as on the biggest phones and on tablets.
    package var isRegularInLandscape: Bool
    /// Whether the screen takes any size, such as a window's that the user resizes; the size classes follow the size.
    package var isFreelySized = false
    /// The shape of the display, which windows and pages show.
    package var display = DisplayOutline()
    /// The name that `UIDevice.model` tells.
    package var model: String { idiom == .pad ? "iPad" : "iPhone" }

    /// A phone with a sensor housing at the top and a home indicator at the bottom.
    private init(
        phone name: String, width: CGFloat, height: CGFloat, top: CGFloat, statusBar: CGFloat, isBig: Bool,
        corners: CGFloat, hasNotch: Bool = false
    ) {
        self.init(
            name: name, portraitSize: CGSize(width: width, height: height), scale: 3,
            portraitInsets: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscapeInsets: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top),
            statusBarHeight: statusBar, showsStatusBarInLandscape: false, hasHomeIndicator: true, idiom: .phone,
            isRegularInLandscape: isBig)
        display = DisplayOutline(cornerRadius: corners, cutout: hasNotch ? .notch : .island(safeAreaTop: top))
    }

    package init(
        name: String, portraitSize: CGSize, scale: CGFloat, portraitInsets: UIEdgeInsets, landscapeInsets: UIEdgeInsets,
        statusBarHeight: CGFloat, showsStatusBarInLandscape: Bool, hasHomeIndicator: Bool, idiom: UIUserInterfaceIdiom,
        isRegularInLandscape: Bool
    ) {
        self.name = name
        self.portraitSize = portraitSize
        self.scale = scale
        self.portraitInsets = portraitInsets
        self.landscapeInsets = landscapeInsets
        self.statusBarHeight = statusBarHeight
        self.showsStatusBarInLandscape = showsStatusBarInLandscape
        self.hasHomeIndicator = hasHomeIndicator
        self.idiom = idiom
        self.isRegularInLandscape = isRegularInLandscape
    }
}

extension DeviceProfile {
    package static let iPhone15 = DeviceProfile(
        phone: "iphone-15", width: 393, height: 852, top: 59, statusBar: 54, isBig: false, corners: 55)
    package static let iPhone15ProMax = DeviceProfile(
        phone: "iphone-15-pro-max", width: 430, height: 932, top: 59, statusBar: 54, isBig: true, corners: 55)
    package static let iPhoneSE = DeviceProfile(
        name: "iphone-se", portraitSize: CGSize(width: 375, height: 667), scale: 2,
        portraitInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeInsets: .zero,
        statusBarHeight: 20, showsStatusBarInLandscape: false, hasHomeIndicator: false, idiom: .phone,
        isRegularInLandscape: false)
    package static let iPad10 = DeviceProfile(pad: "ipad-10", width: 820, height: 1180, corners: 25)

    /// A tablet without cut-outs whose screen is as large as the window it is shown in.
    package static let window: DeviceProfile = {
        var profile = DeviceProfile(
            name: "window", portraitSize: CGSize(width: 800, height: 600), scale: 2, portraitInsets: .zero,
            landscapeInsets: .zero, statusBarHeight: 0, showsStatusBarInLandscape: false, hasHomeIndicator: false,
            idiom: .pad, isRegularInLandscape: true)
        profile.isFreelySized = true
        return profile
    }()

    /// The presets that a live window offers with one press each.
    package static let all: [DeviceProfile] = [.iPhone15, .iPhone15ProMax, .iPhoneSE, .iPad10]

    /// The screens of the other devices since 2021, by the name of the first device that has each.
    package static let others: [DeviceProfile] = [
        DeviceProfile(
            phone: "iphone-13-mini", width: 375, height: 812, top: 50, statusBar: 50, isBig: false, corners: 44,
            hasNotch: true),
        DeviceProfile(
            phone: "iphone-14", width: 390, height: 844, top: 47, statusBar: 47, isBig: false, corners: 47.33,
            hasNotch: true),
        DeviceProfile(
            phone: "iphone-14-plus", width: 428, height: 926, top: 47, statusBar: 47, isBig: true, corners: 53.33,
            hasNotch: true),
        DeviceProfile(
            phone: "iphone-16-pro", width: 402, height: 874, top: 62, statusBar: 54, isBig: false, corners: 62),
        DeviceProfile(
            phone: "iphone-16-pro-max", width: 440, height: 956, top: 62, statusBar: 54, isBig: true, corners: 62),
        DeviceProfile(
            phone: "iphone-air", width: 420, height: 912, top: 68, statusBar: 54, isBig: true, corners: 62),
        DeviceProfile(pad: "ipad-mini-6", width: 744, height: 1133, corners: 21.5),
        DeviceProfile(pad: "ipad-pro-13", width: 1032, height: 1376, corners: 30),
    ]

    /// All presets, those of ``all`` first.
    package static let known = all + others

    /// The preset with a name, if there is one.
    package static func named(_ name: String) -> DeviceProfile? { known.first { $0.name == name } }

    /// A tablet with a home indicator: two pixels per point.
    private init(pad name: String, width: CGFloat, height: CGFloat, corners: CGFloat) {
        let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        self.init(
            name: name, portraitSize: CGSize(width: width, height: height), scale: 2, portraitInsets: insets,
            landscapeInsets: insets, statusBarHeight: 24, showsStatusBarInLandscape: true, hasHomeIndicator: true,
            idiom: .pad, isRegularInLandscape: true)
        display = DisplayOutline(cornerRadius: corners)
    }
}

extension DeviceProfile {
    /// The screen in points, as it stands.
    package func size(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape
            ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
    }

    package func insets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        orientation.isLandscape ? landscapeInsets : portraitInsets
    }

    /// The status bar's height; 0 where the device shows none.
    package func statusBarHeight(in orientation: UIInterfaceOrientation) -> CGFloat {
        orientation.isLandscape && !showsStatusBarInLandscape ? 0 : statusBarHeight
    }

    /// The traits of the device's screen.
    package func traits(in orientation: UIInterfaceOrientation, style: UIUserInterfaceStyle) -> TraitValues {
        var values = TraitValues.system
        values.userInterfaceIdiom = idiom
        values.userInterfaceStyle = style
        values.displayScale = scale
        if isFreelySized {
            values.horizontalSizeClass = portraitSize.width >= DeviceProfile.regularWidth ? .regular : .compact
            values.verticalSizeClass = portraitSize.height >= DeviceProfile.regularHeight ? .regular : .compact
            return values
        }
        let isPad = idiom == .pad
        let isLandscape = orientation.isLandscape
        values.horizontalSizeClass = isPad || (isLandscape && isRegularInLandscape) ? .regular : .compact
        values.verticalSizeClass = isPad || !isLandscape ? .regular : .compact
        return values
    }

    /// From here on a freely sized screen is of regular width or height, in points. Decided: between a tablet's half and two
    /// thirds, which are compact and regular, and below the lowest regular height of a phone.
    private static let regularWidth: CGFloat = 600
    private static let regularHeight: CGFloat = 480
}
