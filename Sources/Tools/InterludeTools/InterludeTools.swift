// The stage, its fingers and the doctor's patients: what a program's parts are made of.
@_exported import InterludeStage
