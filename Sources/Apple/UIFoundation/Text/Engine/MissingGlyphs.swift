import CPango

/// Says once for each script that no font here has its letters, and which package brings one.
package enum MissingGlyphs {
    /// Looks at a text that was set. Letters of English are in every font, so most texts are done at once.
    ///
    /// Called with the engine's lock held.
    package static func report(in layout: OpaquePointer, of source: String) {
        guard !source.utf8.allSatisfy({ $0 < 0x80 }), pango_layout_get_unknown_glyphs_count(layout) > 0 else { return }
        for index in 0..<pango_layout_get_line_count(layout) {
            guard let line = pango_layout_get_line_readonly(layout, index) else { continue }
            var run = line.pointee.runs
            while let here = run {
                let item = here.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
                if let glyphs = item.pointee.glyphs { report(glyphs) }
                run = here.pointee.next
            }
        }
    }

    private static func report(_ string: UnsafeMutablePointer<PangoGlyphString>) {
        for index in 0..<Int(string.pointee.num_glyphs) {
            let glyph = string.pointee.glyphs[index].glyph
            // Pango marks a character that no font has with this bit (`PANGO_GLYPH_UNKNOWN_FLAG`).
            guard glyph & 0x1000_0000 != 0, let scalar = Unicode.Scalar(glyph & 0x0FFF_FFFF) else { continue }
            let script = g_unichar_get_script(scalar.value)
            if reported.insert(Int(script.rawValue)) { warn(scalar, script) }
        }
    }

    private static func warn(_ scalar: Unicode.Scalar, _ script: GUnicodeScript) {
        let code = String(scalar.value, radix: 16, uppercase: true)
        let name = scalar.properties.name.map { " (\($0.lowercased()))" } ?? ""
        let message =
            "No font has U+\(code)\(name); to see text of its kind: apt-get install \(package(for: scalar, script))"
        Task { @MainActor in SystemLog.warn(message) }
    }

    /// The package of Debian that has letters of a script.
    package static func package(for scalar: Unicode.Scalar, _ script: GUnicodeScript) -> String {
        switch script {
        case G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA, G_UNICODE_SCRIPT_HANGUL,
            G_UNICODE_SCRIPT_BOPOMOFO:
            "fonts-noto-cjk"
        case G_UNICODE_SCRIPT_COMMON, G_UNICODE_SCRIPT_INHERITED, G_UNICODE_SCRIPT_UNKNOWN:
            scalar.properties.isEmojiPresentation ? "fonts-noto-color-emoji" : "fonts-noto-core"
        default: "fonts-noto-core"
        }
    }

    /// The scripts that a warning was written for.
    private static let reported = ReportedScripts()

    private final class ReportedScripts: @unchecked Sendable {
        private let lock = NSLock()
        private var scripts: Set<Int> = []

        /// Whether a script is reported for the first time.
        func insert(_ script: Int) -> Bool { lock.withLock { scripts.insert(script).inserted } }
    }
}
