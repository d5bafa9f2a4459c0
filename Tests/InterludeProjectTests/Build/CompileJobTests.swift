import Foundation
import InterludeProject
import TestPrograms
import Testing

/// A module of a few files that is compiled again and again, as an app is that is watched.
private final class CompiledModule {
    private let folder: TestFolder
    private var names: [String]
    private var state = ModuleState()
    private let cache = DependencyCache()

    init(_ files: [String: String]) throws {
        names = files.keys.sorted()
        folder = try TestFolder(files)
        try folder.write("", to: "Objects/nothing")
    }

    /// - Parameter second: When the file says it was written, in seconds since 1970; nil for now.
    func write(_ text: String, to name: String, second: Int? = nil) throws {
        if !names.contains(name) { names = (names + [name]).sorted() }
        try folder.write(text, to: name)
        guard let second else { return }
        let time = timeval(tv_sec: second, tv_usec: 0)
        utimes(folder.url.appendingPathComponent(name).path, [time, time])
    }

    private var job: CompileJob {
        CompileJob(
            files: names.map { folder.url.appendingPathComponent($0) },
            objects: folder.url.appendingPathComponent("Objects"), arguments: ["-module-name", "App", "-Onone"])
    }

    /// - Returns: The files whose objects were made.
    @discardableResult
    func build() throws -> [String] {
        let job = job
        let before = stamps(job)
        let texts = names.map { folder.text(of: $0) ?? "" }
        state = try job.run(from: state, texts: texts, cache) { self.state = $0 }
        let after = stamps(job)
        return names.filter { before[$0] != after[$0] }
    }

    /// What is compiled has new notes of its dependencies, if not a new object: one with the same bytes is left as it is.
    private func stamps(_ job: CompileJob) -> [String: [UInt64]] {
        Dictionary(
            uniqueKeysWithValues: names.map { name in
                let file = folder.url.appendingPathComponent(name)
                return (name, [stamp(job.object(of: file)), stamp(job.dependencies(of: file))])
            })
    }

    private func stamp(_ file: URL) -> UInt64 {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return 0 }
        let time = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
        return UInt64(status.st_ino) &* 31 &+ UInt64(time)
    }

    /// What the objects print as a program.
    func output() throws -> String {
        let job = job
        let objects = names.map { job.object(of: folder.url.appendingPathComponent($0)).path }
        let swiftc = URL(fileURLWithPath: "/usr/bin/env")
        let link = try ProgramRun(swiftc, ["swiftc", "-o", "program"] + objects, in: folder)
        try #require(link.status == 0, "\(link.errors)")
        return try ProgramRun(folder.url.appendingPathComponent("program"), [], in: folder).output
    }

    func dependencies(of name: String) -> URL { job.dependencies(of: folder.url.appendingPathComponent(name)) }
}

/// A type, a function that returns it, a file that uses that function without naming the type, and one that has nothing to do with it.
private let files = [
    "Box.swift": "final class Box { var width = 1; func grow() { width += 1 } }\n",
    "Maker.swift": "func makeBox() -> Box { Box() }\n",
    "Other.swift": "struct Other { var name = \"other\" }\n",
    "User.swift": "func measure() -> Int { let box = makeBox(); box.grow(); return box.width }\n",
    "main.swift": "print(measure(), Other().name)\n",
]

/// The same numbers each time.
private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state
    }
}

@Suite(.serialized) struct CompileJobTests {
    @Test func `a body that has changed is compiled alone`() throws {
        let module = try CompiledModule(files)
        #expect(try module.build().count == 5)
        #expect(try module.build() == [])
        try module.write("func makeBox() -> Box { let box = Box(); box.width = 5; return box }\n", to: "Maker.swift")
        #expect(try module.build() == ["Maker.swift"])
        #expect(try module.output() == "6 other\n")
    }

    @Test func `what a file declares concerns the files that use it, also those that do not name it, and no others`()
        throws
    {
        let module = try CompiledModule(files)
        try module.build()
        // The width is somewhere else in the object now, and `grow` at another place in the class's table.
        try module.write(
            "class Box { var name = \"box\"; func shrink() {}; var width = 3; func grow() { width += 1 } }\n",
            to: "Box.swift")
        #expect(try module.build() == ["Box.swift", "Maker.swift", "User.swift"])
        #expect(try module.output() == "4 other\n")
        // What is used is written down again with each build.
        try module.write("func makeBox() -> Box { Box() }\nfunc unused() -> Other { Other() }\n", to: "Maker.swift")
        try module.build()
        try module.write("struct Other { var count = 7; var name = \"another\" }\n", to: "Other.swift")
        #expect(try module.build() == ["Maker.swift", "Other.swift", "main.swift"])
        #expect(try module.output() == "4 another\n")
    }

