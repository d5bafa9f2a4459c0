// A test imports one module. The stage, the goldens and the doctor are modules of their own so that programs can use them without
// the test frameworks.
@_exported import InterludeGoldens
@_exported import InterludeStage
@_exported import TransitionDoctor
