/// One element of a storyboard or nib file, as it is written there.
package final class NibElement {
    package let name: String
    package let attributes: [String: String]
    /// The line in the file, from 1.
    package let line: Int
    package internal(set) var children: [NibElement] = []
    /// What is between the tags, without the children's.
    package var text = ""
    package internal(set) weak var parent: NibElement?

    package init(name: String, attributes: [String: String] = [:], line: Int = 0, children: [NibElement] = []) {
        self.name = name
        self.attributes = attributes
        self.line = line
        self.children = children
        for child in children { child.parent = self }
    }

    package subscript(attribute: String) -> String? { attributes[attribute] }

    /// What others refer to the element by.
    package var id: String? { attributes["id"] }
    /// What the element is for the one around it.
    package var key: String? { attributes["key"] }

    /// The first child of a name.
    package func first(_ name: String) -> NibElement? { children.first { $0.name == name } }

    /// The children of the first child of a name: `<subviews>`, `<constraints>`.
    package func list(_ name: String) -> [NibElement] { first(name)?.children ?? [] }

    /// The child that gives a property its value; the last one counts, as with an attribute that is set twice.
    package func child(key: String) -> NibElement? { children.last { $0.attributes["key"] == key } }

    /// This element and all in it, in the order of the file.
    package func forEach(_ body: (NibElement) -> Void) {
        var waiting = [self]
        while let element = waiting.popLast() {
            body(element)
            waiting.append(contentsOf: element.children.reversed())
        }
    }

    /// The elements around this one, from the inside out.
    package var ancestors: [NibElement] {
        var result: [NibElement] = []
        var current = parent
        while let element = current {
            result.append(element)
            current = element.parent
        }
        return result
    }
}
