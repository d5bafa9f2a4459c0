import QuartzCore
import Testing
