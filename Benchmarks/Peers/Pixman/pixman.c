// pixman driven by hand: what is hidden is not drawn, rows are shared out to one or two threads in bands. The bare loop
// that a compositor over a pixel library comes down to.
//   pixman THREADS TRANSITION
#include "../Common/work.h"

#include <linux/futex.h>
#include <pixman.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>

enum { mask_stride = 1184, band_height = 142 };

/// Images over the same pixels, one set for each thread: pixman changes them while it reads.
typedef struct {
    pixman_image_t *from, *to, *target, *mask;
} Images;

static uint32_t *from, *to, *target;
static uint8_t *mask;
static Images images[2];
static Transition transition;
static int threads, frame;

static Images make_images(void) {
    // Where a page is seen at an angle or in part, what lies outside of it has to be transparent.
    int has_outside = transition == flip || transition == zoom;
    pixman_format_code_t format = has_outside ? PIXMAN_a8r8g8b8 : PIXMAN_x8r8g8b8;
    return (Images){
        pixman_image_create_bits(format, page_width, page_height, from, page_width * 4),
        pixman_image_create_bits(format, page_width, page_height, to, page_width * 4),
        pixman_image_create_bits(PIXMAN_x8r8g8b8, page_width, page_height, target, page_width * 4),
        pixman_image_create_bits(PIXMAN_a8, page_width, page_height, (uint32_t *)mask, mask_stride)};
}

static pixman_image_t *solid(double alpha) {
    pixman_color_t color = {0, 0, 0, (uint16_t)lround(alpha * 65535)};
    return pixman_image_create_solid_fill(&color);
}

static double unit(double x) { return x < 0 ? 0 : x > 1 ? 1 : x; }
static int clamp(int x, int low, int high) { return x < low ? low : x > high ? high : x; }

/// Copies or blends `source` to the columns `x0..<x1` and rows `y0..<y1`; its pixel (sx, sy) goes to (x0, y0).
static void put(
    Images *i, pixman_op_t op, pixman_image_t *source, pixman_image_t *mask_image, int sx, int sy, int x0, int y0,
    int x1, int y1) {
    if (x1 <= x0 || y1 <= y0) return;
    pixman_image_composite32(op, source, mask_image, i->target, sx, sy, x0, y0, x0, y0, x1 - x0, y1 - y0);
}

// MARK: One band of each transition

static void slide_band(Images *i, int y0, int y1) {
    Slide s = slide_at(frame);
    put(i, PIXMAN_OP_SRC, i->from, NULL, -s.from_x, y0, 0, y0, s.to_x, y1);
    pixman_image_t *dimming = solid(s.dimming);
    put(i, PIXMAN_OP_OVER, dimming, NULL, 0, 0, 0, y0, s.to_x, y1);
    pixman_image_unref(dimming);
    put(i, PIXMAN_OP_SRC, i->to, NULL, 0, y0, s.to_x, y0, page_width, y1);
}

static void dissolve_band(Images *i, int y0, int y1) {
    put(i, PIXMAN_OP_SRC, i->from, NULL, 0, y0, 0, y0, page_width, y1);
    pixman_image_t *opacity = solid(progress(frame));
    put(i, PIXMAN_OP_OVER, i->to, opacity, 0, y0, 0, y0, page_width, y1);
    pixman_image_unref(opacity);
}

/// Row `y` of the rounded rectangle's coverage, for the columns `x0..<x1`.
static void cover_zoom_row(Zoom z, int y, int x0, int x1) {
    double middle = y + 0.5, r = z.radius, bottom = z.y + z.height;
    double beyond = middle < z.y + r ? z.y + r - middle : middle > bottom - r ? middle - (bottom - r) : 0;
    double inset = beyond > 0 ? r - sqrt(fmax(0, r * r - beyond * beyond)) : 0;
    double left = z.x + inset, right = z.x + z.width - inset;
    double share = unit(fmin(y + 1, bottom) - fmax(y, z.y));
    int first = (int)ceil(left), last = (int)floor(right);
    uint8_t *row = mask + (size_t)y * mask_stride;
    memset(row + x0, 0, (size_t)(x1 - x0));
    if (last > first) memset(row + first, (int)(255 * share), (size_t)(last - first));
    if (first - 1 >= x0) row[first - 1] = (uint8_t)(255 * share * (first - left));
    if (last < x1) row[last] = (uint8_t)(255 * share * (right - last));
}

