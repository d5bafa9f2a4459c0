import Testing
import UIKit

/// States a number as a fact of the running test, and expects a published value.
///
/// - Parameters:
///   - name: The name of the value, unique in its test.
///   - value: The number that this system gives.
///   - published: The number that others have documented or measured.
///   - unit: The unit: `pt`, `s`, or nothing.
///   - tolerance: The largest difference that counts as equal, here and between two systems.
func expect(
    _ name: String, _ value: Double, is published: Double, unit: String = "", tolerance: Double = 0,
    at location: SourceLocation = #_sourceLocation
) {
    state(name, value, unit: unit, tolerance: tolerance)
    #expect(abs(value - published) <= tolerance, "\(name): \(value), published: \(published)", sourceLocation: location)
}

/// States a raw value as a fact of the running test, and expects the one of Apple's headers.
func expect<Value: RawRepresentable>(
    _ name: String, _ value: Value, is published: Int, at location: SourceLocation = #_sourceLocation
) where Value.RawValue: BinaryInteger {
    expect(name, Double(value.rawValue), is: Double(published), at: location)
}
