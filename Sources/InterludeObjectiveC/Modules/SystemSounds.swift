import Foundation

// What public apps use of AudioToolbox beside a touch: short sounds and the tap of a motor. A window on Linux has neither, as a tablet has
// no motor: nothing is heard or felt, and sounds of the app's own cannot be made.

public typealias SystemSoundID = UInt32
public typealias OSStatus = Int32

/// The motor.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF
public let kAudioServicesNoError: OSStatus = 0
/// What making a sound gives here.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Would play a sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Would play a sound, or move the motor.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Would play a sound; it is over at once.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) } }
/// Would play a sound, or move the motor; it is over at once.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) } }
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
