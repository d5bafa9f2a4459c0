#include <SDL.h>
#include <SDL_syswm.h>
#include <dlfcn.h>

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
