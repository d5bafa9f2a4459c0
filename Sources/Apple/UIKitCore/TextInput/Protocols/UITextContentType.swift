/// The meaning of a text, such as a name or a password.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a name from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An address of the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// The city of an address.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// City and state of an address.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// The state of an address.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// The number of a device's SIM, built in.
    public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
    /// The number of a device for mobile networks.
    public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
    /// The country of an address.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The expiration date of a credit card.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The month in which a credit card expires.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year in which a credit card expires.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The family name on a credit card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// The given name on a credit card.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    /// The whole name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The security code of a credit card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The kind of a credit card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// A date with a time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// An address for mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// A whole address with its street.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// A location.
    public static let location = UITextContentType(rawValue: "location")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A prefix of a name, such as Dr.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A suffix of a name, such as Jr.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A password that is made now.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A code that is good once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A password that is there already.
    public static let password = UITextContentType(rawValue: "password")
    /// The postal code of an address.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The tracking number of a shipment.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
}
