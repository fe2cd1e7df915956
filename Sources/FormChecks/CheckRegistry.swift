/// Every check, by family. A test compares this list with the files beside it.
package enum CheckRegistry {
    package static let all: [any Check.Type] = [
        // Security
        ClearTextTransport.self,
        SessionOutsideKeychain.self,
        PrefilledCredential.self,
    ]
}
