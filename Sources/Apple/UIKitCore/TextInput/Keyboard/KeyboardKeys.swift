/// A key of the keyboard on the screen.
struct KeyboardKey: Hashable {
    enum Action: Hashable {
        case type(String)
        case backspace
        case shift
        case page(KeyboardPage)
        case returnKey
        /// Nothing: the globe and the like.
        case none
    }

    let action: Action
    /// What is on it; a symbol's name where `isSymbol`.
    let label: String
    var isSymbol = false
    /// Its width, as a part of a letter's key; `nil` takes what is left of the row.
    var width: Double? = 1
    /// Whether it has the gray of keys that type nothing.
    var isSpecial = false
    /// A row is centered where it begins and ends with space.
    var isGap = false

    static func letter(_ text: String) -> KeyboardKey { KeyboardKey(action: .type(text), label: text) }
    static func gap(_ width: Double?) -> KeyboardKey {
        KeyboardKey(action: .none, label: "", width: width, isGap: true)
    }
}

/// What the keys are.
enum KeyboardPage: Hashable {
    case letters
    case numbers
    case signs
    /// The big keys for numbers alone, with what is in their lower left corner.
    case pad(corner: String)
}

/// The rows of keys for a kind of keyboard.
@MainActor struct KeyboardKeys {
    let page: KeyboardPage
    let type: UIKeyboardType
    let returnLabel: String
    var isShifted = false

    static func firstPage(of type: UIKeyboardType) -> KeyboardPage {
        switch type {
        case .numberPad, .asciiCapableNumberPad: .pad(corner: "")
        case .decimalPad: .pad(corner: ".")
        case .phonePad: .pad(corner: "+*#")
        case .numbersAndPunctuation: .numbers
        default: .letters
        }
    }

    var rows: [[KeyboardKey]] {
        switch page {
        case .letters: letterRows
        case .numbers: signRows(["1234567890", "-/:;()$&@\"", ".,?!'"], other: .signs, otherLabel: "#+=")
        case .signs: signRows(["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"], other: .numbers, otherLabel: "123")
        case .pad(let corner): padRows(corner)
        }
    }

    private func letters(_ text: String) -> [KeyboardKey] {
        text.map { .letter(isShifted ? String($0).uppercased() : String($0)) }
    }

    private var letterRows: [[KeyboardKey]] {
        let shift = KeyboardKey(
            action: .shift, label: isShifted ? "shift.fill" : "shift", isSymbol: true, width: 1.35,
            isSpecial: !isShifted)
        return [
            letters("qwertyuiop"),
            [.gap(nil)] + letters("asdfghjkl") + [.gap(nil)],
            [shift, .gap(nil)] + letters("zxcvbnm") + [.gap(nil), backspace],
            bottomRow(switchingTo: .numbers, label: "123"),
        ]
    }

    private var backspace: KeyboardKey {
        KeyboardKey(action: .backspace, label: "delete.left", isSymbol: true, width: 1.35, isSpecial: true)
    }

    private func bottomRow(switchingTo page: KeyboardPage, label: String) -> [KeyboardKey] {
        let change = KeyboardKey(action: .page(page), label: label, width: 2.6, isSpecial: true)
        let space = KeyboardKey(action: .type(" "), label: "space", width: nil)
        let end = KeyboardKey(action: .returnKey, label: returnLabel, width: 2.6, isSpecial: true)
        let extras: [KeyboardKey] =
            switch type {
            case .emailAddress: [.letter("@"), .letter(".")]
            case .URL: [.letter("."), .letter("/")]
            case .twitter: [.letter("@"), .letter("#")]
            case .webSearch: [.letter(".")]
            default: []
            }
        if type == .URL {
            return [change] + extras + [KeyboardKey(action: .type(".com"), label: ".com", width: nil), end]
        }
        return [change, space] + extras + [end]
    }

    private func signRows(_ lines: [String], other: KeyboardPage, otherLabel: String) -> [[KeyboardKey]] {
        let wide = lines[2].map { KeyboardKey(action: .type(String($0)), label: String($0), width: 1.4) }
        let change = KeyboardKey(action: .page(other), label: otherLabel, width: 1.35, isSpecial: true)
        return [
            lines[0].map { .letter(String($0)) }, lines[1].map { .letter(String($0)) },
            [change, .gap(nil)] + wide + [.gap(nil), backspace],
            bottomRow(switchingTo: .letters, label: "ABC"),
        ]
    }

    private func padRows(_ corner: String) -> [[KeyboardKey]] {
        func row(_ text: String) -> [KeyboardKey] {
            text.map { KeyboardKey(action: .type(String($0)), label: String($0), width: nil) }
        }
        var last = KeyboardKey(action: .none, label: "", width: nil, isGap: true)
        if !corner.isEmpty {
            last = KeyboardKey(action: .type(String(corner.prefix(1))), label: corner, width: nil, isSpecial: true)
        }
        let delete = KeyboardKey(
            action: .backspace, label: "delete.left", isSymbol: true, width: nil, isSpecial: true)
        return [row("123"), row("456"), row("789"), [last] + row("0") + [delete]]
    }
}

extension UIReturnKeyType {
    /// What is on the key.
    var label: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google, .yahoo, .search: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency"
        case .continue: "continue"
        }
    }

    /// Whether the key has the tint's color, as all have that do more than make a new line.
    var isProminent: Bool { self != .default && self != .next && self != .continue }
}
