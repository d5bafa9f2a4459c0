import Foundation

/// A program of patients for `interlude doctor --program`.
///
/// A trap in an animator ends its process. The doctor's command
/// therefore runs the program once for each patient, reports a trap as a finding, and continues with the next trial.
///
///     // main.swift
///     PatientProgram.run([
///         Patient("drop", for: .push, .pop) { DropAnimator() },
///         Patient("card", transitioningDelegate: { CardDirector() }),
///     ])
@MainActor public enum PatientProgram {
    /// What lines on standard error begin with that tell which trial is next.
    package static let notePrefix = "note: "
    /// The option that names the last trial that another process has begun.
    package static let afterOption = "--after"
    /// The option that leaves uses out, with semicolons between them.
    package static let withoutOption = "--without"

    /// Prints the names of the patients without an argument. With a name, it examines that patient, prints the name of
    /// each trial to standard error, and prints the findings so far after each trial as a line of JSON.
    public static func run(_ patients: [Patient], arguments: [String] = Array(CommandLine.arguments.dropFirst())) {
        guard let name = arguments.first else { return patients.forEach { write($0.name, to: .standardOutput) } }
        guard let patient = patients.first(where: { $0.name == name }) else {
            write("there is no patient \(name)", to: .standardError)
            exit(2)
        }
        stream(
            patient, after: value(of: afterOption, in: arguments),
            without: (value(of: withoutOption, in: arguments) ?? "").split(separator: ";").map(String.init))
    }

    private static func value(of option: String, in arguments: [String]) -> String? {
        guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
        return arguments[index + 1]
    }

    /// Examines a patient and prints, after each trial, what is known, a line of JSON each: the last one is the diagnosis. What
    /// the patient itself prints goes to standard error meanwhile.
    package static func stream(
        _ patient: Patient, after last: String?, without uses: [String], finish: (inout Diagnosis) -> Void = { _ in }
    ) {
        let output = Output()
        var diagnosis = patient.examine(after: last, without: uses, progress: note, found: output.write)
        finish(&diagnosis)
        output.write(diagnosis)
    }

    /// Tells another program, which reads standard error, which trial is next.
    package static func note(_ trial: String) { write(notePrefix + trial, to: .standardError) }

    private static func write(_ line: String, to file: FileHandle) { file.write(Data((line + "\n").utf8)) }
}

/// Standard output, kept for diagnoses alone: from now on what is printed goes to standard error.
private struct Output {
    private let file: FileHandle

    init() {
        fflush(nil)
        file = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
        dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    func write(_ diagnosis: Diagnosis) {
        // A diagnosis is strings and numbers, which always can be encoded.
        guard let data = try? JSONEncoder().encode(diagnosis) else { return }
        file.write(data + Data("\n".utf8))
    }
}
