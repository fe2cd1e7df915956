import FormModel
import TextMetrics

/// The shares of `fillProportionally`: a view's intrinsic size divided by those of all views that show plus
/// the spacings between them. A view without an intrinsic size counts as much as the others do on average.
struct Proportions {
    private var shares: [Int: Double] = [:]

    var isEmpty: Bool { shares.isEmpty }

    /// The share of the constraint at a place of the plan.
    subscript(index: Int) -> Double? { shares[index] }

    init(_ plan: LayoutPlan, active: [Int], _ contents: SizedContents) {
        let proportional = active.filter { plan.constraints[$0].isProportional }
        for places in Dictionary(grouping: proportional, by: { plan.constraints[$0].owner }).values {
            let sizes = Self.sizes(places.map { plan.constraints[$0].first }, contents)
            let shown = Set(places.map { plan.constraints[$0].first.item })
            let spacing = Self.spacing(before: shown, plan, active)
            let total = sizes.reduce(spacing, +)
            for (index, size) in zip(places, sizes) { shares[index] = total > 0 ? size / total : 0 }
        }
    }

    /// The spacings before the views that show; the first has none.
    private static func spacing(before shown: Set<LayoutItem>, _ plan: LayoutPlan, _ active: [Int]) -> Double
    {
        active.reduce(0) { sum, index in
            let constraint = plan.constraints[index]
            guard constraint.source == .stack("UISV-spacing"), shown.contains(constraint.first.item) else {
                return sum
            }
            return sum + constraint.constant.inPoints
        }
    }

    private static func sizes(_ anchors: [LayoutConstraint.Anchor], _ contents: SizedContents) -> [Double] {
        let intrinsic = anchors.map { intrinsicSize($0, contents) }
        let known = intrinsic.compactMap(\.self)
        let mean = known.isEmpty ? 1 : known.reduce(0, +) / Double(known.count)
        return intrinsic.map { $0 ?? mean }
    }

    /// Heights are those of texts that wrap nowhere: the shares are needed before any width is solved.
    private static func intrinsicSize(_ anchor: LayoutConstraint.Anchor, _ contents: SizedContents)
        -> Double?
    {
        guard case .view(let view) = anchor.item else { return nil }
        return (anchor.attribute.axis == .horizontal ? contents.widths : contents.unbrokenHeights)[
            view.rawValue]
    }
}
