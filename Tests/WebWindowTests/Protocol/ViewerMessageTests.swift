import CoreGraphics
import Foundation
import Testing
import WebWindow
import WindowSystem

@Suite struct ViewerMessageTests {
    private func parse(_ text: String) throws -> ViewerMessage { try ViewerMessage(parsing: Data(text.utf8)) }

    @Test func `everything a page says is understood`() throws {
        #expect(try parse(#"{"type":"ack","sequence":4294967295}"#) == .acknowledge(sequence: 4_294_967_295))
        #expect(try parse(#"{"type":"visible","visible":false}"#) == .visible(false))
        let place = CGPoint(x: 1.5, y: -2)
        #expect(
            try parse(#"{"type":"pointer","phase":"hovered","button":0,"x":1.5,"y":-2,"time":3.25,"serial":9}"#)
                == .input(.init(.pointer(.hovered, button: .none, place), time: 3.25, serial: 9)))
        #expect(
            try parse(#"{"type":"touch","phase":"cancelled","id":7,"x":1.5,"y":-2,"time":0}"#)
                == .input(.init(.touch(.cancelled, id: 7, place))))
        #expect(
            try parse(#"{"type":"wheel","dx":0,"dy":-40,"x":1.5,"y":-2,"time":0}"#)
                == .input(.init(.wheel(dx: 0, dy: -40, place))))
        #expect(
            try parse(#"{"type":"key","phase":"repeated","name":"Left","control":true,"time":0}"#)
                == .input(
                    .init(.key(.repeated, WindowEvent.Key(name: "Left", modifiers: .control)), modifiers: .control)))
    }

    @Test(arguments: [
        "", "{}", "[]", "null", "7", "{", #"{"type":7}"#, #"{"type":"dance","time":0}"#, #"{"type":"ack"}"#,
        #"{"type":"ack","sequence":-1}"#, #"{"type":"ack","sequence":4294967296}"#, #"{"type":"ack","sequence":1.5}"#,
        #"{"type":"touch","phase":"hovered","id":1,"x":0,"y":0,"time":0}"#,
        #"{"type":"touch","phase":"began","x":0,"y":0,"time":0}"#,
        #"{"type":"touch","phase":"began","id":1,"x":1e300,"y":0,"time":0}"#,
        #"{"type":"touch","phase":"began","id":1,"x":1e999,"y":0,"time":0}"#,
        #"{"type":"touch","phase":"began","id":1,"x":0,"y":0}"#,
        #"{"type":"touch","phase":"began","id":1,"x":0,"y":0,"time":1e13}"#,
        #"{"type":"pointer","phase":"began","button":9,"x":0,"y":0,"time":0}"#,
        #"{"type":"key","phase":"down","name":"","time":0}"#, #"{"type":"key","phase":"held","name":"A","time":0}"#,
    ])
    func `what breaks the protocol is refused with a reason that fits into a closing`(_ text: String) {
        let error = #expect(throws: ProtocolViolation.self) { try parse(text) }
        #expect((1...123).contains(error?.description.utf8.count ?? 0))
    }

    @Test func `a long message is not even read`() {
        let name = String(repeating: "x", count: ViewerMessage.longest)
        let text = #"{"type":"visible","visible":true,"name":"\#(name)"}"#
        #expect(throws: ProtocolViolation("The message is too long.")) { try parse(text) }
    }

    @Test func `no text traps, however it is garbled`() {
        let valid = Array(#"{"type":"touch","phase":"began","id":1,"x":10.5,"y":20,"time":1.5,"serial":3}"#.utf8)
        let pieces = Array(#"{}[]",:0123456789.eE+-truefalsn\u{0}ä "#.utf8)
        var random = SeededGenerator(seed: 20)
        var understood = 0
        for _ in 0..<20_000 {
            var text = valid
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let index = Int.random(in: 0..<text.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: text[index] = pieces.randomElement(using: &random) ?? 0
                case 1: text.remove(at: index)
                default: text.insert(UInt8.random(in: 0...255, using: &random), at: index)
                }
            }
            if let message = try? ViewerMessage(parsing: Data(text)) {
                understood += 1
                guard case .input(let input) = message, case .touch(_, _, let place) = input.kind else { continue }
                #expect(abs(place.x) <= 100_000 && abs(place.y) <= 100_000)
            }
        }
        #expect(understood > 0)
    }
}

/// The same numbers each time.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
