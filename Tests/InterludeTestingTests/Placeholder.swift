import Testing

import InterludeTesting
