extension UIMenu {
    /// An identifier of a menu. The constants identify the menus of a menu bar, which does not
    /// exist here.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from its raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// About the application.
        public static var about: Identifier { Identifier("com.apple.menu.about") }
        /// The alignment of text.
        public static var alignment: Identifier { Identifier("com.apple.menu.alignment") }
        /// The application's own menu.
        public static var application: Identifier { Identifier("com.apple.menu.application") }
        /// Filling text fields in.
        public static var autoFill: Identifier { Identifier("com.apple.menu.auto-fill") }
        /// Bringing all windows to the front.
        public static var bringAllToFront: Identifier { Identifier("com.apple.menu.bring-all-to-front") }
        /// Closing windows.
        public static var close: Identifier { Identifier("com.apple.menu.close") }
        /// The document: saving, duplicating and the like.
        public static var document: Identifier { Identifier("com.apple.menu.document") }
        /// Editing.
        public static var edit: Identifier { Identifier("com.apple.menu.edit") }
        /// Files.
        public static var file: Identifier { Identifier("com.apple.menu.file") }
        /// Finding text.
        public static var find: Identifier { Identifier("com.apple.menu.find") }
        /// Fonts.
        public static var font: Identifier { Identifier("com.apple.menu.font") }
        /// The appearance of text.
        public static var format: Identifier { Identifier("com.apple.menu.format") }
        /// Filling the screen.
        public static var fullscreen: Identifier { Identifier("com.apple.menu.fullscreen") }
        /// Help.
        public static var help: Identifier { Identifier("com.apple.menu.help") }
        /// Hiding applications.
        public static var hide: Identifier { Identifier("com.apple.menu.hide") }
        /// Learning words.
        public static var learn: Identifier { Identifier("com.apple.menu.learn") }
        /// Looking words up.
        public static var lookup: Identifier { Identifier("com.apple.menu.lookup") }
        /// Making windows small and large.
        public static var minimizeAndZoom: Identifier { Identifier("com.apple.menu.minimize-and-zoom") }
        /// Opening another scene.
        public static var newScene: Identifier { Identifier("com.apple.menu.new-scene") }
        /// Opening documents.
        public static var open: Identifier { Identifier("com.apple.menu.open") }
        /// Opening documents that were open lately.
        public static var openRecent: Identifier { Identifier("com.apple.menu.open-recent") }
        /// The application's settings.
        public static var preferences: Identifier { Identifier("com.apple.menu.preferences") }
        /// Printing.
        public static var print: Identifier { Identifier("com.apple.menu.print") }
        /// Ending the application.
        public static var quit: Identifier { Identifier("com.apple.menu.quit") }
        /// Replacing text.
        public static var replace: Identifier { Identifier("com.apple.menu.replace") }
        /// The root menu, which contains all others.
        public static var root: Identifier { Identifier("com.apple.menu.root") }
        /// The services of other applications.
        public static var services: Identifier { Identifier("com.apple.menu.services") }
        /// Sharing.
        public static var share: Identifier { Identifier("com.apple.menu.share") }
        /// Showing and hiding the sidebar.
        public static var sidebar: Identifier { Identifier("com.apple.menu.sidebar") }
        /// Reading text aloud.
        public static var speech: Identifier { Identifier("com.apple.menu.speech") }
        /// Spelling.
        public static var spelling: Identifier { Identifier("com.apple.menu.spelling") }
        /// The options of spelling checks.
        public static var spellingOptions: Identifier { Identifier("com.apple.menu.spelling-options") }
        /// The panel of spelling.
        public static var spellingPanel: Identifier { Identifier("com.apple.menu.spelling-panel") }
        /// Cutting, copying, pasting and the like. Edit menus have a section of this name.
        public static var standardEdit: Identifier { Identifier("com.apple.menu.standard-edit") }
        /// The options of text substitutions.
        public static var substitutionOptions: Identifier { Identifier("com.apple.menu.substitution-options") }
        /// Replacements while one types.
        public static var substitutions: Identifier { Identifier("com.apple.menu.substitutions") }
        /// The panel of replacements.
        public static var substitutionsPanel: Identifier { Identifier("com.apple.menu.substitutions-panel") }
        /// Text.
        public static var text: Identifier { Identifier("com.apple.menu.text") }
        /// The color of text.
        public static var textColor: Identifier { Identifier("com.apple.menu.text-color") }
        /// The size of text.
        public static var textSize: Identifier { Identifier("com.apple.menu.text-size") }
        /// Bold, italic and the like.
        public static var textStyle: Identifier { Identifier("com.apple.menu.text-style") }
        /// Copying and pasting of text styles.
        public static var textStylePasteboard: Identifier { Identifier("com.apple.menu.text-style-pasteboard") }
        /// Showing, hiding and changing the toolbar.
        public static var toolbar: Identifier { Identifier("com.apple.menu.toolbar") }
        /// Upper and lower case.
        public static var transformations: Identifier { Identifier("com.apple.menu.transformations") }
        /// Taking back and doing again.
        public static var undoRedo: Identifier { Identifier("com.apple.menu.undo-redo") }
        /// The view menu.
        public static var view: Identifier { Identifier("com.apple.menu.view") }
        /// Windows.
        public static var window: Identifier { Identifier("com.apple.menu.window") }
        /// The direction of writing.
        public static var writingDirection: Identifier { Identifier("com.apple.menu.writing-direction") }
    }
}
