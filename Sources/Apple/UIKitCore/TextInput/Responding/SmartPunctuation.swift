/// Typed quotes and hyphens as a printer sets them, where the text's traits want it so.
///
/// On by default since iOS 11, but not where letters have to stay as they are typed: secrets, addresses, numbers, codes.
@MainActor struct SmartPunctuation {
    private let setsQuotes: Bool
    private let setsDashes: Bool

    init(_ text: any EditableText) {
        let byDefault = SmartPunctuation.suits(text)
        setsQuotes =
            !text.isSecureTextEntry && (text.smartQuotesType == .yes || text.smartQuotesType != .no && byDefault)
        setsDashes =
            !text.isSecureTextEntry && (text.smartDashesType == .yes || text.smartDashesType != .no && byDefault)
    }

    private static func suits(_ text: any EditableText) -> Bool {
        switch text.keyboardType {
        case .default, .twitter, .webSearch: break
        default: return false
        }
        switch text.textContentType {
        case nil: return true
        case .username?, .password?, .newPassword?, .oneTimeCode?, .emailAddress?, .URL?: return false
        default: return true
        }
    }

    /// What is put in for typed text, and how many of the characters before it give way.
    ///
    /// - Parameter before: The text up to the caret.
    func set(_ typed: String, after before: Substring) -> (text: String, replacing: Int) {
        guard setsQuotes || setsDashes, typed.contains(where: { "\"'-".contains($0) }) else { return (typed, 0) }
        var (made, kept) = ("", before)
        for character in typed {
            let last = made.last ?? kept.last
            switch character {
            case "\"" where setsQuotes: made.append(opens(after: last) ? "“" : "”")
            case "'" where setsQuotes: made.append(opens(after: last) ? "‘" : "’")
            case "-" where setsDashes && last == "-":
                if made.isEmpty { kept.removeLast() } else { made.removeLast() }
                made.append("—")
            default: made.append(character)
            }
        }
        return (made, before.count - kept.count)
    }

    /// A quote opens at the beginning and behind a blank, a bracket, a dash or another opening one.
    private func opens(after character: Character?) -> Bool {
        guard let character else { return true }
        return character.isWhitespace || "([{<-–—“‘".contains(character)
    }
}
