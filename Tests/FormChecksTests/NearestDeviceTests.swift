import FormSource
import Testing
import TextMetrics

struct NearestDeviceTests {
    @Test func `A mistyped device is near the one that is meant`() {
        #expect(nearestNames(to: "iphone16", among: Device.allNames).first == "iphone-16")
        #expect(nearestNames(to: "ipad-miny", among: Device.allNames).first == "ipad-mini")
        #expect(nearestNames(to: "toaster", among: Device.allNames).isEmpty)
    }
}
