import Foundation

/// Returns the time of the media clock in seconds, which is the parent time of root layers. Only the host advances it.
public func CACurrentMediaTime() -> CFTimeInterval { RenderServer.current.now }
