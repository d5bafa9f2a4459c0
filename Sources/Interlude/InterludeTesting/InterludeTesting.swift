// A test imports one module. The stage is a module of its own so that programs can use it without the test frameworks.
@_exported import InterludeStage
