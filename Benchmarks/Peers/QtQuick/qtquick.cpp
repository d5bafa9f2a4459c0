// Qt Quick's software renderer into an image, frame by frame: animations are stepped by a driver of our own.
//   qtquick TRANSITION      (QT_QPA_PLATFORM=offscreen; the circle is left out: there are no masks)
#include <QAnimationDriver>
#include <QQuickRenderControl>
#include <QQuickRenderTarget>
#include <QtGui>
#include <QtQml>
#include <QtQuick>

#include "../Common/work.h"

namespace {

/// Goes on by a sixtieth of a second when it is told to.
class SteppedDriver : public QAnimationDriver {
public:
    qint64 elapsed() const override { return qRound64(steps * 1000.0 / 60); }
    void advance() override {
        steps++;
        advanceAnimation();
    }

protected:
    /// Time counts from the start.
    void start() override {
        steps = 0;
        QAnimationDriver::start();
    }

private:
    qint64 steps = 0;
};

struct Scene {
    SteppedDriver driver;
    QQuickRenderControl control;
    QQuickWindow window{&control};
    QObject *root = nullptr;

    void render() {
        QCoreApplication::sendPostedEvents();
        control.polishItems();
        control.sync();
        control.render();
    }
};

void draw(int frame, void *context) {
    auto scene = static_cast<Scene *>(context);
    if (frame == 0) {
        // To its end, or the next one would begin with what is left of its time.
        for (int i = 0; i < frame_count && scene->driver.isRunning(); i++) {
            scene->driver.advance();
            QCoreApplication::processEvents();
        }
        QMetaObject::invokeMethod(scene->root, "pop");
        QMetaObject::invokeMethod(scene->root, "push");
    }
    scene->driver.advance();
    scene->render();
}

}  // namespace

int main(int count, char **arguments) {
    if (count < 3) return 64;
    if (transition_named(arguments[1]) == circle) return 0;
    qputenv("QT_SCALE_FACTOR", "3");
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QGuiApplication application(count, arguments);
    QImage image(page_width, page_height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    image.setDevicePixelRatio(point);

    auto scene = new Scene;
    scene->driver.install();
    scene->window.setGeometry(0, 0, 393, 852);
    scene->window.contentItem()->setSize(QSizeF(393, 852));
    auto target = QQuickRenderTarget::fromPaintDevice(&image);
    target.setDevicePixelRatio(point);
    scene->window.setRenderTarget(target);

    QQmlEngine engine;
    QQmlComponent component(&engine, QUrl::fromLocalFile(arguments[2]));
    QVariantMap properties{
        {"transition", QString(arguments[1])}, {"pages", QString("file://%1").arg(qEnvironmentVariable("BENCH_PAGES"))}};
    auto item = qobject_cast<QQuickItem *>(component.createWithInitialProperties(properties));
    if (!item) {
        qWarning() << component.errors();
        return 70;
    }
    scene->root = item;
    item->setParentItem(scene->window.contentItem());
    scene->render();
    measure("qtquick", arguments[1], draw, scene);
    fflush(stdout);
    _exit(0);
}
