import Foundation
import TestPrograms
import Testing

@Suite struct MatrixTests {
    private func matrix(_ words: String..., in folder: TestFolder? = nil, path: String? = nil) throws -> ProgramRun {
        let environment = path.map { Program.environment(with: ["PATH": $0]) }
        return try ProgramRun(Program.built("interlude"), ["matrix"] + words, in: folder, environment: environment)
    }

    @Test func `GitHub gets a job for each shard, and one that puts their reports together`() throws {
        let run = try matrix("github", "--shards", "3")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("        shard: [1, 2, 3]\n"))
        #expect(run.output.contains("          export INTERLUDE_SHARD=${{ matrix.shard }}/3\n"))
        #expect(run.output.contains("          export INTERLUDE_RUN=${{ github.run_id }}\n"))
        #expect(run.output.contains("fail-fast: false"))
        #expect(run.output.contains("    needs: shard\n    if: always()\n"))
        #expect(run.output.contains("run: swift run interlude-report merge out/shards --folder out/report\n"))
    }

    @Test func `GitLab gets a parallel matrix`() throws {
        let run = try matrix("gitlab", "--shards", "2", "--command", "swift test --skip-build")
        #expect(run.output.contains("    matrix:\n      - SHARD: [\"1\", \"2\"]\n"))
        #expect(run.output.contains("      export INTERLUDE_SHARD=$SHARD/2\n"))
        #expect(run.output.contains("      swift test --skip-build\n"))
    }

    @Test func `Slurm gets an array, Kubernetes an indexed Job`() throws {
        let slurm = try matrix("slurm", "--shards", "16", "--reports", "my reports")
        #expect(slurm.output.contains("#SBATCH --array=1-16\n"))
        #expect(slurm.output.contains("export INTERLUDE_SHARD=$SLURM_ARRAY_TASK_ID/16\n"))
        #expect(slurm.output.contains("export INTERLUDE_REPORT='my reports/'$SLURM_ARRAY_TASK_ID\n"))
        let job = try matrix("kubernetes", "--shards", "4", "--claim", "disk", "--image", "cards:1")
        #expect(job.output.contains("  completionMode: Indexed\n  completions: 4\n"))
        #expect(job.output.contains("claimName: disk\n"))
        #expect(job.output.contains("image: cards:1\n"))
        #expect(job.output.contains("              number=$((JOB_COMPLETION_INDEX + 1))\n"))
    }

    /// A stand-in for GNU parallel that runs its command, in which a mark stands for the argument, for each argument.
    private static let parallel = """
        #!/bin/bash
        [[ $1 == -I ]] && mark=$2 && shift 2
        while [[ $1 == -* ]]; do shift 2; done
        script=$1
        shift 2
        for number; do bash -c "${script//"$mark"/$number}" || exit; done
        """

    @Test func `each shard of GNU parallel runs the command with its number, and all the same run`() throws {
        let folder = try TestFolder()
        try folder.write(MatrixTests.parallel, to: "bin/parallel", executable: true)
        let command = "echo $INTERLUDE_SHARD $INTERLUDE_RUN 'it is' > \"$INTERLUDE_REPORT/said\""
        let run = try matrix(
            "parallel", "--shards", "3", "--command", command, "--submit", in: folder,
            path: "\(folder.path)/bin:/usr/bin:/bin")
        #expect(run.status == 0, "\(run.errors)")
        let said = (1...3).compactMap { folder.text(of: "out/shards/\($0)/said") }
        #expect(said.map { $0.prefix(4) } == ["1/3 ", "2/3 ", "3/3 "], "\(said) \(run.errors)")
        #expect(Set(said.map { $0.dropFirst(4) }).count == 1)
        #expect(said.allSatisfy { $0.hasSuffix(" it is\n") })
        let remote = try matrix("parallel", "--shards", "2", "--hosts", "build1,build2")
        #expect(
            remote.output.contains("--jobs 1 --sshlogin build1,build2 --workdir \"$PWD\" --return out/shards/{shard} "))
    }

    @Test func `Slurm is handed the array, and a report after it`() throws {
        let folder = try TestFolder()
        try folder.write(
            "#!/bin/bash\necho \"$@\" >> calls\ncat >> scripts\necho '42;one'\n", to: "bin/sbatch", executable: true)
        let run = try matrix("slurm", "--shards", "2", "--submit", in: folder, path: "\(folder.path)/bin:/usr/bin:/bin")
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.text(of: "calls") == "--parsable\n--parsable --dependency=afterany:42\n")
        #expect(folder.text(of: "scripts")?.contains("interlude-report merge out/shards --folder out/report") == true)
    }

    @Test func `timings say how many shards it takes, and how even they are`() throws {
        let items = (0..<100).map { "\"test \($0)\": 10" }.joined(separator: ", ")
        let folder = try TestFolder(["timings.json": "{\"format\": 1, \"seconds\": {\(items)}}"])
        let run = try matrix("slurm", "--within", "250", "--timings", "timings.json", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("#SBATCH --array=1-4\n") || run.output.contains("#SBATCH --array=1-5\n"))
        #expect(run.output.contains("export INTERLUDE_TIMINGS=timings.json\n"))
        #expect(run.errors.contains("shards, of "))
        let short = try matrix("slurm", "--within", "5", "--timings", "timings.json", in: folder)
        #expect(short.status == 2)
        #expect(short.errors.contains("--within: test 0 alone takes 10 s"), "\(short.errors)")
    }

    @Test(arguments: [
        (["jenkins", "--shards", "2"], "there is no engine 'jenkins'"), (["github"], "--shards N is missing"),
        (["github", "--shards", "0"], "--shards has to be a whole number from 1 to 100000, not '0'"),
        (["github", "--shards", "2", "--submit"], "write this into .github/workflows/shards.yml"),
        (["github", "--shards", "2", "--hosts", "a"], "--hosts needs parallel"),
        (["slurm", "--shards", "2", "--claim", "a"], "--claim needs kubernetes"),
        (["slurm", "--within", "60"], "--within needs --timings"),
        (["slurm", "--shards", "2", "--within", "60"], "--shards and --within exclude each other"),
    ])
    func `wrong use is named`(_ words: [String], _ reason: String) throws {
        let run = try ProgramRun(Program.built("interlude"), ["matrix"] + words)
        #expect(run.status == 2)
        #expect(run.errors.contains(reason), "\(run.errors)")
    }

    @Test func `a program that is not there is named`() throws {
        let folder = try TestFolder()
        let run = try matrix("slurm", "--shards", "2", "--submit", in: folder, path: "\(folder.path)")
        #expect(run.status == 1)
        #expect(run.errors.contains("cannot submit to sbatch: it is not installed here"), "\(run.errors)")
    }
}
