/// A rule that looks at the module as a whole, and may write into any of its files.
protocol ModuleRule {
    func edits() -> [PlacedEdit]
    func moves() -> [Move]
    func notes() -> [PlacedNote]
}

extension ModuleRule {
    func edits() -> [PlacedEdit] { [] }
    func moves() -> [Move] { [] }
    func notes() -> [PlacedNote] { [] }
}

/// An edit of one of the module's files.
struct PlacedEdit {
    let file: Int
    /// `nil` for the end of the file.
    let range: Range<Int>?
    let text: String

    init(_ file: Int, _ range: Range<Int>, _ text: String) {
        self.file = file
        self.range = range
        self.text = text
    }

    init(atEndOf file: Int, _ text: String) {
        self.file = file
        range = nil
        self.text = text
    }
}

/// A remark on one of the module's files.
struct PlacedNote {
    let file: Int
    let offset: Int
    let rule: RuleName
    let text: String
}
