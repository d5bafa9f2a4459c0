import Foundation
import FoundationXML

/// Reads XML to its end.
final class XMLReading {
    let isWellFormed: Bool
    init(_ data: Data) { isWellFormed = XMLParser(data: data).parse() }
}
