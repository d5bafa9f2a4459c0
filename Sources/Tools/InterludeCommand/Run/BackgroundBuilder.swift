import Dispatch
import Foundation
import InterludeProject

/// Builds an app on a thread of its own, so that its window stays alive.
final class BackgroundBuilder: @unchecked Sendable {
    private let queue = DispatchQueue(label: "interlude-run.building", qos: .userInitiated)
    private let lock = NSLock()
    private let wake: @Sendable () -> Void
    private let work: () throws -> (app: App, product: AppBuilder.Product)
    private let url: URL
    private var newOutcome: Result<AppBuilder.Product, BuildFailure>?
    private var lastApp: App?
    private var lastProduct: AppBuilder.Product?
    private var isBuilding = false

    /// - Parameter wake: Called on another thread when there is an outcome.
    @MainActor init(_ setup: RunSetup, wake: @escaping @Sendable () -> Void) throws {
        self.wake = wake
        url = setup.url
        work = try setup.makeBuild()
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// Whether something is being built, or has been and was not taken.
    var isBusy: Bool { locked { isBuilding || newOutcome != nil } }
    /// The app as it was read last.
    var app: App? { locked { lastApp } }
    /// What was built last.
    var product: AppBuilder.Product? { locked { lastProduct } }
    /// The folders that are worth looking at.
    private(set) var folders: Set<String> = []

    /// The files that the app is made of now, with those inside asset catalogues; of an app that cannot be read all that is there.
    func freshInputs() -> [URL] {
        let inputs = FileTree.watched((try? App(toRun: url))?.inputs ?? FileTree.files(below: url) + [url])
        folders = Set(inputs.map { $0.deletingLastPathComponent().path })
        folders.formUnion(inputs.filter(FileTree.isFolder).map(\.path))
        if url.hasDirectoryPath || FileTree.isFolder(url) { folders.insert(url.path) }
        return inputs
    }

    func begin() {
        locked { isBuilding = true }
        queue.async { [self] in
            let outcome = build()
            locked {
                newOutcome = outcome
                isBuilding = false
            }
            wake()
        }
    }

    private func build() -> Result<AppBuilder.Product, BuildFailure> {
        do {
            let result = try work()
            locked {
                lastApp = result.app
                lastProduct = result.product
            }
            return .success(result.product)
        } catch let failure as BuildFailure {
            return .failure(failure)
        } catch {
            return .failure(BuildFailure("\(error)"))
        }
    }

    /// What has come of the last build, once.
    func takeOutcome() -> Result<AppBuilder.Product, BuildFailure>? {
        locked {
            defer { newOutcome = nil }
            return newOutcome
        }
    }
}

/// When files were last changed, to see whether any was since.
struct InputState: Equatable {
    private var files: [String: Stamp] = [:]

    private struct Stamp: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int
        var time: Double { Double(seconds) + Double(nanoseconds) / 1e9 }
    }

    init(_ urls: [URL]) {
        for url in urls {
            var status = stat()
            guard stat(url.path, &status) == 0 else { continue }
            files[url.path] = Stamp(
                seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: Int(status.st_size))
        }
    }

    /// When the newest change was saved, in seconds since 1970.
    func newest(after old: InputState) -> Double? {
        files.filter { old.files[$0.key] != $0.value }.map(\.value.time).max()
    }
}
