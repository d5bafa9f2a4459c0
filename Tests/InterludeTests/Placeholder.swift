import Interlude
import Testing
