#include <SDL.h>
#include <SDL_syswm.h>
#include <dlfcn.h>
#include <stdlib.h>

// The file descriptor over which the display server behind a window talks, or -1 where there is none: on a bare console and
// with the drivers for tests. Written in C since what SDL tells of a window is a union of each display system's own types.
static inline int CSDLConnection(SDL_Window *window) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info)) return -1;
    if (info.subsystem == SDL_SYSWM_X11) return ConnectionNumber(info.info.x11.display);
    if (info.subsystem == SDL_SYSWM_WAYLAND) {
        // SDL has loaded the library; it is not linked here, so that it need not be there.
        void *library = dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD);
        int (*descriptor)(struct wl_display *) =
            library ? (int (*)(struct wl_display *))dlsym(library, "wl_display_get_fd") : 0;
        return descriptor ? descriptor(info.info.wl.display) : -1;
    }
    return -1;
}

// The desktop's pixels for a point as the user has set it for all programs: the X resource Xft.dpi in 96ths. 1 where nothing
// is set, and on other display systems, whose windows are in points already.
static inline double CSDLDesktopScale(SDL_Window *window) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return 1;
    void *library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
    char *(*value)(Display *, const char *, const char *) =
        library ? (char *(*)(Display *, const char *, const char *))dlsym(library, "XGetDefault") : 0;
    const char *text = value ? value(info.info.x11.display, "Xft", "dpi") : 0;
    double density = text ? atof(text) : 0;
    return density > 0 ? density / 96 : 1;
}

// The display server's own time stamp of an input event that SDL hands through, in milliseconds; 0 for any other. SDL itself
// stamps events when it reads them.
static inline unsigned CSDLServerTime(const SDL_Event *event) {
    if (event->type != SDL_SYSWMEVENT || !event->syswm.msg || event->syswm.msg->subsystem != SDL_SYSWM_X11) return 0;
    const XEvent *original = &event->syswm.msg->msg.x11.event;
    switch (original->type) {
        case KeyPress: case KeyRelease: return original->xkey.time;
        case ButtonPress: case ButtonRelease: return original->xbutton.time;
        case MotionNotify: return original->xmotion.time;
        default: return 0;
    }
}
