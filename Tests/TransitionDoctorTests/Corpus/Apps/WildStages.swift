import InterludeStage
import TransitionDoctor
import UIKit

/// Screens that stand on a stage already, examined as a test of an app's does it.
@MainActor enum WildStages {
    static func push() -> Diagnosis {
        let navigation = UINavigationController(rootViewController: WildPage("List", .systemTeal))
        return on(navigation) { stage in
            stage.examine {
                navigation.pushViewController(WildPage("Page", .systemOrange), animated: true)
            } back: {
                navigation.popViewController(animated: true)
            }
        }
    }

    static func alert() -> Diagnosis {
        let home = WildPage("Home", .systemTeal)
        return on(home) { stage in
            stage.examine {
                let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .actionSheet)
                alert.addAction(UIAlertAction(title: "Leave", style: .destructive))
                alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
                home.present(alert, animated: true)
            } back: {
                home.dismiss(animated: true)
            }
        }
    }

    /// A tap presents a page half a second later.
    static func late() -> Diagnosis {
        let home = WildPage("Home", .systemTeal)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 60, y: 400, width: 200, height: 60)
        button.setTitle("Open", for: .normal)
        button.addAction(
            UIAction { [weak home] _ in
                later(0.5) {
                    let page = WildPage("Answer", .systemOrange)
                    page.modalPresentationStyle = .fullScreen
                    home?.present(page, animated: true)
                }
            }, for: .touchUpInside)
        home.whenLoaded = { $0.view.addSubview(button) }
        return on(home) { stage in
            stage.examine {
                stage.tap(button)
            } back: {
                home.dismiss(animated: true)
            }
        }
    }

    /// What a pop shows is left in the window.
    static func leftover() -> Diagnosis {
        pushed { context, isPop in
            context.addTo()
            if isPop {
                let picture = wildBlock(.systemRed, in: context.containerView.window ?? context.containerView, y: 600)
                picture.tag = 3
            }
            context.fade()
        }
    }

    static func endless() -> Diagnosis {
        pushed { context, isPop in
            context.addTo()
            if !isPop { context.fade() }
        }
    }

    /// The list steps back on the way there, and forward again only half of it.
    static func small() -> Diagnosis {
        pushed { context, isPop in
            context.addTo()
            let list = isPop ? context.toView : context.fromView
            UIView.animate(withDuration: 0.3) {
                list?.transform =
                    isPop ? CGAffineTransform(scaleX: 0.95, y: 0.95) : CGAffineTransform(scaleX: 0.9, y: 0.9)
            }
            context.fade {
                if !isPop { list?.transform = .identity }
            }
        }
    }

    private static func pushed(_ body: @escaping (BodyAnimator.Context, _ isPop: Bool) -> Void) -> Diagnosis {
        let route = WildRoute(WildPage("List", .systemTeal)) { isPop in BodyAnimator { body($0, isPop) } }
        return on(route.navigation) { stage in
            stage.examine {
                route.navigation.pushViewController(WildPage("Page", .systemOrange), animated: true)
            } back: {
                route.navigation.popViewController(animated: true)
            }
        }
    }

    private static func on(_ root: UIViewController, _ examine: (Stage) -> Diagnosis) -> Diagnosis {
        let stage = Stage(rootViewController: root, scale: 1)
        defer { stage.close() }
        try? stage.settle()
        return examine(stage)
    }
}
