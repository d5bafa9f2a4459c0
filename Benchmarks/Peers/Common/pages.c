// Draws the two pages, a list with pictures and a large photograph with text, and the pictures in them: raw pixels for the
// peers that composite, PNG files for those that lay out their own screens.
//   pages FOLDER
#include "work.h"

#include <cairo.h>

static const char *folder;

static void path_of(char *path, size_t size, const char *name, const char *ending) {
    snprintf(path, size, "%s/%s.%s", folder, name, ending);
}

static void text(cairo_t *c, double x, double y, double size, int bold, double grey, const char *string) {
    cairo_select_font_face(
        c, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL, bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(c, size);
    cairo_set_source_rgb(c, grey, grey, grey);
    cairo_move_to(c, x, y);
    cairo_show_text(c, string);
}

static uint8_t byte(double x) { return (uint8_t)(x < 0 ? 0 : x > 255 ? 255 : x); }

/// A picture like a photograph: smooth shapes, and noise so that no two neighbours are the same.
static cairo_surface_t *photo(int width, int height, unsigned seed) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    uint8_t *bytes = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    unsigned random = seed * 2654435761u + 1;
    double f = 3 + seed % 5, g = 2 + seed % 7;
    cairo_surface_flush(surface);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            double u = (double)x / width, v = (double)y / height;
            random = random * 1664525u + 1013904223u;
            double noise = ((double)(random >> 24) - 128) / 12;
            uint8_t *pixel = bytes + y * stride + 4 * x;
            pixel[0] = byte(150 + 60 * cos(f * 3 * u) - 40 * v + noise);
            pixel[1] = byte(128 + 80 * sin(g * 4 * v + 1) + 25 * sin(40 * u * v) + noise);
            pixel[2] = byte(128 + 70 * sin(f * 6.28 * u + 3 * v) + 30 * sin(g * 9 * v + u * 5) + noise);
            pixel[3] = 255;
        }
    cairo_surface_mark_dirty(surface);
    return surface;
}

static void write_png(cairo_surface_t *surface, const char *name) {
    char path[1024];
    path_of(path, sizeof path, name, "png");
    cairo_surface_write_to_png(surface, path);
}

static void write_page(cairo_surface_t *page, const char *name) {
    char path[1024];
    path_of(path, sizeof path, name, "bgra");
    cairo_surface_flush(page);
    FILE *file = fopen(path, "wb");
    if (!file) {
        perror(path);
        exit(73);
    }
    for (int y = 0; y < page_height; y++)
        fwrite(
            cairo_image_surface_get_data(page) + (size_t)y * (size_t)cairo_image_surface_get_stride(page), 4,
            page_width, file);
    fclose(file);
}

/// Puts a picture of pixels on a page of points.
static void place(cairo_t *c, cairo_surface_t *picture, double x, double y) {
    int width = cairo_image_surface_get_width(picture), height = cairo_image_surface_get_height(picture);
    cairo_save(c);
    cairo_translate(c, x, y);
    cairo_scale(c, 1 / point, 1 / point);
    cairo_set_source_surface(c, picture, 0, 0);
    cairo_rectangle(c, 0, 0, width, height);
    cairo_fill(c);
    cairo_restore(c);
}

static cairo_t *new_page(cairo_surface_t **page, double grey) {
    *page = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, page_width, page_height);
    cairo_t *c = cairo_create(*page);
    cairo_scale(c, point, point);
    cairo_set_source_rgb(c, grey, grey, grey);
    cairo_paint(c);
    return c;
}

static void draw_list(void) {
    cairo_surface_t *page;
    cairo_t *c = new_page(&page, 1);
    char string[256];
    text(c, 16, 90, 28, 1, 0.05, "Library");
    for (int i = 0; i < 12; i++) {
        double y = 110 + i * 62;
        cairo_surface_t *picture = photo(168, 168, (unsigned)i + 1);
        snprintf(string, sizeof string, "thumb%d", i);
        write_png(picture, string);
        place(c, picture, 16, y + 3);
        snprintf(string, sizeof string, "Album number %d", i + 1);
        text(c, 84, y + 26, 17, 1, 0.1, string);
        snprintf(string, sizeof string, "Artist %d - a subtitle of some length", i * 7 + 3);
        text(c, 84, y + 46, 13, 0, 0.45, string);
        cairo_set_source_rgb(c, 0.8, 0.8, 0.8);
        cairo_rectangle(c, 84, y + 61.67, 309, 1 / point);
        cairo_fill(c);
        cairo_surface_destroy(picture);
    }
    cairo_destroy(c);
    write_page(page, "from");
}

static void draw_detail(void) {
    cairo_surface_t *page, *picture = photo(1179, 1179, 77);
    cairo_t *c = new_page(&page, 0.98);
    write_png(picture, "photo");
    place(c, picture, 0, 0);
    text(c, 16, 430, 24, 1, 0.05, "A very large photograph");
    for (int i = 0; i < 12; i++)
        text(c, 16, 465 + i * 22, 15, 0, 0.25, "The quick brown fox jumps over the lazy dog, twice");
    cairo_set_source_rgb(c, 0, 0.478, 1);
    cairo_rectangle(c, 16, 760, 361, 50);
    cairo_fill(c);
    text(c, 160, 791, 17, 1, 1, "Continue");
    cairo_destroy(c);
    write_page(page, "to");
}

int main(int count, char **arguments) {
    if (count < 2) return 64;
    folder = arguments[1];
    draw_list();
    draw_detail();
    return 0;
}
