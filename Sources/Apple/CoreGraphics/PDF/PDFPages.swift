import CCairo
import Foundation

/// A PDF document that is being written: cairo's surface, and the page that is drawn on.
final class PDFPages {
    let surface: OpaquePointer
    /// The page's rectangle in user space; a unit is a point.
    private(set) var box: CGRect
    private let standardBox: CGRect
    private let sink: Sink
    private var isOnPage = false
    private var isClosed = false

    /// What the surface writes to. It outlives the surface, which writes until its end.
    private final class Sink {
        let consumer: CGDataConsumer
        init(_ consumer: CGDataConsumer) { self.consumer = consumer }
    }

    /// The date of creation that every document has, so that the same drawing makes the same bytes. Decided: that of the
    /// reference date.
    private static let date = "2001-01-01T00:00:00Z"

    init(_ consumer: CGDataConsumer, box: CGRect, info: CFDictionary?) {
        self.box = box
        standardBox = box
        sink = Sink(consumer)
        surface = cairo_pdf_surface_create_for_stream(
            { closure, data, length in
                guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
                let sink = Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue()
                let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
                return sink.consumer.put(bytes) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
            }, Unmanaged.passUnretained(sink).toOpaque(), Double(box.width), Double(box.height))
        describe(info ?? [:])
    }

    deinit { close() }

    private func describe(_ info: CFDictionary) {
        func set(_ kind: cairo_pdf_metadata_t, _ text: String?) {
            if let text { cairo_pdf_surface_set_metadata(surface, kind, text) }
        }
        func text(_ key: CFString) -> String? { info[key] as? String }
        set(CAIRO_PDF_METADATA_TITLE, text(kCGPDFContextTitle))
        set(CAIRO_PDF_METADATA_AUTHOR, text(kCGPDFContextAuthor))
        set(CAIRO_PDF_METADATA_SUBJECT, text(kCGPDFContextSubject))
        set(CAIRO_PDF_METADATA_CREATOR, text(kCGPDFContextCreator))
        set(CAIRO_PDF_METADATA_KEYWORDS, text(kCGPDFContextKeywords))
        set(CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
    }

    /// Begins a page, after the end of the one before.
    ///
    /// - Parameter box: Its rectangle; `nil` for the document's own.
    func begin(_ box: CGRect?) {
        end()
        guard !isClosed else { return warn("CGContext.beginPDFPage(_:): the document is closed") }
        self.box = box ?? standardBox
        cairo_pdf_surface_set_size(surface, Double(self.box.width), Double(self.box.height))
        isOnPage = true
    }

    /// Ends the page; without one nothing happens.
    func end() {
        guard isOnPage, !isClosed else { return }
        isOnPage = false
        cairo_surface_show_page(surface)
    }

    /// Writes what is left of the document.
    func close() {
        guard !isClosed else { return }
        end()
        isClosed = true
        cairo_surface_finish(surface)
    }
}
