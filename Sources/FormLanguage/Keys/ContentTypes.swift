import FormSyntax

extension ValueType where Value == String? {
    static let contentType: ValueType<String?> = ValueType<String>.choice(
        (["none"] + contentTypeNames).map { ($0, $0) }, "a content type such as `username`"
    ).map { $0 == "none" ? String?.none : $0 }
}

/// `UITextContentType` by its Swift names.
package let contentTypeNames = [
    "username", "password", "newPassword", "oneTimeCode", "emailAddress", "telephoneNumber", "name",
    "namePrefix",
    "givenName", "middleName", "familyName", "nameSuffix", "nickname", "jobTitle", "organizationName",
    "location",
    "fullStreetAddress", "streetAddressLine1", "streetAddressLine2", "addressCity", "addressState",
    "addressCityAndState", "sublocality", "countryName", "postalCode", "URL", "creditCardNumber",
    "creditCardExpiration", "creditCardExpirationMonth", "creditCardExpirationYear", "creditCardSecurityCode",
    "creditCardType", "creditCardName", "creditCardGivenName", "creditCardMiddleName", "creditCardFamilyName",
    "birthdate", "birthdateDay", "birthdateMonth", "birthdateYear", "dateTime", "flightNumber",
    "shipmentTrackingNumber", "cellularEID", "cellularIMEI",
]
