import UIKit
class A: UIViewController {
    @IBAction func tap(_ s: Any) { perform(#selector(go), with: nil); let a = [[1], [2]] }
    @objc func go() {}
}
