package import FormModel

/// Something that is wrong with a form in one cell of the matrix.
package struct LayoutFault: Sendable, Hashable {
    /// What is wrong, from what has to be fixed first to what is least.
    package enum Kind: Int, Sendable, Hashable, CaseIterable {
        /// Required constraints cannot hold.
        case conflict
        /// A place or a size is open: more than one layout is best.
        case ambiguous
        /// Optional constraints of one priority cannot all hold, and nothing says which gives way.
        case tie
        /// Two elements cover each other.
        case overlap
        /// An element reaches beyond the screen.
        case outsideScreen
        /// An element reaches beyond the safe area, under the status bar, a notch or the home indicator.
        case outsideSafeArea
        /// An element in a scroll view is beyond the end of what scrolls.
        case unreachable
        /// A button inside a field reaches out of the field.
        case outsideField
        /// The buttons inside a field leave no room for what is typed.
        case coveredInput
        /// A text does not fit its view.
        case truncated
        /// A word does not fit its view and goes on in the next line.
        case brokenWord
        /// A picture or a control is smaller than its own size, and a picture out of proportion.
        case squeezed
        /// A field is under the keyboard and nothing scrolls.
        case fieldUnderKeyboard
        /// The submit control is under the keyboard and nothing scrolls.
        case submitUnderKeyboard
        /// What says that something is wrong is under the keyboard and nothing scrolls.
        case messageUnderKeyboard
        /// Something that is tapped is too small for a finger.
        case smallTarget
        /// A field or button is wider than lines of text should be on a tablet.
        case stretched
        /// Sign in with Apple is smaller than Apple allows.
        case smallAppleButton
    }

    /// A set of kinds of faults.
    package struct Kinds: OptionSet, Sendable, Hashable {
        /// A bit for each kind, at the place of its raw value.
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// One kind alone.
        package init(_ kind: Kind) { rawValue = 1 << UInt32(kind.rawValue) }

        /// The kinds, from what has to be fixed first.
        package var members: [Kind] { Kind.allCases.filter { contains(Kinds($0)) } }
    }

    /// What is wrong.
    package var kind: Kind
    /// The element's view; the root where none is to blame.
    package var view: ViewIndex
    /// The other view of an overlap; the near target of a target that is far too small; the field of a button that reaches
    /// out of it.
    package var other: ViewIndex?
    /// Points: cut off, overlapped, outside, covered, missing for what is typed; the size of a small target or of what is
    /// squeezed; the width of a stretched field.
    package var amount: Double
    /// Points by which the amount may be wrong, because widths of letters are.
    package var error: Double = 0
    /// The edge of the screen that is crossed, or of the view that cuts a text off or is too near its opposite (nil where a
    /// target is too small both ways; trailing where something is squeezed in its width, else bottom), seen in a language written from left to right.
    package var edge: LayoutEdge?
    /// What is open.
    package var attribute: LayoutAttribute?
    /// The smallest set of constraints that cannot hold, or those that compete, as places in the plan.
    package var conflict: [Int] = []

    /// Whether there may be no fault at all: the amount is not more than it may be wrong by.
    package var isWithinError: Bool { error > 0 && amount <= error }

    /// Faults with the same key are one finding.
    struct Key: Hashable {
        var kind: Kind
        var view: ViewIndex?
        var other: ViewIndex?
        var edge: LayoutEdge?
        var attribute: LayoutAttribute?
        var conflict: [Int]

        /// Kind and views tell nearly all keys apart; every fault of every cell is looked up.
        func hash(into hasher: inout Hasher) {
            let (view, other) = (view?.rawValue ?? -1, other?.rawValue ?? -1)
            hasher.combine((view &* 31 &+ other) &* 31 &+ kind.rawValue)
        }
    }

    var key: Key {
        var key = Key(
            kind: kind, view: view, other: other, edge: edge, attribute: attribute, conflict: conflict)
        switch kind {
        case .stretched: key.view = nil
        case .smallTarget: (key.other, key.edge) = (nil, nil)
        case .fieldUnderKeyboard, .submitUnderKeyboard, .messageUnderKeyboard, .truncated, .squeezed:
            key.edge = nil
        // What hangs below an element that is pushed out is pushed out with it.
        case .outsideSafeArea, .unreachable: key.view = nil
        case .outsideScreen where edge?.isVertical == true: key.view = nil
        default: break
        }
        return key
    }
}

/// An edge of the screen.
package enum LayoutEdge: String, Sendable, Hashable {
    case top, bottom, leading, trailing

    /// Whether it bounds the height.
    package var isVertical: Bool { self == .top || self == .bottom }
}
