// The module that apps import. The parts re-export each other from top to bottom, and what UIKit re-exports on Apple's systems. Nothing
// of that is named here: a name of UIKit's hides the one of Foundation's only where each way to Foundation leads through the part.
@_exported import UIKitCore
@_exported import UIKitDynamics
