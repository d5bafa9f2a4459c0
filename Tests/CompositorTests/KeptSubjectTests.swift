import Compositor
import CoreGraphics
import Testing

/// Which subjects are known from one frame to the next.
struct KeptSubjectTests {
    private let pictures = KeptPictures()
    private let frame = PixelRect(left: 0, top: 0, right: 120, bottom: 96)

    private func subject(_ width: Int) -> KeptPictures.Subject {
        KeptPictures.Subject([fill(rect(0, 0, Double(width), 96), 0xFF20_4060)], in: frame)
    }

    /// A part that was known before may be forgotten while the whole is planned.
    @Test func `a whole replaces its parts, also if a subject before them was forgotten`() {
        let (before, part, whole) = (subject(10), subject(20), subject(30))
        pictures.beginFrame()
        pictures.remember(before, since: pictures.mark)
        let mark = pictures.mark
        pictures.forget(before)
        pictures.remember(part, since: pictures.mark)
        pictures.remember(whole, since: mark)
        #expect(pictures.knows(whole) && !pictures.knows(part) && !pictures.knows(before))
    }

    @Test func `what was noted before the whole stays`() {
        let (forgotten, before, whole) = (subject(10), subject(20), subject(30))
        pictures.beginFrame()
        pictures.remember(forgotten, since: pictures.mark)
        pictures.remember(before, since: pictures.mark)
        let mark = pictures.mark
        pictures.forget(forgotten)
        pictures.remember(whole, since: mark)
        #expect(pictures.knows(whole) && pictures.knows(before))
    }
}
