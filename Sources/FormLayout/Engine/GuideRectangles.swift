import FormModel
import TextMetrics

/// The rectangles that an environment gives, measured from the leading edge: constants of the solver.
struct GuideRectangles {
    var root: Rect
    var safeArea: Rect
    var margins: Rect
    var readable: Rect
    var keyboard: Rect
    /// Points that the keyboard covers; 0 while it is down.
    var keyboardHeight: Double

    init(_ environment: LayoutEnvironment, navigationBar: Bool, controls: ControlGeneration) {
        let viewport = environment.viewport
        let (width, height) = (viewport.width, viewport.height)
        let insets = viewport.safeArea
        let leading = environment.isRightToLeft ? insets.right : insets.left
        let top = insets.top + (navigationBar ? viewport.navigationBarHeight() : 0)
        root = Rect(x: 0, y: 0, width: width, height: height)
        safeArea = Rect(
            x: leading, y: top, width: width - insets.left - insets.right,
            height: height - top - insets.bottom)
        margins = Rect(
            x: leading + viewport.margin, y: top, width: viewport.marginWidth, height: safeArea.height)
        let readableWidth = viewport.readableWidth(environment.textSize)
        readable = Rect(
            x: margins.midX - readableWidth / 2, y: top, width: readableWidth, height: safeArea.height)
        keyboardHeight = environment.keyboardIsUp ? viewport.keyboardHeight(controls) : 0
        let keyboardTop = environment.keyboardIsUp ? height - keyboardHeight : safeArea.maxY
        keyboard = Rect(x: 0, y: keyboardTop, width: width, height: height - keyboardTop)
    }

    /// All guides of a root view are the view itself.
    init(_ root: Rect) {
        (self.root, safeArea, margins, readable, keyboard) = (root, root, root, root, root)
        keyboardHeight = 0
    }
}

extension Rect {
    /// The value of an attribute, x measured from the leading edge. A rectangle without text has its
    /// baselines at its edges.
    func value(of attribute: LayoutAttribute) -> Double {
        switch attribute {
        case .leading: x
        case .trailing: maxX
        case .centerX: midX
        case .width: width
        case .top, .firstBaseline: y
        case .bottom, .lastBaseline: maxY
        case .centerY: midY
        case .height: height
        }
    }
}
