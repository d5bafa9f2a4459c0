import Gallery
import UIKit

GalleryAppDelegate.main()
