extension UIFont {
    /// The face for a font name: an installed one, or the stand-in for one of iOS's.
    package static func face(named name: String) -> FontFace? {
        if let entry = FontLibrary.shared.entry(named: name) {
            return FontFace(families: entry.family, weight: entry.weight, isItalic: entry.isItalic)
        }
        guard let families = standInFamilies(for: name) else { return nil }
        let style = name.lowercased()
        let isItalic = style.contains("italic") || style.contains("oblique")
        return FontFace(families: families, weight: weight(inName: style), isItalic: isItalic)
    }

    /// Which installed family stands in for a family that iOS has and Linux has not (decided here, by likeness).
    private static func standInFamilies(for name: String) -> String? {
        let compact = name.lowercased().filter { $0 != " " }
        let sans = [
            ".sf", "helvetica", "avenir", "arial", "gillsans", "futura", "verdana", "trebuchet", "optima", "kohinoor",
            "chalkboard", "markerfelt", "dinalternate", "dincondensed", "americantypewriter", "applesdgothic", "sfpro",
            "chalkduster", "noteworthy", "bradleyhand", "papyrus", "impact", "snellroundhand", "savoye", "zapf",
            "symbol",
            "partylet", "thonburi", "geezapro", "galvji", "euphemia", "applesymbols", "kailasa", "kefa", "damascus",
            "farah",
            "mishafi", "alnile", "diwan", "devanagari", "bangla", "gujarati", "gurmukhi", "kannada", "malayalam",
            "oriya",
            "sinhala", "tamil", "telugu", "mukta", "grantha", "khmer", "lao", "myanmar",
        ]
        let serif = [
            "georgia", "times", "palatino", "baskerville", "didot", "cochin", "hoefler", "bodoni", "charter",
            "copperplate", "rockwell", "stix", "academyengraved",
        ]
        let fixed = ["courier", "menlo", "sfmono", "monaco"]
        let han = ["pingfang", "heiti", "hiragino", "stheiti"]
        if sans.contains(where: compact.hasPrefix) { return "Inter" }
        if fixed.contains(where: compact.hasPrefix) { return monospacedFamilies }
        if serif.contains(where: compact.hasPrefix) { return serifFamilies }
        if han.contains(where: compact.hasPrefix) { return "Noto Sans CJK SC" }
        return nil
    }

    private static func weight(inName name: String) -> Int {
        let words: [(String, Int)] = [
            ("ultralight", 100), ("extralight", 200), ("thin", 200), ("semibold", 600), ("demibold", 600),
            ("demi", 600), ("extrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700), ("medium", 500),
            ("light", 300),
        ]
        return words.first { name.contains($0.0) }?.1 ?? 400
    }

    /// The PostScript name for a face, built as font makers build it.
    static func postScriptName(of face: FontFace) -> String {
        let family = face.families.split(separator: ",").first.map(String.init) ?? "Inter"
        let named = FontLibrary.shared.entries.first {
            $0.family == family && $0.weight == face.weight && $0.isItalic == face.isItalic
        }
        return named?.postScriptName ?? family.filter { $0 != " " }
    }
}