static void stretch(pixman_image_t *page, Zoom z) {
    double across = page_width / z.width, down = page_height / z.height;
    pixman_transform_t t;
    pixman_transform_init_scale(&t, pixman_double_to_fixed(across), pixman_double_to_fixed(down));
    t.matrix[0][2] = pixman_double_to_fixed(-z.x * across);
    t.matrix[1][2] = pixman_double_to_fixed(-z.y * down);
    pixman_image_set_transform(page, &t);
    pixman_image_set_filter(page, PIXMAN_FILTER_BILINEAR, NULL, 0);
    pixman_image_set_repeat(page, PIXMAN_REPEAT_PAD);
}

/// Only the corners' rows and the edges' columns need the mask; what is covered wholly is written without reading.
static void zoom_band(Images *i, int y0, int y1) {
    Zoom z = zoom_at(frame);
    put(i, PIXMAN_OP_SRC, i->from, NULL, 0, y0, 0, y0, page_width, y1);
    int x0 = (int)floor(z.x), x1 = clamp((int)ceil(z.x + z.width), 0, page_width);
    int top = clamp((int)floor(z.y), y0, y1), bottom = clamp((int)ceil(z.y + z.height), y0, y1);
    if (bottom <= top) return;
    for (int y = top; y < bottom; y++) cover_zoom_row(z, y, x0, x1);
    stretch(i->to, z);
    int inner_top = clamp((int)ceil(z.y + z.radius), top, bottom);
    int inner_bottom = clamp((int)floor(z.y + z.height - z.radius), inner_top, bottom);
    int inner_left = (int)ceil(z.x), inner_right = clamp((int)floor(z.x + z.width), 0, page_width);
    put(i, PIXMAN_OP_OVER, i->to, i->mask, x0, top, x0, top, x1, inner_top);
    put(i, PIXMAN_OP_SRC, i->to, NULL, inner_left, inner_top, inner_left, inner_top, inner_right, inner_bottom);
    put(i, PIXMAN_OP_OVER, i->to, i->mask, x0, inner_top, x0, inner_top, inner_left, inner_bottom);
    put(i, PIXMAN_OP_OVER, i->to, i->mask, inner_right, inner_top, inner_right, inner_top, x1, inner_bottom);
    put(i, PIXMAN_OP_OVER, i->to, i->mask, x0, inner_bottom, x0, inner_bottom, x1, bottom);
}

static void cover_circle_row(Circle o, int y) {
    uint8_t *row = mask + (size_t)y * mask_stride;
    double dy = y + 0.5 - o.y, outer = o.radius + 0.5, inner = o.radius - 0.5;
    memset(row, 0, page_width);
    if (fabs(dy) >= outer) return;
    double reach = sqrt(outer * outer - dy * dy), full = fabs(dy) < inner ? sqrt(inner * inner - dy * dy) : 0;
    int left = clamp((int)floor(o.x - reach - 0.5), 0, page_width), full_left = clamp((int)ceil(o.x - full), 0, page_width);
    int right = clamp((int)ceil(o.x + reach + 0.5), 0, page_width), full_right = clamp((int)floor(o.x + full), full_left, page_width);
    memset(row + full_left, 255, (size_t)(full_right - full_left));
    for (int x = left; x < right; x++) {
        if (x == full_left) x = full_right;
        if (x >= right) break;
        double dx = x + 0.5 - o.x;
        row[x] = (uint8_t)(255 * unit(o.radius + 0.5 - sqrt(dx * dx + dy * dy)));
    }
}

static void circle_band(Images *i, int y0, int y1) {
    Circle o = circle_at(frame);
    put(i, PIXMAN_OP_SRC, i->from, NULL, 0, y0, 0, y0, page_width, y1);
    int top = clamp((int)floor(o.y - o.radius - 1), y0, y1), bottom = clamp((int)ceil(o.y + o.radius + 1), y0, y1);
    for (int y = top; y < bottom; y++) cover_circle_row(o, y);
    put(i, PIXMAN_OP_OVER, i->to, i->mask, 0, top, 0, top, page_width, bottom);
}

