import Foundation
import Synchronization

// What public apps use of AudioToolbox beside a touch: short sounds and the tap of a motor. A window on Linux has neither, as a tablet has
// no motor: nothing is heard or felt, which the log says once, and sounds of the app's own cannot be made. The device notes what would
// have been heard, so that a test can ask for it.

/// Where sounds go that nobody hears.
package enum SystemSounds {
    private static let listener = Mutex<(@Sendable (SystemSoundID) -> Void)?>(nil)
    private static let isNamed = Atomic<Bool>(false)

    /// Has every sound noted from now on, on the thread that plays it.
    package static func note(by listener: @escaping @Sendable (SystemSoundID) -> Void) {
        Self.listener.withLock { $0 = listener }
    }

    static func play(_ sound: SystemSoundID) {
        if !isNamed.exchange(true, ordering: .relaxed) {
            let text = "AudioToolbox: sound \(sound) is not heard here, nor is any other.\n"
            FileHandle.standardError.write(Data(text.utf8))
        }
        listener.withLock(\.self)?(sound)
    }
}

public typealias SystemSoundID = UInt32
public typealias OSStatus = Int32

/// The motor.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF
public let kAudioServicesNoError: OSStatus = 0
/// The result of playing a sound here.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Would play a sound, which is noted.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { SystemSounds.play(inSystemSoundID) }
/// Would play a sound, or move the motor, which is noted.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { SystemSounds.play(inSystemSoundID) }
/// Would play a sound, which is noted; it is over at once.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    SystemSounds.play(inSystemSoundID)
    if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}
/// Would play a sound, or move the motor, which is noted; it is over at once.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    SystemSounds.play(inSystemSoundID)
    if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}
/// - Returns: That there is no such sound.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    outSystemSoundID.pointee = 0
    return kAudioServicesSystemSoundUnspecifiedError
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { kAudioServicesNoError }
