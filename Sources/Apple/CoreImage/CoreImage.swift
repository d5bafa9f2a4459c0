// Importing CoreImage brings CoreGraphics and Foundation, as it does on Apple's systems.
@_exported import CoreGraphics
@_exported import Foundation
