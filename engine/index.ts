/** The engine's only door: everything outside imports from here. */
export * from "./access/index.ts";
export * from "./bulk/index.ts";
export * from "./bundle/index.ts";
export { ageOf } from "./calendar/age.ts";
export { addDays, type Day, daysBetween, isDay, today } from "./calendar/day.ts";
export { type Country, countryOf, countryOfMunicipality, isFreeDay, objectionEnd } from "./calendar/legal-days.ts";
export { midnightOf } from "./calendar/midnight.ts";
export { utcOffsetOf } from "./calendar/utc-offset.ts";
export { yearSpan } from "./calendar/year-span.ts";
export {
	checkBlock,
	checkFlow,
	checkTenants,
	type FlowExpression,
	flowExpressions,
	flowReasons,
	nameMeant,
	type ProblemKind,
	problemKinds,
	problemSentence,
	rules,
} from "./check/index.ts";
export type * from "./command/command.ts";
export { contextOf } from "./command/context-of.ts";
export { isAboutRequest } from "./command/request-effect.ts";
export { compileFlow } from "./compile/compile-flow.ts";
export type { CompiledFlow, CompiledStep, StepField } from "./compile/compiled-flow.ts";
export {
	type ConditionContext,
	evaluate,
	fieldsOnlyAskedWhetherFilled,
	fieldsRead,
	filledFields,
	findOperator,
	isEmpty,
	type Labels,
	namesIn,
	nameTypes,
	type Operator,
	operators,
	operatorWords,
	type Parameter,
	type ParameterType,
	sentence,
	type Trace,
} from "./conditions/index.ts";
export * from "./definition/index.ts";
export { formatPath, pathOfText } from "./definition/json-path.ts";
export { languageProperties } from "./definition/language-properties.ts";
export { choiceName, kindName, propertyName } from "./definition/property-name.ts";
export { type Role, roleName, roles, rolesOf } from "./definition/roles.ts";
export { blockName, sectionName } from "./definition/section-name.ts";
export { changedRights } from "./difference/changed-rights.ts";
export { compareFlows } from "./difference/compare-flows.ts";
export { compareTenants } from "./difference/compare-tenants.ts";
export type { FlowChange, FlowDifference, Severity } from "./difference/flow-change.ts";
export { isAtLeast, isVersionPart, partFor, raised, type VersionPart } from "./difference/raised-version.ts";
export { mayReceive } from "./difference/receivers.ts";
export { rolesCalled } from "./difference/roles-called.ts";
export * from "./display/index.ts";
export * from "./documents/index.ts";
export * from "./edit/index.ts";
export * from "./files/index.ts";
export * from "./forecast/index.ts";
export * from "./json/json-object.ts";
export * from "./json/json-text.ts";
export { itemsOf, propertiesOf } from "./json/schema-parts.ts";
export * from "./lists/index.ts";
export * from "./locations/index.ts";
export { deadLinks } from "./manuals/dead-links.ts";
export { manualLink } from "./manuals/manual-link.ts";
export { findManualPage, type ManualMenu, manualMenuOf, withoutPagesFor } from "./manuals/manual-menu.ts";
export { productPage, productPages } from "./manuals/product-pages.ts";
export * from "./merge/index.ts";
export {
	begin,
	beginnings,
	type Coverage,
	coverageOf,
	enteredMilestones,
	type Milestone,
	milestoneKinds,
	observedFlow,
	type PathPlan,
	type PlannedAct,
	type PlannedPath,
	paths,
	scenarioOf,
	subStepMilestones,
} from "./paths/index.ts";
export * from "./picture/index.ts";
export * from "./places/index.ts";
export type * from "./progress/availability.ts";
export { countingEvents, progressDays, type StepTime, stepTime } from "./progress/durations.ts";
export { type MapState, processStatus } from "./progress/process-status.ts";
export type { RoundEvent } from "./progress/step-rounds.ts";
export { activeStep } from "./progress/step-states.ts";
export { waysOn } from "./progress/ways-on.ts";
export { readPath } from "./realisation/field-path.ts";
export { nestedValues } from "./realisation/nested-values.ts";
export type * from "./realisation/realisation.ts";
export type { HistoryEntry, RealisationRecord, RecordHead, RecordIdentity } from "./realisation/realisation-record.ts";
export { sameValue } from "./realisation/same-value.ts";
export { wasSaved } from "./realisation/was-saved.ts";
export { isHidden, maskFor } from "./record/mask.ts";
export { realisationOf } from "./record/realisation-of.ts";
export { recordFor } from "./record/record-for.ts";
export { recordHeadOf, recordOf } from "./record/record-of.ts";
export { codeOf, geographyCategory, geographyCodeOf, stakeholdersIn } from "./record/stakeholders-in.ts";
export * from "./repair/index.ts";
export * from "./reports/index.ts";
export * from "./requests/index.ts";
export * from "./requests/normalise/index.ts";
export { isSealed, resolveBlocks } from "./resolve/resolve-blocks.ts";
export { type FailedSection, resolveSound } from "./resolve/resolve-sound.ts";
export { advance } from "./run/advance.ts";
export { available } from "./run/available.ts";
export { extendedUntil, extensionDays, extensionRefusal } from "./run/extend-term.ts";
export { type ExtendableTerm, extendableTerm } from "./run/extendable-term.ts";
export { type Moment, momentsOf, recordAt, versionsIn } from "./run/moments.ts";
export { type HiddenItem, needsAsking, previewSave, type SavePreview } from "./run/preview-save.ts";
export { replay } from "./run/replay.ts";
export { saveStep } from "./run/save-step.ts";
export { startRealisation } from "./run/start-realisation.ts";
export { mostInStatusComment, statusCommentRefusal, statusReason } from "./run/status-reason.ts";
export { trafficDecisionFact, trafficDecisionOn, trafficDecisionPanelLabel, trafficDecisionStatus } from "./run/traffic-decision.ts";
export { undo } from "./run/undo.ts";
export { deriveTyped, filledInDuringTyping, submissionOf } from "./run/unsaved-form.ts";
export { viewStep } from "./run/view-step.ts";
export { waysAhead } from "./run/ways-ahead.ts";
export { filledIn } from "./scenario/filled-in.ts";
export { recorded } from "./scenario/recorded.ts";
export { runScenario } from "./scenario/run-scenario.ts";
export type { Expectation, Instruction, Scenario, ScenarioResult } from "./scenario/scenario.ts";
export { rulesOf, type ScenarioMoment, scenarioMoments } from "./scenario/scenario-moments.ts";
export { differenceWords, whyFailed } from "./scenario/why-failed.ts";
export * from "./starter/index.ts";
export * from "./suggest/index.ts";
export { daysLeft, pressureOf, type Term, termDays, termsOf, termText, type Waiting, waitingOn, warnDaysOf } from "./terms/index.ts";
export { addressLine, houseNumber } from "./text/address-line.ts";
export {
	calledOff,
	commentMessage,
	commentProblem,
	comparableText,
	compareLabels,
	dutchDegrees,
	dutchDistance,
	dutchNumber,
	dutchPercentage,
	entriesSayWhere,
	entryLabel,
	entryLabelProblem,
	formatPostalCode,
	formats,
	hasOnly,
	isFormat,
	type KeptList,
	keptListFull,
	keptLists,
	type Mention,
	mentionedIn,
	messageParts,
	type NumberForm,
	nameSlug,
	numberFormOf,
	numberProblem,
	parseCoordinates,
	plainLength,
	plainText,
	readDay,
	readNumber,
	refusedCharacters,
	repeatedLabels,
	tidyText,
	writeDay,
	writeNumber,
} from "./text/index.ts";
export * as fieldTexts from "./texts/fields.ts";
export * as fileTexts from "./texts/files.ts";
export * as processTexts from "./texts/process.ts";
export {
	changeKey,
	needsOf,
	parseUpgradeMapping,
	placeInMapping,
	type UpgradeMapping,
	type UpgradeOptions,
	type UpgradeOutcome,
	upgradeProcess,
} from "./upgrade/index.ts";
export * from "./uses/index.ts";
export { ajvValidators } from "./validation/ajv-validators.ts";
export { everySection } from "./validation/every-section.ts";
export type { FieldError } from "./validation/field-error.ts";
export type { SectionValidator, ValidatorOf } from "./validation/index.ts";
export { standaloneSection, standaloneValidators } from "./validation/standalone-validators.ts";
export * from "./views/index.ts";
export type { Why, WhyFact } from "./why/explaining.ts";
export { type Opening, whatOpens } from "./why/what-opens.ts";
export { wayTaken, why } from "./why/why.ts";
