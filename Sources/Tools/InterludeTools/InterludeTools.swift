// The stage, its fingers, goldens and the doctor's patients: what a program's parts are made of.
@_exported import InterludeGoldens
@_exported import InterludeStage
@_exported import TransitionDoctor
