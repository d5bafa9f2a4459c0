// GTK 4's GtkStack with its cairo renderer: what an application gets without work of its own. It slides without parallax
// and dimming, and has no zoom, circle or perspective. The frame clock is paced; timed is the work from before-paint to
// after-paint: layout, snapshot, rendering.
//   gtk TRANSITION        (slide, dissolve, slideUp; under an X server, GDK_SCALE=3 GSK_RENDERER=cairo)
#include "../Common/work.h"

#include <gtk/gtk.h>

enum { warm_up = 2, switches = 10 };

static GtkStack *stack;
static GMainLoop *loop;
static double times[4000], paint_start, cpu_start, first;
static int time_count, switch_count;

static void before_paint(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    paint_start = seconds(CLOCK_MONOTONIC);
}

static void after_paint(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    const char *started = getenv("BENCH_START");
    if (first == 0 && started) first = (seconds(CLOCK_REALTIME) - atof(started)) * 1000;
    int counts = switch_count > warm_up && gtk_stack_get_transition_running(stack) && time_count < 4000;
    if (counts) times[time_count++] = (seconds(CLOCK_MONOTONIC) - paint_start) * 1000;
}

static gboolean go_on(gpointer data) {
    (void)data;
    if (gtk_stack_get_transition_running(stack)) return TRUE;
    if (switch_count == warm_up + switches) {
        g_main_loop_quit(loop);
        return FALSE;
    }
    if (switch_count++ == warm_up) cpu_start = seconds(CLOCK_PROCESS_CPUTIME_ID);
    gtk_stack_set_visible_child_name(stack, switch_count % 2 ? "to" : "from");
    return TRUE;
}

static GtkWidget *label(const char *string, int points, int bold, const char *color) {
    char markup[512];
    snprintf(
        markup, sizeof markup, "<span font_family='DejaVu Sans' size='%d' weight='%s' color='%s'>%s</span>",
        points * 768, bold ? "bold" : "normal", color, string);
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_markup(GTK_LABEL(label), markup);
    return label;
}

static GtkWidget *picture(const char *name, int width, int height) {
    char path[1024];
    const char *folder = getenv("BENCH_PAGES");
    snprintf(path, sizeof path, "%s/%s.png", folder ? folder : ".", name);
    GtkWidget *picture = gtk_picture_new_for_filename(path);
    gtk_widget_set_size_request(picture, width, height);
    gtk_picture_set_can_shrink(GTK_PICTURE(picture), TRUE);
    return picture;
}

static GtkWidget *list_page(void) {
    GtkWidget *page = gtk_fixed_new();
    char string[64];
    gtk_widget_add_css_class(page, "from");
    gtk_fixed_put(GTK_FIXED(page), label("Library", 28, 1, "#0d0d0d"), 16, 58);
    for (int i = 0; i < 12; i++) {
        int y = 110 + i * 62;
        snprintf(string, sizeof string, "thumb%d", i);
        gtk_fixed_put(GTK_FIXED(page), picture(string, 56, 56), 16, y + 3);
        snprintf(string, sizeof string, "Album number %d", i + 1);
        gtk_fixed_put(GTK_FIXED(page), label(string, 17, 1, "#1a1a1a"), 84, y + 10);
        snprintf(string, sizeof string, "Artist %d - a subtitle of some length", i * 7 + 3);
        gtk_fixed_put(GTK_FIXED(page), label(string, 13, 0, "#737373"), 84, y + 34);
    }
    return page;
}

static GtkWidget *detail_page(void) {
    GtkWidget *page = gtk_fixed_new(), *button = label("Continue", 17, 1, "#ffffff");
    gtk_widget_add_css_class(page, "to");
    gtk_fixed_put(GTK_FIXED(page), picture("photo", 393, 393), 0, 0);
    gtk_fixed_put(GTK_FIXED(page), label("A very large photograph", 24, 1, "#0d0d0d"), 16, 404);
    for (int i = 0; i < 12; i++)
        gtk_fixed_put(
            GTK_FIXED(page), label("The quick brown fox jumps over the lazy dog", 15, 0, "#404040"), 16, 450 + i * 22);
    gtk_widget_set_size_request(button, 361, 50);
    gtk_widget_add_css_class(button, "button");
    gtk_fixed_put(GTK_FIXED(page), button, 16, 760);
    return page;
}

static GtkStackTransitionType kind(Transition transition) {
    switch (transition) {
    case slide: return GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT;
    case dissolve: return GTK_STACK_TRANSITION_TYPE_CROSSFADE;
    case slide_up: return GTK_STACK_TRANSITION_TYPE_OVER_UP;
    case zoom: case circle: case flip: break;
    }
    exit(0);
}

static void style(void) {
    GtkCssProvider *provider = gtk_css_provider_new();
    gtk_css_provider_load_from_data(
        provider, ".from { background: #fff } .to { background: #fafafa } .button { background: #007aff; border-radius: 12px }",
        -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), 800);
}

int main(int count, char **arguments) {
    if (count < 2) return 64;
    GtkStackTransitionType transition = kind(transition_named(arguments[1]));
    gtk_init();
    style();
    GtkWidget *window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 393, 852);
    stack = GTK_STACK(gtk_stack_new());
    gtk_stack_set_transition_type(stack, transition);
    gtk_stack_set_transition_duration(stack, 500);
    gtk_stack_add_named(stack, list_page(), "from");
    gtk_stack_add_named(stack, detail_page(), "to");
    gtk_window_set_child(GTK_WINDOW(window), GTK_WIDGET(stack));
    gtk_window_present(GTK_WINDOW(window));
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    g_signal_connect(clock, "before-paint", G_CALLBACK(before_paint), NULL);
    g_signal_connect_after(clock, "after-paint", G_CALLBACK(after_paint), NULL);
    loop = g_main_loop_new(NULL, FALSE);
    g_timeout_add(40, go_on, NULL);
    g_main_loop_run(loop);
    double cpu = (seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu_start) / time_count * 1000;
    qsort(times, (size_t)time_count, sizeof(double), by_size);
    printf(
        "{\"peer\":\"gtk\",\"transition\":\"%s\",\"ms\":%.4f,\"cpu_ms\":%.4f,\"peak_mb\":%.1f,\"first_ms\":%.1f}\n",
        arguments[1], times[time_count / 2], cpu, peak_megabytes(), first);
    return 0;
}
