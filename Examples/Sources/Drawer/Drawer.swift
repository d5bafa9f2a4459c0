// The sources of this module are an iOS app's own, as they are. The plugin of Package.swift ports them before each build.
//
// interlude-port: ../../iOS/Drawer
