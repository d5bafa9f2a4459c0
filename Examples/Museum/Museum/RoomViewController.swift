import UIKit

/// A room with all paintings.
class RoomViewController: UITableViewController {
    private let transition = CurtainTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Room", comment: "The list's title")
        tableView.backgroundColor = UIColor(named: "Wall")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Painting.all.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Painting", for: indexPath)
        let painting = Painting.all[indexPath.row]
        cell.textLabel?.text = painting.title
        cell.imageView?.image = UIImage(named: painting.imageName)
        cell.backgroundColor = .clear
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? PaintingViewController,
            let row = tableView.indexPathForSelectedRow?.row
        else { return }
        detail.painting = Painting.all[row]
        detail.modalPresentationStyle = .custom
        detail.transitioningDelegate = transition
    }
}
