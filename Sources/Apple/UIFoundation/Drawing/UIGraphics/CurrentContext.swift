import CoreGraphics

/// The context that drawing calls go to; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current }

/// Makes `context` the current one until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.push(context) }

/// Ends what the last `UIGraphicsPushContext(_:)` began.
public func UIGraphicsPopContext() { GraphicsContextStack.pop() }
