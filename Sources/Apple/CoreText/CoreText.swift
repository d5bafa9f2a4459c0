// What apps import for registering fonts. The text engine lives in UIKit, and so do Core Text's names that there are.

@_exported import UIKit
