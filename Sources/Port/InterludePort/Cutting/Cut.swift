/// Something that was taken out of a module, since it does not compile without what is not there.
package struct Cut: Sendable, Hashable, Codable {
    /// Where it stood in the sources.
    package let path: String
    package let line: Int
    /// Its first line.
    package let text: String

    package init(path: String, line: Int, text: String) {
        self.path = path
        self.line = line
        self.text = text
    }
}

/// What the compiler says against a file.
package struct CutReason: Sendable, Hashable {
    package let path: String
    package let line: Int
    /// From 1, in bytes of UTF-8.
    package let column: Int
    package let message: String

    package init(path: String, line: Int, column: Int, message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
    }

    /// The names that the message quotes.
    var names: [String] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }
            .flatMap { $0.element.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) }
    }

    /// What is to be dealt with first: a type that is missing brings the other errors with it.
    var rank: Int {
        let roots = ["no such module", "cannot find type", "no type named", "cannot inherit", "inheritance from"]
        if roots.contains(where: message.hasPrefix) || message.contains("is not a member type of") { return 0 }
        if message.hasPrefix("cannot find") || message.contains("has no member") { return 1 }
        return message.contains("does not conform to protocol") ? 1 : 2
    }
}
