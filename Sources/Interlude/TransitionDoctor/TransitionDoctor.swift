// A program of patients imports one module: screens, devices and fingers are the stage's.
@_exported import InterludeStage
