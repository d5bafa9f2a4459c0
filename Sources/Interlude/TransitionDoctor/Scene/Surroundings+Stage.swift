import InterludeStage
import UIKit

extension Surroundings {
    /// What a stage is set with; small pictures are compared sooner.
    var stageSetting: Stage.Configuration {
        var setting = Stage.Configuration(device: device)
        setting.scale = 1
        setting.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        setting.reducesMotion = reducesMotion
        setting.style = isDark ? .dark : .light
        return setting
    }
}
