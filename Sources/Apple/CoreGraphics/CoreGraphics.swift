// Importing CoreGraphics brings Foundation's geometry (`CGRect`, `CGPoint`, `CGFloat`, …), as it does on Apple's systems.
@_exported import Foundation
