import Foundation

/// A selector's name, as `handlePan:`. One that was made of a method's reference alone has none; its description tells where that was.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The selector of a name, as `handlePan:`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
