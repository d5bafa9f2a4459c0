/// Why a window could not be opened.
package struct WindowError: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}
