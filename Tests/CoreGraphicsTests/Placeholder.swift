import Testing

import CoreGraphics
