/** The engine's only door: everything outside imports from here. */
export * from "./access/index.ts";
export { addDays, calendarDays, type Day, daysBetween, isDay, today } from "./calendar/day.ts";
export { utcOffsetOf } from "./calendar/utc-offset.ts";
export { yearSpan } from "./calendar/year-span.ts";
export { type Carrying, type CarryMapping, type CarryOutcome, carryOver, changeKey, parseCarryMapping } from "./carry/index.ts";
export {
	checkBlock,
	checkFlow,
	checkTenant,
	checkTenants,
	declaredFields,
	type ProblemKind,
	problemKinds,
	type Rule,
	rules,
	type Surroundings as CheckSurroundings,
} from "./check/index.ts";
export { type CompileOptions, compileFlow } from "./compile/compile-flow.ts";
export type { CompiledFlow, CompiledStep, FormSection, StepField, StepForm } from "./compile/compiled-flow.ts";
export {
	type ConditionContext,
	conditionsUsed,
	evaluate,
	fieldsRead,
	findOperator,
	isEmpty,
	type Labels,
	type Operator,
	operators,
	type Parameter,
	type ParameterType,
	type ResultType,
	sentence,
	type Trace,
	type ValueType,
} from "./conditions/index.ts";
export * from "./definition/index.ts";
export { type Role, roles } from "./definition/roles.ts";
export { compareFlows } from "./difference/compare-flows.ts";
export type { ChangeKind, ChangePlace, FlowChange, FlowDifference, MappingNeed, Severity } from "./difference/flow-change.ts";
export * from "./display/index.ts";
export * from "./documents/index.ts";
export * from "./files/index.ts";
export * from "./lists/index.ts";
export { findManualPage, type ManualMenu, type ManualPageEntry, manualMenuOf } from "./manuals/manual-menu.ts";
export * from "./merge/index.ts";
export {
	begin,
	enteredMilestones,
	type Milestone,
	type MilestoneKind,
	milestoneKinds,
	observedFlow,
	type PathPlan,
	type PlannedAct,
	type PlannedPath,
	paths,
	subStepMilestones,
} from "./paths/index.ts";
export { addressLine, type HouseNumberParts, houseNumber, isBelgian } from "./record/address-line.ts";
export { type Mask, maskFor, maskValues } from "./record/mask.ts";
export { realisationOf } from "./record/realisation-of.ts";
export type { HistoryEntry, RealisationRecord, RecordHead, RecordIdentity } from "./record/realisation-record.ts";
export { recordFor } from "./record/record-for.ts";
export { type Past, recordHeadOf, recordOf, recordOf as toRecord } from "./record/record-of.ts";
export { codeOf, geographyCategory, geographyCodeIn, geographyCodeOf, stakeholderIn, stakeholdersIn } from "./record/stakeholders-in.ts";
export * from "./reports/index.ts";
export * from "./requests/index.ts";
export { advance } from "./run/advance.ts";
export type * from "./run/availability.ts";
export { available } from "./run/available.ts";
export { isLinkable } from "./run/change-locations.ts";
export type * from "./run/command.ts";
export { countingEvents, progressDays, progressDaysBetween, type StepTime, stepTime } from "./run/durations.ts";
export { type Explanation, explain } from "./run/explain.ts";
export { readPath } from "./run/field-path.ts";
export { type Derived, derivedOn } from "./run/fields/derived-value.ts";
export { type HiddenItem, needsAsking, previewSave, type SavePreview } from "./run/preview-save.ts";
export { isOpenForChange, type MapState, mapState, processStatus } from "./run/process-status.ts";
export type * from "./run/realisation.ts";
export { replay } from "./run/replay.ts";
export { isAboutRequest } from "./run/request-effect.ts";
export { holdsOneOf, mayEditStep, mayReadStep } from "./run/roles.ts";
export { sameValue } from "./run/same-value.ts";
export { tagRoles } from "./run/set-tags.ts";
export { type Start, startRealisation } from "./run/start-realisation.ts";
export type { RoundEvent } from "./run/step-rounds.ts";
export { activeStep, stepLabel } from "./run/step-states.ts";
export { type Submission, submissionOf } from "./run/submission-of.ts";
export { type TrafficDecisionStatus, trafficDecisionPanelLabel, trafficDecisionStatus } from "./run/traffic-decision.ts";
export { type Looking, viewStep } from "./run/view-step.ts";
export { wasSaved } from "./run/was-saved.ts";
export { runScenario } from "./scenario/run-scenario.ts";
export type { Expectation, Instruction, InstructionResult, Scenario, ScenarioResult } from "./scenario/scenario.ts";
export { type NamedUpload, namedUploads, withUploads } from "./scenario/scenario-files.ts";
export {
	type CharacterSet,
	calledOff,
	commentMessage,
	commentProblem,
	dutchAmount,
	dutchNumber,
	entryLabel,
	entryLabelProblem,
	entryLabelTaken,
	type FormatName,
	forbiddenCharacters,
	formatPostalCode,
	formats,
	hasOnly,
	isEan18,
	isFormat,
	isPostalCode,
	type KeptList,
	type NumberForm,
	type NumberReading,
	nameSlug,
	numberFormOf,
	numberProblem,
	parseCoordinates,
	plainText,
	readDay,
	readNumber,
	refusedCharacters,
	tidyText,
	writeDay,
	writeNumber,
} from "./text/index.ts";
export { ajvValidators } from "./validation/ajv-validators.ts";
export {
	fieldMessages,
	type SchemaError,
	type SectionValidator,
	type Strength,
	sectionKeyOf,
	type ValidatorOf,
} from "./validation/index.ts";
export { standaloneRuntimeIds, standaloneValidators } from "./validation/standalone-validators.ts";
export * from "./views/index.ts";
