/// What the keys that type no text are called as the input of key commands: UIKit's own words.
enum KeyInput {
    static let up = "UIKeyInputUpArrow"
    static let down = "UIKeyInputDownArrow"
    static let left = "UIKeyInputLeftArrow"
    static let right = "UIKeyInputRightArrow"
    static let escape = "UIKeyInputEscape"
    static let pageUp = "UIKeyInputPageUp"
    static let pageDown = "UIKeyInputPageDown"
    static let home = "UIKeyInputHome"
    static let end = "UIKeyInputEnd"
    static let delete = "UIKeyInputDelete"
}
