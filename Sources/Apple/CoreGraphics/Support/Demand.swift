/// Stops the program with a message where the caller has broken a rule of the interface.
///
/// `precondition(_:_:)` says nothing in a release build, and what went wrong is what its reader needs most.
///
/// - Parameters:
///   - condition: What has to hold.
///   - message: What was done wrong, as UIKit says it where that is known.
@inline(__always)
package func demand(
    _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
    guard condition else { fatalError(message(), file: file, line: line) }
}
