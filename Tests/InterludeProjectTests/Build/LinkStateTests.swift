import Foundation
import InterludeProject
import TestPrograms
import Testing

@Suite struct LinkStateTests {
    private let folder: TestFolder
    private let object: URL
    private let program: URL
    private let state: URL
    private let runtime: URL

    init() throws {
        folder = try TestFolder()
        let url = URL(fileURLWithPath: folder.path)
        object = url.appendingPathComponent("main.o")
        program = url.appendingPathComponent("program")
        state = url.appendingPathComponent("linked.json")
        runtime = url.appendingPathComponent("swiftrt.o")
        for name in ["main.o", "program", "swiftrt.o"] { try folder.write("first", to: name) }
    }

    private func inputs(_ names: [String] = ["library 1"]) -> String { LinkState.digest(of: names, objects: [object]) }

    private func isCurrent(_ names: [String] = ["library 1"]) -> Bool {
        LinkState.current(program, inputs: inputs(names), in: state) != nil
    }

    private func note() throws {
        try LinkState(inputs: inputs(), program: BuiltFile(program), runtime: runtime.path).write(to: state)
    }

    @Test func `a program with the inputs of its link is current`() throws {
        #expect(!isCurrent())
        try note()
        #expect(isCurrent())
        #expect(LinkState.current(program, inputs: inputs(), in: state)?.url == program)
    }

    @Test(arguments: ["main.o", "program"])
    func `another object, and another program, have to be linked`(_ name: String) throws {
        try note()
        try folder.write("another one", to: name)
        #expect(!isCurrent())
    }

    @Test func `another library has to be linked`() throws {
        try note()
        #expect(!isCurrent(["library 2"]))
    }

    @Test(arguments: ["main.o", "program", "swiftrt.o"])
    func `what was removed has to be linked`(_ name: String) throws {
        try note()
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
        #expect(!isCurrent())
    }

    @Test func `a state that makes no sense counts as none`() throws {
        try folder.write("{}", to: "linked.json")
        #expect(!isCurrent())
    }
}
