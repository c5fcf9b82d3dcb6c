import { flowLabels } from "../compile/flow-labels.ts";
import { schemaFields } from "../compile/schema-fields.ts";
import { type Labels, sentence } from "../conditions/index.ts";
import type {
	Condition,
	FieldPath,
	FieldRule,
	JsonSchema,
	OnHide,
	ResolvedFlow,
	ResolvedStep,
	SectionDefinition,
	StepCode,
} from "../definition/flow-definition.ts";
import { valueAt } from "../definition/json-path.ts";
import { widgetNamed } from "../definition/widgets.ts";
import { propertiesOf } from "../json/schema-parts.ts";
import * as differenceTexts from "../texts/difference.ts";

/** One of the two compared versions, with its most used look-ups. */
export interface Side {
	readonly flow: ResolvedFlow;
	readonly labels: Labels & { readonly role: RoleCalled };
	/** Every step, each followed by its sub-steps. */
	readonly steps: readonly StepEntry[];
	readonly places: readonly FieldPlace[];
}

/** What a tenant calls a role, by its code. */
export type RoleCalled = (code: string) => string;

export interface StepEntry {
	readonly step: ResolvedStep;
	readonly parent: ResolvedStep | null;
	/** `first`, or the id of the track; null on the main line. */
	readonly track: string | null;
}

/** A field as requested by one section of one step. */
export interface FieldPlace {
	readonly step: ResolvedStep;
	readonly section: SectionDefinition;
	readonly path: FieldPath;
	readonly schema: JsonSchema;
	readonly rule: FieldRule | undefined;
	readonly required: boolean;
	readonly onHide: OnHide;
	/** Roles that may fill it in here; empty when it is read-only, computed, or drawn by a widget without input. */
	readonly editors: readonly string[];
}

export function sideOf(flow: ResolvedFlow, role: RoleCalled): Side {
	const steps = flow.steps.flatMap((step) => entriesOf(step, null, null));
	const definitions = steps.map(({ step }) => step);
	return { flow, labels: { ...flowLabels(flow, definitions), role }, steps, places: definitions.flatMap(placesOf) };
}

function entriesOf(step: ResolvedStep, parent: ResolvedStep | null, track: string | null): readonly StepEntry[] {
	const { first = [], tracks = [] } = step.children ?? { tracks: [] };
	return [
		{ step, parent, track },
		...first.flatMap((child) => entriesOf(child, step, "first")),
		...tracks.flatMap(({ id, steps }) => steps.flatMap((child) => entriesOf(child, step, id))),
	];
}

/** The fields that a step asks for, section by section. */
export function placesOf(step: ResolvedStep): readonly FieldPlace[] {
	const computed = new Set(
		step.sections.flatMap(({ derived = [] }) => derived.filter(({ on }) => on === undefined).map(({ field }) => field)),
	);
	return step.sections.flatMap((section) =>
		schemaFields(section.schema).fields.map(({ path, schema }) => {
			const rule = section.fields?.[path];
			return {
				step,
				section,
				path,
				schema,
				rule,
				required: isRequired(section.schema, path.split(".")),
				onHide: rule?.onHide ?? section.onHide ?? "keep",
				editors:
					computed.has(path) || section.readOnly === true || rule?.readOnly === true || !isTyped(section, path)
						? []
						: editorsOf(step, section, rule),
			};
		}),
	);
}

function isRequired(schema: JsonSchema, names: readonly string[]): boolean {
	const [name = "", ...rest] = names;
	if (rest.length === 0) return Array.isArray(schema.required) && schema.required.includes(name);
	const inner = propertiesOf(schema)[name];
	return inner !== undefined && isRequired(inner, rest);
}

/** A person with several roles may have more rights than this, but never fewer. */
function editorsOf({ access }: ResolvedStep, { roles }: SectionDefinition, rule: FieldRule | undefined): readonly string[] {
	return access.edit.filter((role) => (roles?.includes(role) ?? true) && (rule?.editRoles?.includes(role) ?? true));
}

function isTyped({ ui }: SectionDefinition, path: FieldPath): boolean {
	return widgetNamed(valueAt(ui, [...path.split("."), "ui:widget"])).readOnly !== true;
}

/** "stap 3 (Verwerking beoordeling)". */
export function stepName(step: Pick<ResolvedStep, "code" | "label">): string {
	return differenceTexts.step(step.code, step.label);
}

/** The step with this code, under the name that people know. */
export function namedStep({ steps }: Side, code: StepCode | undefined): string {
	const entry = steps.find(({ step }) => step.code === code);
	return entry === undefined ? differenceTexts.stepOf(code ?? "?") : stepName(entry.step);
}

/** The field's own title in quotes; its path when it has none. */
export function fieldName({ path, schema }: Pick<FieldPlace, "path" | "schema">): string {
	return `'${typeof schema.title === "string" && schema.title !== "" ? schema.title : path}'`;
}

/** The condition in Dutch; "altijd" when there is none. */
export function spokenCondition(condition: Condition | undefined, { labels }: Side): string {
	return condition === undefined ? differenceTexts.always : sentence(condition, labels);
}

/** "CPO, Gemeente". */
export function spokenRoles(roles: readonly string[], { labels }: Side): string {
	return roles.map(labels.role).join(", ");
}

/** With a capital first letter. */
export function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
