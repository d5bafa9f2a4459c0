/// The files for editors that a new package gets: the SDK for sourcekit-lsp, and tasks and a debugger for VS Code.
package struct EditorFiles {
    /// The package's name, of which the package manager makes the name of the program with the tests.
    package let name: String
    /// Whether the package's sources are ported before they are compiled: the command runs the tests then.
    package let isPorted: Bool

    package init(name: String, isPorted: Bool) {
        self.name = name
        self.isPorted = isPorted
    }

    /// The files by their paths in the package's folder.
    package var files: [String: String] {
        [
            ".sourcekit-lsp/config.json": EditorFiles.languageServer,
            ".vscode/extensions.json": EditorFiles.extensions,
            ".vscode/settings.json": EditorFiles.settings,
            ".vscode/tasks.json": tasks,
            ".vscode/launch.json": launch,
        ]
    }

    /// Without an index in the background, which would build the package again in a folder of its own.
    private static let languageServer = """
        {
            "swiftPM": {"swiftSDK": "interlude"},
            "backgroundIndexing": false
        }

        """

    private static let extensions = """
        {
            "recommendations": ["swiftlang.swift-vscode", "llvm-vs-code-extensions.lldb-dap"]
        }

        """

    private static let settings = """
        {
            "swift.packageArguments": ["--swift-sdk", "interlude"],
            "lldb-dap.executable-path": "lldb-dap"
        }

        """

    private var test: String { isPorted ? "interlude test" : "swift test --swift-sdk interlude" }

    private var build: String {
        isPorted ? "interlude build --tests" : "swift build --build-tests --swift-sdk interlude"
    }

    private var tasks: String {
        """
        {
            "version": "2.0.0",
            "tasks": [
                {
                    "label": "test", "type": "shell", "command": "\(test)", "problemMatcher": ["$swiftc"],
                    "group": {"kind": "test", "isDefault": true}
                },
                {
                    "label": "watch", "type": "shell", "command": "interlude test --watch", "problemMatcher": ["$swiftc"],
                    "isBackground": true
                },
                {
                    "label": "accept goldens", "type": "shell", "command": "INTERLUDE_GOLDEN=failed \(test)",
                    "problemMatcher": ["$swiftc"]
                },
                {
                    "label": "report", "type": "shell", "command": "interlude report --serve",
                    "isBackground": true, "problemMatcher": []
                },
                {
                    "label": "build tests", "type": "shell", "command": "\(build)", "problemMatcher": ["$swiftc"],
                    "group": {"kind": "build", "isDefault": true}
                }
            ]
        }

        """
    }

    private var launch: String {
        let folder = isPorted ? ".build/interlude/build" : ".build"
        return """
            {
                "version": "0.2.0",
                "configurations": [
                    {
                        "name": "Debug tests",
                        "type": "lldb-dap",
                        "request": "launch",
                        "program": "${workspaceFolder}/\(folder)/debug/\(name)PackageTests.xctest",
                        "args": ["--testing-library", "swift-testing"],
                        "cwd": "${workspaceFolder}",
                        "preLaunchTask": "build tests"
                    }
                ]
            }

            """
    }
}
