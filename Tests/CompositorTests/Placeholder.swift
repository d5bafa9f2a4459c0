import Testing

import Compositor
