/// Why a window could not be opened.
package struct WindowError: Error, CustomStringConvertible {
    package let description: String
}
