/// Something was found. What it is has been printed.
package struct DoctorVerdict: Error, CustomStringConvertible {
    package let ill: Int
    package let all: Int

    package init(ill: Int, all: Int) {
        self.ill = ill
        self.all = all
    }

    package var description: String { all == 1 ? "it is not healthy" : "\(ill) of \(all) transitions are not healthy" }
}