/// pixman's matrices have sixteen binary places, which is coarse for a perspective.
static void flip_band(Images *i, int y0, int y1) {
    Flip f = flip_at(frame);
    pixman_fill(target, page_width, 32, 0, y0, page_width, y1 - y0, 0xFF000000u);
    double x = page_width / 2.0, y = page_height / 2.0;
    struct pixman_f_transform turn = {{{1, 0, 0}, {0, f.cosine, 0}, {-f.sine / f.distance, 0, f.cosine}}};
    struct pixman_f_transform before, after, whole;
    pixman_f_transform_init_translate(&before, -x, -y);
    pixman_f_transform_init_translate(&after, x, y);
    pixman_f_transform_multiply(&whole, &turn, &before);
    pixman_f_transform_multiply(&whole, &after, &whole);
    pixman_transform_t t;
    if (!pixman_transform_from_pixman_f_transform(&t, &whole)) return;
    pixman_image_t *page = f.shows_to ? i->to : i->from;
    pixman_image_set_transform(page, &t);
    pixman_image_set_filter(page, PIXMAN_FILTER_BILINEAR, NULL, 0);
    pixman_image_set_repeat(page, PIXMAN_REPEAT_NONE);
    // The columns that the turned page can reach; near the edge-on position all of them.
    double right = f.cosine / (1 + x * f.sine / f.distance) * x, left = f.cosine / (1 - x * f.sine / f.distance) * x;
    int x0 = left < 0 ? 0 : clamp((int)floor(x - left - 1), 0, page_width);
    int x1 = right < 0 ? page_width : clamp((int)ceil(x + right + 1), 0, page_width);
    if (x1 < x0) x0 = 0, x1 = page_width;
    put(i, PIXMAN_OP_OVER, page, NULL, x0, y0, x0, y0, x1, y1);
}

static void slide_up_band(Images *i, int y0, int y1) {
    int top = slide_up_at(frame), start = clamp(top, y0, y1), end = clamp(top + page_height, start, y1);
    put(i, PIXMAN_OP_SRC, i->from, NULL, 0, y0, 0, y0, page_width, start);
    put(i, PIXMAN_OP_SRC, i->from, NULL, 0, end, 0, end, page_width, y1);
    put(i, PIXMAN_OP_SRC, i->to, NULL, 0, start - top, 0, start, page_width, end);
}

static void draw_band(Images *i, int y0, int y1) {
    switch (transition) {
    case slide: slide_band(i, y0, y1); break;
    case dissolve: dissolve_band(i, y0, y1); break;
    case zoom: zoom_band(i, y0, y1); break;
    case circle: circle_band(i, y0, y1); break;
    case flip: flip_band(i, y0, y1); break;
    case slide_up: slide_up_band(i, y0, y1); break;
    }
}

// MARK: Threads

static atomic_int turn, next_band, done;

static void draw_bands(int thread) {
    int band;
    while ((band = atomic_fetch_add(&next_band, 1)) * band_height < page_height)
        draw_band(&images[thread], band * band_height, clamp((band + 1) * band_height, 0, page_height));
}

static void *helper(void *unused) {
    (void)unused;
    for (int seen = 0;;) {
        int waited = 0;
        while (atomic_load(&turn) == seen)
            if (++waited < 4000) __builtin_ia32_pause();
            else syscall(SYS_futex, &turn, FUTEX_WAIT_PRIVATE, seen, NULL, NULL, 0);
        seen++;
        draw_bands(1);
        atomic_store(&done, 1);
    }
    return NULL;
}

static void draw(int i, void *unused) {
    (void)unused;
    frame = i;
    if (threads == 1) return draw_band(&images[0], 0, page_height);
    atomic_store(&next_band, 0);
    atomic_store(&done, 0);
    atomic_fetch_add(&turn, 1);
    syscall(SYS_futex, &turn, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    draw_bands(0);
    while (!atomic_load(&done)) __builtin_ia32_pause();
}

int main(int count, char **arguments) {
    if (count < 3) return 64;
    threads = atoi(arguments[1]);
    transition = transition_named(arguments[2]);
    from = load_page("from");
    to = load_page("to");
    if (posix_memalign((void **)&target, 4096, page_bytes)) return 71;
    if (posix_memalign((void **)&mask, 4096, (size_t)mask_stride * page_height)) return 71;
    for (int i = 0; i < 2; i++) images[i] = make_images();
    pthread_t thread;
    if (threads == 2) pthread_create(&thread, NULL, helper, NULL);
    measure(threads == 2 ? "pixman" : "pixman1", arguments[2], draw, NULL);
    _exit(0);
}
