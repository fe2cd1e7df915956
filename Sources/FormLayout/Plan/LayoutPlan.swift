package import FormModel

/// The view tree of a form and every linear constraint on it: what the emitters print and the solver solves.
///
/// Nothing about the layout is known anywhere else. The plan is the same for every device, text size, locale
/// and state; what differs between those is intrinsic content sizes, the guides' rectangles and which views
/// are hidden, and that is what a ``LayoutEnvironment`` says.
package struct LayoutPlan: Sendable {
    /// Parents before children, in the order of the spec. Index 0 is the root view.
    package var views: [LayoutView]
    /// Grouped by owner in the order of `views`; within an owner, horizontal and vertical in the order made. Then the bounds
    /// of sizes, which nobody writes.
    package var constraints: [LayoutConstraint]

    package init(views: [LayoutView], constraints: [LayoutConstraint]) {
        self.views = views
        self.constraints = constraints
    }

    /// No view but the root, whose size is given, is smaller than nothing.
    package static func sizeBounds(viewCount: Int) -> [LayoutConstraint] {
        (1..<max(viewCount, 1)).flatMap { number in
            [LayoutAttribute.width, .height].map { attribute in
                let view = ViewIndex(number)
                return LayoutConstraint(
                    owner: view, first: view.anchor(attribute), relation: .greaterThanOrEqual, second: nil,
                    source: .sizeBound, origin: .defaulted("no view is smaller than nothing"))
            }
        }
    }

    /// Of a smallest conflict the constraint that gives way so that the rest can be shown: the last one that Auto Layout could
    /// give up.
    func dropped(from conflict: [Int]) -> Int? {
        conflict.last { constraints[$0].source != .sizeBound } ?? conflict.last
    }
}

/// A view, by its place in ``LayoutPlan/views``.
package struct ViewIndex: Sendable, Hashable {
    /// The index; 0 is the root view.
    package var rawValue: Int

    package init(_ rawValue: Int) { self.rawValue = rawValue }

    /// The screen's root view.
    package static let root = ViewIndex(0)
}

/// A node of the view tree.
package struct LayoutView: Sendable {
    /// The UIKit class the view is, as far as layout can tell them apart.
    package enum Class: String, Sendable, Hashable {
        case view = "UIView"
        case scrollView = "UIScrollView"
        case stackView = "UIStackView"
        case label = "UILabel"
        /// A text with words that can be tapped: not editable, without scrolling and without insets, so as large as a label.
        case textView = "UITextView"
        case textField = "UITextField"
        case button = "UIButton"
        case imageView = "UIImageView"
        case `switch` = "UISwitch"
        case appleButton = "ASAuthorizationAppleIDButton"
        /// Not a view: a rectangle that constraints are made with.
        case layoutGuide = "UILayoutGuide"
    }

    /// Unique in the plan. An element's main view has the element's id; views that the lowering adds have the
    /// id and a suffix: `loginView.stack`, `search.gap1`.
    package var name: String
    /// Decides baselines, content sizes and default priorities.
    package var viewClass: Class
    /// Nil for the root alone; a guide's is the view that owns it.
    package var parent: ViewIndex?
    /// The element that the view shows, nil for the root, the scroll view and guides.
    package var element: Element?
    /// Whether the view is an arranged subview of its parent, a stack view.
    package var isArranged: Bool
    /// Priorities 1 … 1000 by axis; where the spec says nothing, UIKit's defaults for the class.
    package var hugging: AxisPair<Setting<Double>>
    /// Compression resistance, 1 … 1000 by axis; where the spec says nothing, UIKit's defaults for the class.
    package var compression: AxisPair<Setting<Double>>
    /// Why the view exists where no element asked for it, for example "padding of `loginView`".
    package var reason: String?

    package init(
        name: String, viewClass: Class, parent: ViewIndex?, element: Element?, isArranged: Bool,
        hugging: AxisPair<Setting<Double>>, compression: AxisPair<Setting<Double>>, reason: String? = nil
    ) {
        self.name = name
        self.viewClass = viewClass
        self.parent = parent
        self.element = element
        self.isArranged = isArranged
        self.hugging = hugging
        self.compression = compression
        self.reason = reason
    }
}

