import CoreGraphics

/// Returns the current context for drawing; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current }

/// Makes a context the current one until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.push(context) }

/// Ends the context of the last `UIGraphicsPushContext(_:)`.
public func UIGraphicsPopContext() { GraphicsContextStack.pop() }
