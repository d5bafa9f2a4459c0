import Testing

import Interlude
