import CSDL
import CoreGraphics

/// The version of SDL that windows are opened with.
package let windowLibraryVersion = "\(SDL_MAJOR_VERSION).\(SDL_MINOR_VERSION)"
