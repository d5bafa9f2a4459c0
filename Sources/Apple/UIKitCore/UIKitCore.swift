@_exported import UIFoundation
