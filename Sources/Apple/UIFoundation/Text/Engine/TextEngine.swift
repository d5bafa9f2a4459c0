import CPango

/// Pango, set up so that layout does not depend on the screen: one point is one unit, nothing is hinted, positions are
/// fractions, edges are smoothed in gray. Text drawn at scale 3 is the text of scale 1, three times as sharp.
///
/// Pango objects may be used from one thread at a time; all use goes through `withLock`.
package final class TextEngine: @unchecked Sendable {
    package static let shared = TextEngine()

    private let lock = NSRecursiveLock()
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let rightToLeftContext: OpaquePointer
    private var unitMetrics: [FontFace: FontMetrics] = [:]
    /// Short texts that have been laid out. Only inside `withLock`.
    package var layouts = KeptLayouts()

    private init() {
        // FreeType's font map: the only one on Linux, named so that no setting can choose another.
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            fatalError("Pango was built without FreeType; text cannot be drawn")
        }
        fontMap = map
        let raw = UnsafeMutableRawPointer(map)
        pango_cairo_font_map_set_resolution(OpaquePointer(raw), 72)
        pango_fc_font_map_set_config(OpaquePointer(raw), FontLibrary.shared.configuration)
        context = Self.makeContext(map, PANGO_DIRECTION_LTR)
        rightToLeftContext = Self.makeContext(map, PANGO_DIRECTION_RTL)
    }

    private static func makeContext(
        _ map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
    ) -> OpaquePointer {
        guard let context = pango_font_map_create_context(map) else { fatalError("Out of memory") }
        configure(context)
        pango_context_set_base_dir(context, direction)
        return context
    }

    private static func configure(_ context: OpaquePointer) {
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        // Not the machine's language: it would choose other glyphs for Han characters.
        pango_context_set_language(context, pango_language_from_string("en-us"))
    }

    /// Runs `body` alone on the engine's objects.
    package func withLock<Result>(_ body: (_ context: OpaquePointer) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(context)
    }

    /// Runs `body`, which adds fonts or takes some away, and forgets what was known of fonts.
    func changingFonts<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withLock { _ in
            let result = try body()
            pango_fc_font_map_config_changed(OpaquePointer(UnsafeMutableRawPointer(fontMap)))
            unitMetrics = [:]
            layouts.removeAll()
            return result
        }
    }

    /// The context for paragraphs of a direction. A layout's context must not be changed while the layout lives, hence two.
    package func context(_ direction: NSWritingDirection) -> OpaquePointer {
        direction == .rightToLeft ? rightToLeftContext : context
    }

    /// The metrics of a face at a size in points.
    package func metrics(of face: FontFace, size: CGFloat) -> FontMetrics {
        let unit = withLock { context in
            if let known = unitMetrics[face] { return known }
            let fresh = Self.measure(face, in: context)
            unitMetrics[face] = fresh
            return fresh
        }
        return unit.scaled(by: size / Self.measuringSize)
    }

    /// Faces are measured at a large size, so that Pango's 1/1024 steps do not show.
    private static let measuringSize: CGFloat = 1000

    private static func measure(_ face: FontFace, in context: OpaquePointer) -> FontMetrics {
        let description = FontDescription(face, size: measuringSize)
        guard let metrics = pango_context_get_metrics(context, description.pointer, nil) else {
            fatalError("No font is installed: install the packages fonts-inter and fonts-noto-cjk")
        }
        defer { pango_font_metrics_unref(metrics) }
        func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
        return FontMetrics(
            ascender: points(pango_font_metrics_get_ascent(metrics)),
            descender: -points(pango_font_metrics_get_descent(metrics)),
            capHeight: inkHeight(of: "H", description, context), xHeight: inkHeight(of: "x", description, context),
            underlinePosition: points(pango_font_metrics_get_underline_position(metrics)),
            underlineThickness: points(pango_font_metrics_get_underline_thickness(metrics)),
            strikethroughPosition: points(pango_font_metrics_get_strikethrough_position(metrics)),
            strikethroughThickness: points(pango_font_metrics_get_strikethrough_thickness(metrics)))
    }

    /// How high a letter without overshoot stands above the baseline.
    private static func inkHeight(of letter: String, _ description: FontDescription, _ context: OpaquePointer)
        -> CGFloat
    {
        let layout = PangoText(context: context)
        pango_layout_set_font_description(layout.pointer, description.pointer)
        pango_layout_set_text(layout.pointer, letter, -1)
        guard let line = pango_layout_get_line_readonly(layout.pointer, 0) else { return 0 }
        var ink = PangoRectangle()
        pango_layout_line_get_extents(line, &ink, nil)
        return CGFloat(-ink.y) / CGFloat(PANGO_SCALE)
    }
}

/// A `PangoLayout` that releases itself.
package final class PangoText {
    package let pointer: OpaquePointer

    init(context: OpaquePointer) {
        guard let pointer = pango_layout_new(context) else { fatalError("Out of memory") }
        self.pointer = pointer
    }

    /// What the layout holds, fonts among it, goes back to where all layouts have it from: so one thread at a time.
    deinit {
        TextEngine.shared.withLock { _ in g_object_unref(UnsafeMutableRawPointer(pointer)) }
    }
}
