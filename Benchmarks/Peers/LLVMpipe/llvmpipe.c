// OpenGL ES on Mesa's software renderer, llvmpipe, into an off-screen texture; the frame is read back, since only then is it
// in main memory. What is hidden is not drawn: quads are cut by the scissor.
//   llvmpipe TRANSITION
#include "../Common/work.h"

#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GLES2/gl2.h>
#include <GLES2/gl2ext.h>

static const char *const vertex_source =
    "attribute vec2 corner; varying vec2 place; uniform mat4 matrix;"
    "void main() { place = corner; gl_Position = matrix * vec4(corner, 0.0, 1.0); }";

/// How a page's pixels become the frame's.
typedef enum { plain, dimmed, mixed, circled, rounded, program_count } Program;

static const char *const fragment_sources[program_count] = {
    "precision highp float; varying vec2 place; uniform sampler2D page;"
    "void main() { gl_FragColor = texture2D(page, place); }",
    "precision highp float; varying vec2 place; uniform sampler2D page; uniform float amount;"
    "void main() { gl_FragColor = vec4(texture2D(page, place).rgb * (1.0 - amount), 1.0); }",
    "precision mediump float; varying highp vec2 place; uniform sampler2D page, other; uniform float amount;"
    "void main() { gl_FragColor = mix(texture2D(page, place), texture2D(other, place), amount); }",
    "precision highp float; varying vec2 place; uniform sampler2D page; uniform vec3 shape;"
    "void main() {"
    "  float cover = clamp(shape.z + 0.5 - length(gl_FragCoord.xy - shape.xy), 0.0, 1.0);"
    "  gl_FragColor = texture2D(page, place) * cover; }",
    "precision highp float; varying vec2 place; uniform sampler2D page; uniform vec3 shape;"
    "void main() {"
    "  vec2 beyond = abs(place - 0.5) * 2.0 * shape.xy - shape.xy + shape.z;"
    "  gl_FragColor = texture2D(page, place) * clamp(shape.z + 0.5 - length(max(beyond, 0.0)), 0.0, 1.0); }",
};

static GLuint programs[program_count], from, to;
static Transition transition;
static void *pixels;

static void fail(const char *what) {
    fprintf(stderr, "llvmpipe: %s\n", what);
    exit(69);
}

// MARK: Drawing

static void set(Program p, const char *name, float amount) {
    glUniform1f(glGetUniformLocation(programs[p], name), amount);
}

static void set_shape(Program p, double a, double b, double c) {
    glUseProgram(programs[p]);
    glUniform3f(glGetUniformLocation(programs[p], "shape"), (float)a, (float)b, (float)c);
}

