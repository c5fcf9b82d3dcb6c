import type { Derivation, FieldPath, ResolvedStep } from "../definition/flow-definition.ts";
import { sectionKeyOf, type ValidatorOf } from "../validation/validator.ts";
import type { FieldPlace, FieldTree, FormSection, StepField, StepForm } from "./compiled-flow.ts";
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
		return {
			definition: section,
			get validator() {
				return validators(sectionKeyOf(step.code, section.id), section.schema);
			},
			fields: own,
			groups: found.groups,
		};
	});
	const conditional = [...fields.values()].filter(
		(field) => !field.always || field.places.some((place) => place.rule?.enabledWhen !== undefined),
	);
	return { sections, fields, tree: treeOf(fields.values()), derivations, conditional };
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