    @Test func `a name that is new is found by the files that meant another one`() throws {
        let module = try CompiledModule(files)
        try module.build()
        try module.write(
            "struct Other { var name = \"other\" }\nfunc print(_ a: Any, _ b: Any) { Swift.print(b, a) }\n",
            to: "Other.swift")
        #expect(try module.build().contains("main.swift"))
        #expect(try module.output() == "other 2\n")
    }

    @Test func `an edit that does not compile and is undone leaves nothing behind`() throws {
        let module = try CompiledModule(files)
        try module.build()
        try module.write(
            "class Box { var name = \"box\"; var width = 3; func growUp() { width += 1 } }\n", to: "Box.swift")
        let failure = #expect(throws: BuildFailure.self) { try module.build() }
        #expect(failure?.errors.map(\.message) == ["value of type 'Box' has no member 'grow'"])
        try module.write(files["Box.swift"] ?? "", to: "Box.swift")
        #expect(try module.build().contains("Box.swift"))
        #expect(try module.output() == "2 other\n")
    }

    @Test func `what was compiled without the driver is compiled again by it when it comes to that`() throws {
        let module = try CompiledModule(files)
        try module.build()
        try module.write(
            "class Box { var name = \"box\"; var width = 3; func grow() { width += 1 } }\n", to: "Box.swift")
        try module.build()
        // As it was when the driver saw it last, and beside it a file that is new, which is the driver's.
        try module.write(files["Box.swift"] ?? "", to: "Box.swift")
        try module.write("struct New {}\n", to: "New.swift")
        #expect(Set(try module.build()).isSuperset(of: ["Box.swift", "New.swift", "User.swift"]))
        #expect(try module.output() == "2 other\n")
    }

    @Test func `two edits within one second are two to the driver`() throws {
        let module = try CompiledModule(files)
        try module.write("func makeBox() -> Box { Box() }\n", to: "Maker.swift", second: 1_000)
        try module.build()
        try module.write(
            "func makeBox() -> Box { let box = Box(); box.width = 5; return box }\n", to: "Maker.swift", second: 1_000)
        try module.write("struct New {}\n", to: "New.swift")
        #expect(try module.build() == ["Maker.swift", "New.swift"])
        #expect(try module.output() == "6 other\n")
    }

    @Test func `what was compiled without the driver within a second is compiled again by it`() throws {
        let module = try CompiledModule(files)
        for name in files.keys { try module.write(files[name] ?? "", to: name, second: 1_000) }
        try module.build()
        let wide = "final class Box { var name = \"box\"; var width = 3; func grow() { width += 1 } }\n"
        try module.write(wide, to: "Box.swift", second: 1_000)
        try module.build()
        try module.write(files["Box.swift"] ?? "", to: "Box.swift", second: 1_000)
        try module.write("struct New {}\n", to: "New.swift")
        #expect(Set(try module.build()).isSuperset(of: ["Box.swift", "New.swift", "User.swift"]))
        #expect(try module.output() == "2 other\n")
    }

    @Test func `more users than are compiled on suspicion follow when it is known that they have to`() throws {
        var many = files
        for number in 1...8 { many["User\(number).swift"] = "func measure\(number)() -> Int { makeBox().width }\n" }
        many["main.swift"] = "print(measure8(), Other().name)\n"
        let module = try CompiledModule(many)
        try module.build()
        try module.write(
            "class Box { var name = \"box\"; var width = 3; func grow() { width += 1 } }\n", to: "Box.swift")
        let compiled = try module.build()
        #expect(compiled.contains("User8.swift") && !compiled.contains("Other.swift"))
        #expect(try module.output() == "3 other\n")
    }

    @Test func `notes of dependencies that were damaged are none, and never end the program`() throws {
        let module = try CompiledModule(files)
        try module.build()
        let file = module.dependencies(of: "User.swift")
        let bytes = [UInt8](try Data(contentsOf: file))
        #expect(FileDependencies(contentsOf: file) != nil)
        var random = Dice(state: 13)
        for round in 0..<400 {
            var damaged = bytes
            if round % 4 == 0 { damaged.removeLast(Int.random(in: 1..<bytes.count, using: &random)) }
            for _ in 0..<(round % 7 + 1) where !damaged.isEmpty {
                damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            try Data(damaged).write(to: file)
            _ = FileDependencies(contentsOf: file)
        }
        try Data().write(to: file)
        #expect(FileDependencies(contentsOf: file) == nil)
        // Without them the driver does what there is to do.
        try module.write(
            "class Box { var name = \"box\"; var width = 3; func grow() { width += 1 } }\n", to: "Box.swift")
        #expect(try module.build().contains("User.swift"))
        #expect(try module.output() == "4 other\n")
    }
}
