import Foundation
import Interlude
import InterludeStage
import UIKit
import WindowSystem

/// Transitions without pictures: what the run, the appearance calls and the animations cost.
@MainActor
enum TransitionBenchmark {
    private static let count = 10_000
    private static let parts = 5

    static func run() throws {
        let list = UIViewController()
        let navigation = UINavigationController(rootViewController: list)
        let stage = Stage(rootViewController: navigation, scale: 1)
        try stage.settle()
        try go(100, in: navigation, on: stage)
        for part in 1...parts {
            let start = HostClock.now
            try go(count / parts, in: navigation, on: stage)
            let rate = Double(count / parts) / (HostClock.now - start)
            print(
                "  \(part * count / parts) transitions".padding(toLength: 26, withPad: " ", startingAt: 0)
                    + "\(Int(rate)) a second, \(Memory.residentMegabytes) MB")
        }
    }

    /// Pushes and pops in turn, each to its end: the system's own and two of ours.
    private static func go(_ count: Int, in navigation: UINavigationController, on stage: Stage) throws {
        let transitions: [ScreenTransition?] = [nil, .fade, .slide(from: .bottom)]
        for index in 0..<count / 2 {
            let page = UIViewController()
            if let transition = transitions[index % transitions.count] {
                navigation.pushViewController(page, using: transition)
            } else {
                navigation.pushViewController(page, animated: true)
            }
            try stage.settle()
            navigation.popViewController(animated: true)
            try stage.settle()
        }
    }
}

/// The program's memory.
enum Memory {
    /// What is resident now, as Linux tells; 0 elsewhere.
    static var residentMegabytes: Int { Int(megabytes("VmRSS:")) }

    /// The most that was ever resident.
    static var peakMegabytes: Double { megabytes("VmHWM:") }

    private static func megabytes(_ key: String) -> Double {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix(key) }),
            let kilobytes = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap({
                Double($0)
            })
        else { return 0 }
        return kilobytes / 1024
    }
}
