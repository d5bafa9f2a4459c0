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

/// An error of the compiler in a file.
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

    /// The name that nothing declares, if the message is about one.
    var unknownName: String? {
        let beginnings = [
            "cannot find type '", "cannot find '", "no type named '", "unknown attribute '", "no macro named '",
            "no such module '", "cannot find operator '",
        ]
        guard let beginning = beginnings.first(where: message.hasPrefix) else { return nil }
        return message.dropFirst(beginning.count).split(separator: "'").first.map(String.init)
    }

    /// The member that a type does not have, and the type, if the message is about one.
    var unknownMember: (member: String, type: String)? {
        guard let range = message.firstRange(of: "has no member '") else { return nil }
        let member = message[range.upperBound...].prefix { $0 != "'" && $0 != "(" }
        let type = message.split(separator: "'").dropFirst().first.map(String.init) ?? ""
        return (String(member), type)
    }

    /// Whether the message may follow from something that was left out of the same declaration.
    var mayFollow: Bool {
        let texts = [
            "missing return", "does not conform to protocol", "without initializing all stored properties",
            "not initialized at", "has no initializers", "does not override any", "must be exhaustive",
            "used before being initialized", "has no superclass", "cannot be used in class", "cannot find 'super'",
            "cannot infer", "is never used", "'super' cannot be used", "requires that", "missing argument",
            "extra argument", "no exact matches", "unable to infer", "ambiguous without",
        ]
        return texts.contains(where: message.contains)
    }

    /// What is to be dealt with first: a type that is missing brings the other errors with it.
    var rank: Int {
        let roots = [
            "no such module", "cannot find type", "no type named", "cannot inherit", "inheritance from",
            "unknown attribute", "no macro named",
        ]
        if roots.contains(where: message.hasPrefix) || message.contains("is not a member type of") { return 0 }
        if message.hasPrefix("cannot find") || message.contains("has no member") { return 1 }
        return message.contains("does not conform to protocol") ? 1 : 2
    }
}
