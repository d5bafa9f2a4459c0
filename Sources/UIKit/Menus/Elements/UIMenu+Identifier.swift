extension UIMenu {
    /// Names a menu, so that it can be found again. The system's menus, of which the names stand here, are those of a menu bar, which
    /// there is none of.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static var about: Identifier { Identifier("com.apple.menu.about") }
        public static var alignment: Identifier { Identifier("com.apple.menu.alignment") }
        public static var application: Identifier { Identifier("com.apple.menu.application") }
        public static var autoFill: Identifier { Identifier("com.apple.menu.auto-fill") }
        public static var bringAllToFront: Identifier { Identifier("com.apple.menu.bring-all-to-front") }
        public static var close: Identifier { Identifier("com.apple.menu.close") }
        public static var document: Identifier { Identifier("com.apple.menu.document") }
        public static var edit: Identifier { Identifier("com.apple.menu.edit") }
        public static var file: Identifier { Identifier("com.apple.menu.file") }
        public static var find: Identifier { Identifier("com.apple.menu.find") }
        public static var font: Identifier { Identifier("com.apple.menu.font") }
        public static var format: Identifier { Identifier("com.apple.menu.format") }
        public static var fullscreen: Identifier { Identifier("com.apple.menu.fullscreen") }
        public static var help: Identifier { Identifier("com.apple.menu.help") }
        public static var hide: Identifier { Identifier("com.apple.menu.hide") }
        public static var learn: Identifier { Identifier("com.apple.menu.learn") }
        public static var lookup: Identifier { Identifier("com.apple.menu.lookup") }
        public static var minimizeAndZoom: Identifier { Identifier("com.apple.menu.minimize-and-zoom") }
        public static var newScene: Identifier { Identifier("com.apple.menu.new-scene") }
        public static var open: Identifier { Identifier("com.apple.menu.open") }
        public static var openRecent: Identifier { Identifier("com.apple.menu.open-recent") }
        public static var preferences: Identifier { Identifier("com.apple.menu.preferences") }
        public static var print: Identifier { Identifier("com.apple.menu.print") }
        public static var quit: Identifier { Identifier("com.apple.menu.quit") }
        public static var replace: Identifier { Identifier("com.apple.menu.replace") }
        public static var root: Identifier { Identifier("com.apple.menu.root") }
        public static var services: Identifier { Identifier("com.apple.menu.services") }
        public static var share: Identifier { Identifier("com.apple.menu.share") }
        public static var sidebar: Identifier { Identifier("com.apple.menu.sidebar") }
        public static var speech: Identifier { Identifier("com.apple.menu.speech") }
        public static var spelling: Identifier { Identifier("com.apple.menu.spelling") }
        public static var spellingOptions: Identifier { Identifier("com.apple.menu.spelling-options") }
        public static var spellingPanel: Identifier { Identifier("com.apple.menu.spelling-panel") }
        public static var standardEdit: Identifier { Identifier("com.apple.menu.standard-edit") }
        public static var substitutionOptions: Identifier { Identifier("com.apple.menu.substitution-options") }
        public static var substitutions: Identifier { Identifier("com.apple.menu.substitutions") }
        public static var substitutionsPanel: Identifier { Identifier("com.apple.menu.substitutions-panel") }
        public static var text: Identifier { Identifier("com.apple.menu.text") }
        public static var textColor: Identifier { Identifier("com.apple.menu.text-color") }
        public static var textSize: Identifier { Identifier("com.apple.menu.text-size") }
        public static var textStyle: Identifier { Identifier("com.apple.menu.text-style") }
        public static var textStylePasteboard: Identifier { Identifier("com.apple.menu.text-style-pasteboard") }
        public static var toolbar: Identifier { Identifier("com.apple.menu.toolbar") }
        public static var transformations: Identifier { Identifier("com.apple.menu.transformations") }
        public static var undoRedo: Identifier { Identifier("com.apple.menu.undo-redo") }
        public static var view: Identifier { Identifier("com.apple.menu.view") }
        public static var window: Identifier { Identifier("com.apple.menu.window") }
        public static var writingDirection: Identifier { Identifier("com.apple.menu.writing-direction") }
    }
}
