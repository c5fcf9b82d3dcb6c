import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { schemaFields } from "../compile/schema-fields.ts";
import type { FieldPath, JsonSchema, SectionDefinition } from "../definition/flow-definition.ts";
import { valueAt } from "../definition/json-path.ts";
import { categoryKey, findFileCategory } from "../files/index.ts";
import { sectionIsFor } from "../run/fields/appearance.ts";
import { holdsOneOf, mayEditStep, mayReadStep } from "../run/roles.ts";

/** A place in a flow where people meet files: a field with the widget `files`, in one section of one step. */
export interface FileField {
	readonly step: CompiledStep;
	readonly section: SectionDefinition;
	readonly path: FieldPath;
	/** As the list of categories spells it. */
	readonly category: string;
	/** Its entries are views, which hold `id` and `ext`; otherwise they are ids. */
	readonly views: boolean;
	/** Files can be added here, by who may edit the step and the field. */
	readonly writable: boolean;
}

const known = new WeakMap<CompiledFlow, readonly FileField[]>();

/** Every place of the flow where there are files, in the order of its steps. */
export function fileFieldsOf(flow: CompiledFlow): readonly FileField[] {
	const found = known.get(flow) ?? flow.order.flatMap((step) => step.definition.sections.flatMap((section) => fieldsIn(step, section)));
	known.set(flow, found);
	return found;
}

function fieldsIn(step: CompiledStep, section: SectionDefinition): readonly FileField[] {
	return schemaFields(section.schema).fields.flatMap(({ path, schema }): readonly FileField[] => {
		const hint = valueAt(section.ui, path.split(".")) as Readonly<Record<string, unknown>> | undefined;
		const { category } = (hint?.["ui:options"] ?? {}) as { readonly category?: string };
		const found = hint?.["ui:widget"] === "files" ? findFileCategory(category ?? "") : undefined;
		if (found === undefined) return [];
		const writable = section.readOnly !== true && section.fields?.[path]?.readOnly !== true;
		return [{ step, section, path, category: found.name, views: (schema.items as JsonSchema | undefined)?.type === "object", writable }];
	});
}

type Person = { readonly roles: readonly string[] };

/** Whether the person may add files of the category: an edit role of a step that asks for them. */
export function mayUploadFiles(flow: CompiledFlow, category: string, person: Person): boolean {
	return fieldsOf(flow, category).some(
		({ step, section, path, writable }) =>
			writable &&
			mayEditStep(step, person) &&
			sectionIsFor(section, person.roles) &&
			holdsOneOf(person.roles, section.fields?.[path]?.editRoles ?? person.roles),
	);
}

/** Whether the person may see files of the category: they may see a step that shows them. */
export function mayReadFiles(flow: CompiledFlow, category: string, person: Person): boolean {
	return fieldsOf(flow, category).some(({ step, section }) => mayReadStep(step, person) && sectionIsFor(section, person.roles));
}

function fieldsOf(flow: CompiledFlow, category: string): readonly FileField[] {
	return fileFieldsOf(flow).filter((field) => categoryKey(field.category) === categoryKey(category));
}
