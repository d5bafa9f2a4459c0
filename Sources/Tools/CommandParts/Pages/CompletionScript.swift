/// A script by which a shell completes a program's commands and options.
///
/// It is generated from the specifications of the commands, so that it always fits the program that wrote it. Words that are neither
/// a command nor an option are completed as paths of files.
package struct CompletionScript: Sendable {
    /// A shell that can be served.
    package enum Shell: String, CaseIterable, Sendable {
        case bash, zsh, fish
    }

    private let program: String
    private let commands: [CommandSpecification]

    /// - Parameters:
    ///   - program: The name that is typed.
    ///   - commands: The program's commands, in the order of its help.
    package init(program: String, commands: [CommandSpecification]) {
        self.program = program
        self.commands = commands
    }

    /// The script's text.
    package func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private var bash: String {
        let cases = commands.map { "        \($0.name)) options='\(names(of: $0).joined(separator: " "))' ;;" }
        return """
            # Completion of \(program) for bash.
            _\(program)() {
                local word=${COMP_WORDS[COMP_CWORD]} options=
                if ((COMP_CWORD == 1)); then
                    COMPREPLY=($(compgen -W '\(firstWords.joined(separator: " "))' -- "$word"))
                    return
                fi
                case ${COMP_WORDS[1]} in
            \(cases.joined(separator: "\n"))
                esac
                if [[ $word == -* ]]; then COMPREPLY=($(compgen -W "$options" -- "$word")); fi
            }
            complete -o default -F _\(program) \(program)

            """
    }

    private var zsh: String {
        let rows = commands.map { "        '\($0.name):\(quoted($0.summary, also: ":"))'" }
        let cases = commands.map { command in
            let options = command.options.map { option in
                let value = option.value.map { ":\(quoted($0, also: ":")):_files" } ?? ""
                return "            '--\(option.name)[\(quoted(option.help, also: "[]:"))]\(value)' \\"
            }
            return
                (["        \(command.name)) _arguments \\"] + options + [
                    "            '--help[Show this help.]' '*:file:_files' ;;"
                ])
                .joined(separator: "\n")
        }
        return """
            #compdef \(program)
            # Completion of \(program) for zsh.
            _\(program)() {
                local -a commands=(
            \(rows.joined(separator: "\n"))
                )
                if ((CURRENT == 2)); then
                    _describe command commands
                    return
                fi
                local command=$words[2]
                shift words
                ((CURRENT--))
                case $command in
            \(cases.joined(separator: "\n"))
                esac
            }
            _\(program) "$@"

            """
    }

    private var fish: String {
        let first = "complete -c \(program) -n __fish_use_subcommand -f"
        let rows = commands.flatMap { command in
            ["\(first) -a \(command.name) -d '\(quoted(command.summary))'"]
                + command.options.map { option in
                    "complete -c \(program) -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)"
                        + (option.value == nil ? "" : " -r") + " -d '\(quoted(option.help))'"
                }
        }
        return (["# Completion of \(program) for fish."] + rows).joined(separator: "\n") + "\n"
    }

    private var firstWords: [String] { commands.map(\.name) + ["--help", "--version"] }

    private func names(of command: CommandSpecification) -> [String] {
        command.options.map { "--\($0.name)" } + ["--help"]
    }

    /// A text between single quotation marks of a shell.
    ///
    /// - Parameter also: Characters that the shell's own syntax of descriptions uses.
    private func quoted(_ text: String, also special: String = "") -> String {
        let escaped = text.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
        return escaped.replacing("'", with: "'\\''")
    }
}
