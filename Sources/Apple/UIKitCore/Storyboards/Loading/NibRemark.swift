import NibDocument

/// Something in a storyboard or nib file that could not be taken over as it is written.
package struct NibRemark: Hashable, Sendable {
    package enum Kind: String, Sendable {
        /// An element that means nothing here.
        case element
        /// An attribute that means nothing here.
        case attribute
        /// A value that cannot be read.
        case value
        /// A class of UIKit's that is not here; a superclass takes its place.
        case systemClass
        /// A class of the app's that was not found.
        case appClass
        /// An image, color, font or file that is not there.
        case resource
        /// A reference that leads nowhere, or to something of another kind.
        case reference
    }

    package let kind: Kind
    package let text: String
    package let line: Int

    package init(_ kind: Kind, _ text: String, line: Int) {
        self.kind = kind
        self.text = text
        self.line = line
    }
}
