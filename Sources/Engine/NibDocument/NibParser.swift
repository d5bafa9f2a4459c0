import Foundation
import FoundationXML

/// Makes a tree of XML, within limits that no file of Interface Builder comes near.
final class NibParser: NSObject, XMLParserDelegate {
    /// libxml2 gives up at 256; views that are nested half as deep could not be laid out either.
    private static let greatestDepth = 128
    /// Decided. The largest file of 3,800 looked at has 1.1 MB.
    private static let greatestSize = 32 << 20
    /// Decided. A million elements take 200 MB.
    private static let mostElements = 1_000_000

    private var root: NibElement?
    private var open: [NibElement] = []
    private var count = 0
    private var fault: NibDocumentFault?

    static func tree(of data: Data) throws -> NibElement {
        guard data.count <= greatestSize else { throw NibDocumentFault.tooLarge }
        try refuseDefinitions(in: data)
        let reader = NibParser()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isWhole = parser.parse()
        if let fault = reader.fault { throw fault }
        guard isWhole, reader.open.isEmpty, let root = reader.root else {
            throw NibDocumentFault.notXML(line: max(1, parser.lineNumber))
        }
        return root
    }

    /// The parser expands entities and does not tell of their definitions, so these are looked for beforehand. In text and
    /// in attributes the sign is written otherwise. Bytes that are zero would be another encoding, which could hide them. In bytes that are no
    /// text Foundation's parser ends the process: it expects every name to be one.
    private static func refuseDefinitions(in data: Data) throws {
        if data.contains(0) || String(validating: data, as: UTF8.self) == nil { throw NibDocumentFault.notXML(line: 1) }
        for sign in ["<!DOCTYPE", "<!ENTITY"] {
            guard let place = data.range(of: Data(sign.utf8)) else { continue }
            let line = data[..<place.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            throw NibDocumentFault.definesEntities(line: line)
        }
    }

    private func stop(_ parser: XMLParser, _ reason: NibDocumentFault) {
        if fault == nil { fault = reason }
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard fault == nil else { return }
        count += 1
        guard open.count < NibParser.greatestDepth else { return stop(parser, .tooDeep(line: parser.lineNumber)) }
        guard count <= NibParser.mostElements else { return stop(parser, .tooLarge) }
        let element = NibElement(name: elementName, attributes: attributes, line: parser.lineNumber)
        if let around = open.last {
            element.parent = around
            around.children.append(element)
        } else if root == nil {
            root = element
        }
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        if !open.isEmpty { open.removeLast() }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard fault == nil, let element = open.last else { return }
        element.text += string
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        guard fault == nil, let element = open.last else { return }
        element.text += String(decoding: block, as: UTF8.self)
    }
}
