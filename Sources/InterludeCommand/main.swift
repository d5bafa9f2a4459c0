import Foundation

print("interlude")
