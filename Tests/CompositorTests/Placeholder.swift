import Compositor
import Testing
