import Foundation

/// Returns the selector's name, such as `handlePan:`. A selector that was made only from a method
/// reference has no name; the result then describes the location in the source.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// Returns the selector with a name, such as `handlePan:`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
