// SDL's software renderer onto a surface. It has no rounded corners, no masks and no perspective: the zoom has square
// corners, the circle and the flip are left out.
//   sdl TRANSITION
#include "../Common/work.h"

#include <SDL2/SDL.h>

static SDL_Renderer *renderer;
static SDL_Texture *from, *to;
static Transition transition;

static SDL_Texture *load(const char *name) {
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormatFrom(
        load_page(name), page_width, page_height, 32, page_width * 4, SDL_PIXELFORMAT_ARGB8888);
    SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, surface);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE);
    return texture;
}

static void draw_slide(Slide s) {
    SDL_Rect seen = {0, 0, s.to_x, page_height}, from_place = {s.from_x, 0, page_width, page_height};
    SDL_Rect to_place = {s.to_x, 0, page_width, page_height};
    SDL_RenderSetClipRect(renderer, &seen);
    SDL_RenderCopy(renderer, from, NULL, &from_place);
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, (Uint8)(255 * s.dimming));
    SDL_RenderFillRect(renderer, &seen);
    SDL_RenderSetClipRect(renderer, NULL);
    SDL_RenderCopy(renderer, to, NULL, &to_place);
}

static void draw_dissolve(double p) {
    SDL_RenderCopy(renderer, from, NULL, NULL);
    SDL_SetTextureBlendMode(to, SDL_BLENDMODE_BLEND);
    SDL_SetTextureAlphaMod(to, (Uint8)(255 * p));
    SDL_RenderCopy(renderer, to, NULL, NULL);
}

static void draw_zoom(Zoom z) {
    SDL_FRect place = {(float)z.x, (float)z.y, (float)z.width, (float)z.height};
    SDL_SetTextureScaleMode(to, SDL_ScaleModeLinear);
    SDL_RenderCopy(renderer, from, NULL, NULL);
    SDL_RenderCopyF(renderer, to, NULL, &place);
}

static void draw_slide_up(int top) {
    SDL_Rect place = {0, top, page_width, page_height};
    SDL_RenderCopy(renderer, from, NULL, NULL);
    SDL_RenderCopy(renderer, to, NULL, &place);
}

static void draw(int frame, void *unused) {
    (void)unused;
    switch (transition) {
    case slide: draw_slide(slide_at(frame)); break;
    case dissolve: draw_dissolve(progress(frame)); break;
    case zoom: draw_zoom(zoom_at(frame)); break;
    case slide_up: draw_slide_up(slide_up_at(frame)); break;
    case circle: case flip: break;
    }
    SDL_RenderFlush(renderer);
}

int main(int count, char **arguments) {
    if (count < 2) return 64;
    transition = transition_named(arguments[1]);
    if (transition == circle || transition == flip) return 0;
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    SDL_Init(SDL_INIT_VIDEO);
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    SDL_Surface *target =
        SDL_CreateRGBSurfaceWithFormat(0, page_width, page_height, 32, SDL_PIXELFORMAT_ARGB8888);
    renderer = SDL_CreateSoftwareRenderer(target);
    from = load("from");
    to = load("to");
    measure("sdl", arguments[1], draw, NULL);
    return 0;
}
