// Empty on purpose.
//
// Swift Testing promises the compiler a module of this name for every file that imports both Testing and UIKit: on Apple's
// systems it brings attachments of images. The Linux toolchain makes the promise too and does not keep it, and without a
// module of this name such a file does not compile.
