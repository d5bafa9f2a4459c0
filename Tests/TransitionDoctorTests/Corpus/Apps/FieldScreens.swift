import UIKit

/// A list as apps have it: a field to search in, a table, and a wheel that turns while more rows are loaded.
final class FieldList: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .plain)
    let field = UITextField()
    let wheel = UIActivityIndicatorView(style: .medium)
    var whenChosen: (IndexPath) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rooms"
        view.backgroundColor = .systemBackground
        field.placeholder = "Search"
        field.borderStyle = .roundedRect
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        wheel.startAnimating()
        for part in [field, table, wheel] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            field.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            table.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            wheel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            wheel.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -24),
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Room \(indexPath.row + 1)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { whenChosen(indexPath) }
}

/// A grid of coloured cells.
final class FieldGrid: UICollectionViewController {
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 110, height: 110)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        super.init(collectionViewLayout: layout)
        title = "Photos"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = FieldGrid.color(indexPath.item)
        cell.contentView.layer.cornerRadius = 10
        return cell
    }

    static func color(_ number: Int) -> UIColor {
        UIColor(hue: CGFloat(number) / 9, saturation: 0.6, brightness: 0.85, alpha: 1)
    }
}

/// A page with a picture above a text that scrolls.
final class FieldDetail: UIViewController {
    let scroll = UIScrollView()
    let picture = UIView()
    let text = UILabel()
    var whenGone: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        picture.backgroundColor = FieldGrid.color(4)
        text.numberOfLines = 0
        text.text = String(repeating: "A quiet room with a view of the harbour. ", count: 24)
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
        scroll.addSubview(picture)
        scroll.addSubview(text)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        picture.frame = CGRect(x: 0, y: 0, width: width, height: 260)
        let height = text.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height
        text.frame = CGRect(x: 16, y: 276, width: width - 32, height: height)
        scroll.contentSize = CGSize(width: width, height: text.frame.maxY + 40)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        whenGone()
    }
}

/// A card of text and buttons, of which the middle of the screen is full.
final class FieldCard: UIViewController {
    let accept = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 14
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        let words = UILabel()
        words.text = "Leave without saving?"
        accept.setTitle("Leave", for: .normal)
        stack.addArrangedSubview(words)
        stack.addArrangedSubview(accept)
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 28),
        ])
    }
}
