import InterludeFoundation
import UIKit

extension MKMapView {
    /// The properties that storyboards and key-value coding may name.
    private nonisolated enum Outlets: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Outlets.put(place) }, 0, 0
        )
        static var owner: AnyClass { MKMapView.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("delegate", \MKMapView.delegate), .init("zoomEnabled", \MKMapView.isZoomEnabled),
                .init("scrollEnabled", \MKMapView.isScrollEnabled),
                .init("rotateEnabled", \MKMapView.isRotateEnabled),
                .init("pitchEnabled", \MKMapView.isPitchEnabled),
                .init("showsUserLocation", \MKMapView.showsUserLocation),
                .init("showsCompass", \MKMapView.showsCompass), .init("showsScale", \MKMapView.showsScale),
                .init("showsTraffic", \MKMapView.showsTraffic), .init("showsBuildings", \MKMapView.showsBuildings),
            ]
        }
    }
}
