// cairo on image surfaces, one thread, as one would write it: paint a page, paint the other through a clip, an alpha or a
// scale. cairo has no perspective.
//   cairo TRANSITION
#include "../Common/work.h"

#include <cairo.h>

static cairo_surface_t *from, *to, *target;
static Transition transition;

static cairo_surface_t *load(const char *name) {
    uint32_t *pixels = load_page(name);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, page_width, page_height);
    int stride = cairo_image_surface_get_stride(surface);
    cairo_surface_flush(surface);
    for (int y = 0; y < page_height; y++)
        memcpy(
            cairo_image_surface_get_data(surface) + (size_t)y * (size_t)stride, pixels + (size_t)y * page_width,
            page_width * 4);
    cairo_surface_mark_dirty(surface);
    free(pixels);
    return surface;
}

static void use(cairo_t *c, cairo_surface_t *page, double x, double y) {
    cairo_set_source_surface(c, page, x, y);
    cairo_pattern_set_filter(cairo_get_source(c), CAIRO_FILTER_BILINEAR);
}

static void draw_slide(cairo_t *c, Slide s) {
    cairo_save(c);
    cairo_rectangle(c, 0, 0, s.to_x, page_height);
    cairo_clip(c);
    use(c, from, s.from_x, 0);
    cairo_paint(c);
    cairo_set_source_rgba(c, 0, 0, 0, s.dimming);
    cairo_paint(c);
    cairo_restore(c);
    use(c, to, s.to_x, 0);
    cairo_rectangle(c, s.to_x, 0, page_width - s.to_x, page_height);
    cairo_fill(c);
}

static void rounded(cairo_t *c, Zoom z) {
    double right = z.x + z.width, bottom = z.y + z.height, r = z.radius;
    cairo_new_sub_path(c);
    cairo_arc(c, right - r, z.y + r, r, -M_PI / 2, 0);
    cairo_arc(c, right - r, bottom - r, r, 0, M_PI / 2);
    cairo_arc(c, z.x + r, bottom - r, r, M_PI / 2, M_PI);
    cairo_arc(c, z.x + r, z.y + r, r, M_PI, 1.5 * M_PI);
    cairo_close_path(c);
}

static void draw_zoom(cairo_t *c, Zoom z) {
    use(c, from, 0, 0);
    cairo_paint(c);
    rounded(c, z);
    cairo_clip(c);
    cairo_translate(c, z.x, z.y);
    cairo_scale(c, z.width / page_width, z.height / page_height);
    use(c, to, 0, 0);
    cairo_pattern_set_extend(cairo_get_source(c), CAIRO_EXTEND_PAD);
    cairo_paint(c);
}

static void draw_circle(cairo_t *c, Circle o) {
    use(c, from, 0, 0);
    cairo_paint(c);
    cairo_arc(c, o.x, o.y, o.radius, 0, 2 * M_PI);
    cairo_clip(c);
    use(c, to, 0, 0);
    cairo_paint(c);
}

static void draw(int frame, void *unused) {
    (void)unused;
    cairo_t *c = cairo_create(target);
    switch (transition) {
    case slide: draw_slide(c, slide_at(frame)); break;
    case dissolve:
        use(c, from, 0, 0);
        cairo_paint(c);
        use(c, to, 0, 0);
        cairo_paint_with_alpha(c, progress(frame));
        break;
    case zoom: draw_zoom(c, zoom_at(frame)); break;
    case circle: draw_circle(c, circle_at(frame)); break;
    case slide_up:
        use(c, from, 0, 0);
        cairo_paint(c);
        use(c, to, 0, slide_up_at(frame));
        cairo_paint(c);
        break;
    case flip: break;
    }
    cairo_destroy(c);
    cairo_surface_flush(target);
}

int main(int count, char **arguments) {
    if (count < 2) return 64;
    transition = transition_named(arguments[1]);
    if (transition == flip) return 0;
    from = load("from");
    to = load("to");
    target = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, page_width, page_height);
    measure("cairo", arguments[1], draw, NULL);
    return 0;
}
