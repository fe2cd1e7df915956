extension Viewport {
    /// The windows that a form is checked in: every device upright, every phone also in landscape, every iPad
    /// also in landscape and in each Split View width. In the order of `Device.all`.
    package static let all: [Viewport] = Device.all.flatMap { device in
        Orientation.allCases.flatMap { orientation in
            [Viewport(device, orientation: orientation)]
                + device.splitWidths(orientation).map {
                    Viewport(device, orientation: orientation, splitWidth: $0)
                }
        }
    }
}
