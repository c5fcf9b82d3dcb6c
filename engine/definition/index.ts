export type { FieldPattern } from "../../schemas/index.ts";
export type { BlockDefinition, Blocks } from "./block-definition.ts";
export { canonicalJson } from "./canonical-json.ts";
export type { DeepReadonly } from "./deep-readonly.ts";
export { changedForDeployment, deploymentRights, withOwnDeployment } from "./deployment-parts.ts";
export type {
	Bindings,
	Branch,
	Chain,
	Derivation,
	Effect,
	Expression,
	FieldPath,
	FieldRule,
	FlowDefinition,
	JsonSchema,
	ResolvedFlow,
	ResolvedStep,
	SectionDefinition,
	SectionReference,
	StakeholderCategory,
	StepCode,
	StepDefinition,
	StepRule,
} from "./flow-definition.ts";
export type { JsonPath } from "./json-path.ts";
export { placesIn } from "./json-source.ts";
export { keptInRows, rowSchemaOf } from "./list-rows.ts";
export { type OwnWords, ownWordsOf } from "./own-words.ts";
export type { Parsed } from "./parse.ts";
export { parse, parseBlock, parseFlow, parseTenant } from "./parse.ts";
export type { MustBe, Problem } from "./problem.ts";
export { roleName, rolesOf } from "./roles.ts";
export { subStepsOf, withSubSteps } from "./sub-steps.ts";
export type { StartDocumentDefinition, TenantDefinition } from "./tenant-definition.ts";
export { formatNamed, type StepWidget, type WidgetName, widgetNamed } from "./widgets.ts";
