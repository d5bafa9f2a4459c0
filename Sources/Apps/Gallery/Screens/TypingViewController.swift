import UIKit

/// Everything that is typed into: a search bar, fields of all kinds, and a text of several lines that keeps above the keyboard.
final class TypingViewController: UIViewController {
    let searchBar = UISearchBar()
    let nameField = UITextField()
    let mailField = UITextField()
    let passwordField = UITextField()
    let amountField = UITextField()
    let sizeField = UITextField()
    let notes = UITextView()
    private let scroll = UIScrollView()
    private let rows = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Typing"
        view.backgroundColor = .systemGroupedBackground
        setUpScroll()
        setUpFields()
        setUpNotes()
        setUpCaption()
    }

    private func setUpScroll() {
        scroll.keyboardDismissMode = .interactive
        scroll.alwaysBounceVertical = true
        scroll.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll)
        scroll.hold(rows, spacing: 12, margin: 16)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            // The content stays above the keyboard, and moves along with it.
            scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    private func setUpFields() {
        searchBar.searchBarStyle = .minimal
        searchBar.placeholder = "Search"
        searchBar.delegate = self
        rows.addArrangedSubview(searchBar)
        nameField.clearButtonMode = .whileEditing
        nameField.autocapitalizationType = .words
        add(nameField, "Name")
        mailField.keyboardType = .emailAddress
        mailField.autocapitalizationType = .none
        add(mailField, "Mail")
        passwordField.isSecureTextEntry = true
        add(passwordField, "Password")
        amountField.keyboardType = .decimalPad
        amountField.textAlignment = .right
        add(amountField, "Amount")
        amountField.inputAccessoryView = makeDoneBar()
        sizeField.inputView = makeSizes()
        add(sizeField, "Size")
        let off = UITextField()
        off.text = "Cannot be changed"
        off.isEnabled = false
        add(off, "")
    }

    /// Above a keyboard without a return key: a button to be done.
    private func makeDoneBar() -> UIToolbar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [
            .flexibleSpace(),
            UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak self] _ in self?.amountField.resignFirstResponder() }),
        ]
        return bar
    }

    /// In place of a keyboard: sizes to choose from.
    private func makeSizes() -> UIPickerView {
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        return picker
    }

    private func add(_ field: UITextField, _ placeholder: String) {
        field.borderStyle = .roundedRect
        field.placeholder = placeholder
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.returnKeyType = .next
        field.delegate = self
        rows.addArrangedSubview(field)
    }

    private func setUpNotes() {
        notes.font = .preferredFont(forTextStyle: .body)
        notes.adjustsFontForContentSizeCategory = true
        notes.layer.cornerRadius = 8
        notes.text = "A text of several lines. Tap twice for a word, three times for the paragraph."
        notes.heightAnchor.constraint(equalToConstant: 140).isActive = true
        rows.addArrangedSubview(notes)
    }

    /// Images are among the letters of a text, with its size and color.
    private func setUpCaption() {
        let words = NSMutableAttributedString(string: "Letters and pictures")
        for name in ["heart.fill", "star.fill", "map.fill"] {
            guard let image = UIImage(systemName: name) else { continue }
            words.append(NSAttributedString(string: "  "))
            words.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
        }
        let caption = UILabel()
        caption.textColor = .secondaryLabel
        caption.font = .preferredFont(forTextStyle: .body)
        caption.adjustsFontForContentSizeCategory = true
        caption.numberOfLines = 0
        caption.attributedText = words
        rows.addArrangedSubview(caption)
    }
}

extension TypingViewController: UITextFieldDelegate {
    /// The return key selects the next field.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let fields = [nameField, mailField, passwordField, amountField]
        guard let place = fields.firstIndex(of: textField), place + 1 < fields.count else {
            return textField.resignFirstResponder()
        }
        fields[place + 1].becomeFirstResponder()
        return false
    }
}

extension TypingViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    private static let sizes = ["Small", "Medium", "Large"]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { Self.sizes.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        Self.sizes[row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        sizeField.text = Self.sizes[row]
    }
}

extension TypingViewController: UISearchBarDelegate {
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(true, animated: true) }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(false, animated: true) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = nil
        searchBar.resignFirstResponder()
    }
}
