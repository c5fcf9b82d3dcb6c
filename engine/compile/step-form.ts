import type { Derivation, FieldPath, ResolvedStep } from "../definition/flow-definition.ts";
import { formatNamed } from "../definition/widgets.ts";
import { type SectionValidator, sectionKeyOf, type ValidatorOf } from "../validation/validator.ts";
import type { FieldPlace, FieldTree, FormSection, NestedPlace, StepField, StepForm } from "./compiled-flow.ts";
import { schemaFields } from "./schema-fields.ts";

/** Everything the sections of a step ask for, indexed. Validators are fetched on first use. */
export function stepForm(step: ResolvedStep, validators: ValidatorOf): StepForm {
	const derivations = step.sections.flatMap((section) => section.derived ?? []);
	const fields = new Map<FieldPath, Growing>();
	const sections = step.sections.map((section): FormSection => {
		const found = schemaFields(section.schema);
		const own = found.fields.map(({ path, schema }) => {
			const rule = section.fields?.[path];
			const field = fields.get(path) ?? newField(path, derivations);
			field.places.push({
				section,
				schema,
				rule,
				onHide: rule?.onHide ?? section.onHide ?? "keep",
				readOnly: section.readOnly === true || rule?.readOnly === true,
			});
			field.always &&= section.when === undefined && rule?.when === undefined;
			field.free &&= isFree(field.places.at(-1));
			fields.set(path, field);
			return field;
		});
		let validator: SectionValidator | undefined;
		let calledOff: readonly StepField[] | undefined;
		return {
			definition: section,
			get validator() {
				validator ??= validators(sectionKeyOf(step.code, section.id), section.schema);
				return validator;
			},
			fields: own,
			get mayBeCalledOff() {
				// Computed on first use: by then, the places of the fields in later sections are known too.
				calledOff ??= own.filter(({ places }) => places.some(({ schema }) => formatNamed(schema.format).mayBeCalledOff === true));
				return calledOff;
			},
			fieldPlaces: own.map(({ path }) => nestedPlace(path, found.groups)),
			groups: found.groups.map((path) => nestedPlace(path, found.groups)),
		};
	});
	const conditional = [...fields.values()].filter(
		(field) => !field.always || field.places.some((place) => place.rule?.enabledWhen !== undefined),
	);
	return { sections, fields, tree: treeOf(fields.values()), derivations, conditional, defaults: defaultsOf(sections) };
}

function nestedPlace(path: FieldPath, groups: readonly FieldPath[]): NestedPlace {
	const end = path.lastIndexOf(".");
	return { within: groups.indexOf(path.slice(0, Math.max(end, 0))) + 1, name: path.slice(end + 1) };
}

function defaultsOf(sections: readonly FormSection[]): ReadonlyMap<FieldPath, unknown> {
	const defaults = new Map<FieldPath, unknown>();
	for (const { definition, fields } of sections) {
		for (const { path, places } of definition.readOnly === true ? [] : fields) {
			const value = places.find(({ section }) => section === definition)?.schema.default;
			if (value !== undefined) defaults.set(path, value);
		}
	}
	return defaults;
}

/** A field whose places are still being collected. */
type Growing = { -readonly [Key in keyof StepField]: StepField[Key] } & { places: FieldPlace[] };

function newField(path: FieldPath, derivations: readonly Derivation[]): Growing {
	const own = derivations.filter((derivation) => derivation.field === path);
	const computed = own.some((derivation) => derivation.on === undefined);
	return { path, places: [], computed, derived: own.length > 0, always: true, free: !computed };
}

function isFree(place: FieldPlace | undefined): boolean {
	return (
		place !== undefined &&
		!place.readOnly &&
		place.section.when === undefined &&
		place.section.roles === undefined &&
		place.rule?.when === undefined &&
		place.rule?.enabledWhen === undefined &&
		place.rule?.editRoles === undefined
	);
}

function treeOf(fields: Iterable<StepField>): FieldTree {
	const root: Record<string, FieldTree | StepField> = Object.create(null);
	for (const field of fields) {
		const names = field.path.split(".");
		const last = names.pop() ?? "";
		let node = root;
		for (const name of names) {
			const next = (node[name] ?? Object.create(null)) as Record<string, FieldTree | StepField>;
			node[name] = next;
			node = next;
		}
		node[last] = field;
	}
	return root;
}