static void draw_quad(Program p, GLuint page, const float matrix[16]) {
    glUseProgram(programs[p]);
    glBindTexture(GL_TEXTURE_2D, page);
    glUniformMatrix4fv(glGetUniformLocation(programs[p], "matrix"), 1, GL_FALSE, matrix);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

/// A page in a rectangle of pixels; the frame's first row is the page's top.
static void put(Program p, GLuint page, double x, double y, double width, double height) {
    const float matrix[16] = {
        (float)(2 * width / page_width), 0, 0, 0, 0, (float)(2 * height / page_height), 0, 0, 0, 0, 1, 0,
        (float)(2 * x / page_width - 1), (float)(2 * y / page_height - 1), 0, 1};
    draw_quad(p, page, matrix);
}

static void cut(int x, int y, int width, int height) {
    glEnable(GL_SCISSOR_TEST);
    glScissor(x, y, width, height);
}

static void blend(void) {
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

static void draw_slide(Slide s) {
    cut(0, 0, s.to_x, page_height);
    glUseProgram(programs[dimmed]);
    set(dimmed, "amount", (float)s.dimming);
    put(dimmed, from, s.from_x, 0, page_width, page_height);
    glDisable(GL_SCISSOR_TEST);
    put(plain, to, s.to_x, 0, page_width, page_height);
}

static void draw_dissolve(double p) {
    glUseProgram(programs[mixed]);
    set(mixed, "amount", (float)p);
    glActiveTexture(GL_TEXTURE1);
    glBindTexture(GL_TEXTURE_2D, to);
    glActiveTexture(GL_TEXTURE0);
    put(mixed, from, 0, 0, page_width, page_height);
}

static void draw_zoom(Zoom z) {
    put(plain, from, 0, 0, page_width, page_height);
    blend();
    set_shape(rounded, z.width / 2, z.height / 2, z.radius);
    put(rounded, to, z.x, z.y, z.width, z.height);
}

static void draw_circle(Circle o) {
    put(plain, from, 0, 0, page_width, page_height);
    blend();
    cut((int)fmax(0, o.x - o.radius - 1), (int)fmax(0, o.y - o.radius - 1), (int)(2 * o.radius + 3),
        (int)(2 * o.radius + 3));
    set_shape(circled, o.x, o.y, o.radius);
    put(circled, to, 0, 0, page_width, page_height);
}

static void draw_flip(Flip f) {
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    // The page's middle is the origin; what the turn takes away from the eye is divided by more.
    const double depth = page_width * f.sine / f.distance;
    const float matrix[16] = {
        (float)(2 * f.cosine), 0, 0, (float)depth, 0, 2, 0, 0, 0, 0, 0, 0, (float)-f.cosine, -1, 0,
        (float)(1 - depth / 2)};
    draw_quad(plain, f.shows_to ? to : from, matrix);
}

static void draw_slide_up(int top) {
    if (top > 0) cut(0, 0, page_width, top);
    if (top != 0) put(plain, from, 0, 0, page_width, page_height);
    glDisable(GL_SCISSOR_TEST);
    put(plain, to, 0, top, page_width, page_height);
}

static void draw(int i, void *unused) {
    (void)unused;
    glDisable(GL_BLEND);
    glDisable(GL_SCISSOR_TEST);
    switch (transition) {
    case slide: draw_slide(slide_at(i)); break;
    case dissolve: draw_dissolve(progress(i)); break;
    case zoom: draw_zoom(zoom_at(i)); break;
    case circle: draw_circle(circle_at(i)); break;
    case flip: draw_flip(flip_at(i)); break;
    case slide_up: draw_slide_up(slide_up_at(i)); break;
    }
    glReadPixels(0, 0, page_width, page_height, GL_BGRA_EXT, GL_UNSIGNED_BYTE, pixels);
}

// MARK: Setting up

static void open_display(void) {
    setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1);
    setenv("GALLIUM_DRIVER", "llvmpipe", 1);
    PFNEGLGETPLATFORMDISPLAYEXTPROC platform_display =
        (PFNEGLGETPLATFORMDISPLAYEXTPROC)eglGetProcAddress("eglGetPlatformDisplayEXT");
    if (!platform_display) fail("EGL has no platforms");
    EGLDisplay display = platform_display(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    if (!eglInitialize(display, NULL, NULL)) fail("EGL cannot start without a display");
    eglBindAPI(EGL_OPENGL_ES_API);
    const EGLint wanted[] = {EGL_CONTEXT_CLIENT_VERSION, 2, EGL_NONE};
    EGLContext context = eglCreateContext(display, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, wanted);
    if (!eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context)) fail("EGL gives no context");
    if (!strstr((const char *)glGetString(GL_RENDERER), "llvmpipe")) fail("this is not llvmpipe");
}

/// A texture of a page's size, and its pixels if it has a name.
static GLuint make_texture(const char *name) {
    const int scales = transition == zoom || transition == flip;
    uint32_t *page = name ? load_page(name) : NULL;
    GLuint texture;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, scales ? GL_LINEAR : GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, scales ? GL_LINEAR : GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glTexImage2D(
        GL_TEXTURE_2D, 0, GL_BGRA_EXT, page_width, page_height, 0, GL_BGRA_EXT, GL_UNSIGNED_BYTE, page);
    free(page);
    return texture;
}

static GLuint compile(GLenum kind, const char *source) {
    GLuint shader = glCreateShader(kind);
    glShaderSource(shader, 1, &source, NULL);
    glCompileShader(shader);
    GLint compiled;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &compiled);
    if (!compiled) fail("a shader does not compile");
    return shader;
}

static void make_programs(void) {
    static const float corners[] = {0, 0, 1, 0, 0, 1, 1, 1};
    GLuint vertex = compile(GL_VERTEX_SHADER, vertex_source);
    for (int i = 0; i < program_count; i++) {
        programs[i] = glCreateProgram();
        glAttachShader(programs[i], vertex);
        glAttachShader(programs[i], compile(GL_FRAGMENT_SHADER, fragment_sources[i]));
        glBindAttribLocation(programs[i], 0, "corner");
        glLinkProgram(programs[i]);
        glUseProgram(programs[i]);
        glUniform1i(glGetUniformLocation(programs[i], "other"), 1);
    }
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, corners);
    glEnableVertexAttribArray(0);
}

static void make_frame(void) {
    GLuint target;
    glGenFramebuffers(1, &target);
    glBindFramebuffer(GL_FRAMEBUFFER, target);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, make_texture(NULL), 0);
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) fail("there is no frame to draw into");
    glViewport(0, 0, page_width, page_height);
    if (!(pixels = malloc(page_bytes))) fail("there is no memory for a frame");
}

int main(int count, char **arguments) {
    if (count < 2) return 64;
    transition = transition_named(arguments[1]);
    open_display();
    from = make_texture("from");
    to = make_texture("to");
    make_frame();
    make_programs();
    measure("llvmpipe", arguments[1], draw, NULL);
    _exit(0);
}