/// A value for each axis.
package struct AxisPair<Value> {
    /// The value of the horizontal axis: leading, trailing, widths.
    package var horizontal: Value
    /// The value of the vertical axis: top, bottom, heights, baselines.
    package var vertical: Value

    package init(horizontal: Value, vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension AxisPair: Sendable where Value: Sendable {}
extension AxisPair: Equatable where Value: Equatable {}

/// What a constraint relates: a view or one of the root view's guides.
package enum LayoutItem: Sendable, Hashable {
    case view(ViewIndex)
    case safeArea
    case margins
    case readable
    /// Top is the keyboard's top, or the safe area's bottom while it is hidden (`keyboardLayoutGuide`).
    case keyboard
    /// A scroll view's `contentLayoutGuide`.
    case scrollContent(ViewIndex)
    /// A scroll view's `frameLayoutGuide`.
    case scrollFrame(ViewIndex)
}

/// One linear constraint in the terms of Auto Layout:
/// `first.attribute relation multiplier × second.attribute + constant @priority`.
package struct LayoutConstraint: Sendable {
    /// One side of a constraint.
    package struct Anchor: Sendable, Hashable {
        /// A view of the plan or a guide.
        package var item: LayoutItem
        /// The attribute of the item's alignment rectangle.
        package var attribute: LayoutAttribute

        package init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// Which part of the lowering made it.
    package enum Source: Sendable, Hashable {
        /// Order, gaps, margins and alignment of a list of elements.
        case flow
        /// `width`, `height` or `aspectRatio` of an element.
        case size
        /// A string of `layout.constraints`.
        case handWritten
        /// Made by `UIStackView`, under the identifier it gives: `UISV-spacing`.
        case stack(String)
        /// Hugging or compression of an intrinsic content size (`NSContentSizeLayoutConstraint`); its
        /// constant depends on the environment.
        case contentSize(ContentSizeBound)
        /// Joins a scroll view to its content.
        case scroll
        /// A view's width or height is not below 0: what Auto Layout holds without being asked.
        case sizeBound
    }

    /// Hugging bounds a size from above, compression resistance from below.
    package enum ContentSizeBound: Sendable, Hashable { case hugging, compression }

    /// The view whose group it is printed in.
    package var owner: ViewIndex
    /// The side that the constraint is about.
    package var first: Anchor
    /// Reads from `first` to `second`.
    package var relation: Relation
    /// Nil for a plain size or position: the constant alone.
    package var second: Anchor?
    /// Times `second`'s attribute; 1 where there is no second side.
    package var multiplier: Double
    /// Added to the second side. Negative lengths are written with a negative number inside the case.
    package var constant: Length
    /// Times the keyboard's height, added to `constant` while the keyboard is up: 0.5 on a center moves a
    /// form up by half of it. 0 nearly always.
    package var keyboardFactor: Double
    /// 1 … 1000; 1000 is required. Fractions occur (999.5 in stack views).
    package var priority: Double
    /// Decides the name that the constraint is printed with.
    package var source: Source
    /// The place in the spec that asked for it, or the default that did.
    package var origin: Origin
    /// The view is only bound while this condition on hidden views holds; nil is always.
    package var condition: Condition?

    /// Constraints of a stack view depend on which arranged subviews are hidden.
    package enum Condition: Sendable, Hashable {
        /// While every one of these shows and every one of those is hidden.
        case visibility(shown: [ViewIndex], hidden: [ViewIndex])
    }

    package init(
        owner: ViewIndex, first: Anchor, relation: Relation, second: Anchor?,
        multiplier: Double = 1, constant: Length = .zero, keyboardFactor: Double = 0, priority: Double = 1000,
        source: Source,
        origin: Origin, condition: Condition? = nil
    ) {
        self.owner = owner
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.keyboardFactor = keyboardFactor
        self.priority = priority
        self.source = source
        self.origin = origin
        self.condition = condition
    }
}

extension ViewIndex {
    /// An attribute of the view.
    package func anchor(_ attribute: LayoutAttribute) -> LayoutConstraint.Anchor {
        LayoutItem.view(self).anchor(attribute)
    }
}

extension LayoutItem {
    /// An attribute of the item.
    package func anchor(_ attribute: LayoutAttribute) -> LayoutConstraint.Anchor {
        LayoutConstraint.Anchor(self, attribute)
    }
}

/// A rectangle in points in the root view's coordinates.
package struct Rect: Sendable, Hashable {
    /// The left edge in points, also in right-to-left languages.
    package var x: Double
    /// The upper edge in points; it grows downward.
    package var y: Double
    /// The width in points.
    package var width: Double
    /// The height in points.
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The right edge in points.
    package var maxX: Double { x + width }
    /// The lower edge in points.
    package var maxY: Double { y + height }
    /// The horizontal center in points.
    package var midX: Double { x + width / 2 }
    /// The vertical center in points.
    package var midY: Double { y + height / 2 }
}
