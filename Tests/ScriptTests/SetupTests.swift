import Foundation
import TestPrograms
import Testing

/// Runs `script/setup` on a made-up machine: only the programs put on its search path exist.
@Suite struct SetupTests {
    /// A search path with what any system has, and a toolchain that tells `version`.
    private func machine(swift version: String? = "6.3.1") throws -> TestFolder {
        let machine = try TestFolder()
        for program in ["bash", "env", "sort", "sed", "head", "awk", "readlink"] {
            let place = ["/bin", "/usr/bin"].map { "\($0)/\(program)" }
                .first { FileManager.default.isExecutableFile(atPath: $0) }
            try FileManager.default.createSymbolicLink(
                atPath: machine.url.appendingPathComponent(program).path, withDestinationPath: place ?? program)
        }
        if let version {
            try machine.write(
                "#!/bin/bash\necho 'Swift version \(version) (swift-\(version)-RELEASE)'\n", to: "swift",
                executable: true)
        }
        return machine
    }

    private func addDebian(to machine: TestFolder, installed: String) throws {
        try machine.write(
            "#!/bin/bash\n\(installed) && echo -n installed\nexit 0\n", to: "dpkg-query", executable: true)
        let log = machine.url.appendingPathComponent("log").path
        try machine.write("#!/bin/bash\necho \"$@\" >>\(log)\n", to: "apt-get", executable: true)
        try machine.write("#!/bin/bash\nexec \"$@\"\n", to: "sudo", executable: true)
    }

    @Test func aMachineWithoutAToolchainIsToldWhereToGetOne() throws {
        let run = try ProgramRun.script("setup", machine: machine(swift: nil))
        #expect(run.status == 1)
        #expect(run.errors.contains("swift.org/install"))
    }

    @Test func aToolchainThatIsTooOldIsNamed() throws {
        let run = try ProgramRun.script("setup", machine: machine(swift: "5.10.1"))
        #expect(run.status == 1)
        #expect(run.errors.contains("Swift 5.10.1 is too old; 6.0 or later is needed"))
    }

    /// Adds the compiler, and an `ldd` that does not find a library.
    private func addCompiler(to machine: TestFolder, without library: String) throws {
        try machine.write("#!/bin/bash\n", to: "swift-frontend", executable: true)
        try machine.write(
            "#!/bin/bash\necho '  libc.so.6 => /lib/libc.so.6'\necho '  \(library) => not found'\n", to: "ldd",
            executable: true)
    }

    @Test func aLibraryThatTheToolchainLacksIsInstalled() throws {
        let machine = try machine()
        try addDebian(to: machine, installed: "true")
        try addCompiler(to: machine, without: "libncurses.so.6")
        let run = try ProgramRun.script("setup", machine: machine)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("Installing libncurses6"))
        #expect(machine.text(of: "log")?.contains("libncurses6") == true)
    }

    @Test func aLibraryThatTheToolchainLacksIsNamedWithoutApt() throws {
        let machine = try machine()
        try addCompiler(to: machine, without: "libncurses.so.6")
        let run = try ProgramRun.script("setup", machine: machine)
        #expect(run.status == 1)
        #expect(run.errors.contains("the Swift toolchain needs what these Debian packages bring"))
        #expect(run.errors.contains("libncurses6"))
    }

    @Test func aToolchainThatCannotStartSaysWhy() throws {
        let machine = try machine(swift: nil)
        try machine.write(
            "#!/bin/bash\necho 'swift: cannot load libnew.so.1' >&2\nexit 127\n", to: "swift", executable: true)
        let run = try ProgramRun.script("setup", machine: machine)
        #expect(run.status == 1)
        #expect(run.errors.contains("cannot load libnew.so.1"))
    }

    @Test func aMachineWithoutAptIsToldWhatIsMissing() throws {
        let run = try ProgramRun.script("setup", machine: machine())
        #expect(run.status == 1)
        #expect(run.errors.contains("no apt-get"))
        #expect(run.errors.contains("libcairo2-dev") && run.errors.contains("fonts-inter"))
    }

    @Test func nothingIsInstalledWhenAllIsThere() throws {
        let machine = try machine()
        try addDebian(to: machine, installed: "true")
        let run = try ProgramRun.script("setup", machine: machine)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "" && run.errors == "")
        #expect(machine.text(of: "log") == nil)
    }

    @Test func oneAptGetInstallsWhatIsMissing() throws {
        let machine = try machine()
        try addDebian(to: machine, installed: "[[ ${!#} != libpng-dev && ${!#} != fonts-inter ]]")
        let run = try ProgramRun.script("setup", machine: machine)
        #expect(run.status == 0, "\(run.errors)")
        let calls = (machine.text(of: "log") ?? "").split(separator: "\n").filter { $0.contains("install") }
        #expect(calls.count == 1)
        #expect(calls.first?.hasSuffix("libpng-dev fonts-inter") == true)
    }
}
