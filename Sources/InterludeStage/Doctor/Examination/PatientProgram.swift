import Foundation

/// A program that consists of patients, for `interlude doctor --program`.
///
/// A trap in an animator ends the process that it happens in, and no process can go on after its own. The doctor's command
/// therefore runs such a program once for each patient, and makes a finding of a trap.
///
///     // main.swift
///     PatientProgram.run([
///         Patient("drop", for: .push, .pop) { DropAnimator() },
///         Patient("card", transitioningDelegate: { CardDirector() }),
///     ])
@MainActor public enum PatientProgram {
    /// What lines on standard error begin with that tell which trial is next.
    package static let notePrefix = "note: "

    /// Without an argument prints the patients' names, a line each; with a name examines that patient, tells each trial on
    /// standard error, and prints the diagnosis as JSON.
    public static func run(_ patients: [Patient], arguments: [String] = Array(CommandLine.arguments.dropFirst())) {
        guard let name = arguments.first else { return patients.forEach { write($0.name, to: .standardOutput) } }
        guard let patient = patients.first(where: { $0.name == name }) else {
            write("there is no patient \(name)", to: .standardError)
            exit(2)
        }
        let diagnosis = patient.examine(progress: note)
        // A diagnosis is strings and numbers, which always can be encoded.
        guard let data = try? JSONEncoder.forPeople.encode([diagnosis]) else { exit(1) }
        write(String(decoding: data, as: UTF8.self), to: .standardOutput)
    }

    /// Tells another program, which reads standard error, which trial is next.
    package static func note(_ trial: String) { write(notePrefix + trial, to: .standardError) }

    private static func write(_ line: String, to file: FileHandle) { file.write(Data((line + "\n").utf8)) }
}
