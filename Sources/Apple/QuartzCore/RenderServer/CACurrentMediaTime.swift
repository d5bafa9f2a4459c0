import Foundation

/// The media clock in seconds: what root layers take as their superlayer's time. It only moves when the host moves it.
public func CACurrentMediaTime() -> CFTimeInterval { RenderServer.current.now }
