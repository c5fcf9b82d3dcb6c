import { holdsOneOf, mayEditStep, mayReadStep, type Reader } from "../access/index.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { schemaFields } from "../compile/schema-fields.ts";
import type { FieldPath, SectionDefinition } from "../definition/flow-definition.ts";
import { valueAt } from "../definition/json-path.ts";
import { categoryKey, findFileCategory } from "../files/index.ts";
import { memberOf, objectOf } from "../json/json-object.ts";
import { itemsOf } from "../json/schema-parts.ts";
import type { StepStates } from "../progress/step-states.ts";
import { sectionIsFor } from "../run/fields/appearance.ts";

/** A place in a flow for files: a field with the widget `files`, in one section of one step. */
export interface FileField {
	readonly step: CompiledStep;
	readonly section: SectionDefinition;
	readonly path: FieldPath;
	/** As spelled in the list of categories, the product's or the tenant's. */
	readonly category: string;
	/** Whether its entries are views, which have `id` and `ext`; otherwise they are ids. */
	readonly views: boolean;
	/** Whether files can be added here, by whoever may edit the step and the field. */
	readonly writable: boolean;
}

const known = new WeakMap<CompiledFlow, readonly FileField[]>();

/** Every place for files in the flow, in the order of its steps. */
export function fileFieldsOf(flow: CompiledFlow): readonly FileField[] {
	const found = known.get(flow) ?? flow.order.flatMap((step) => step.definition.sections.flatMap((section) => fieldsIn(step, section)));
	known.set(flow, found);
	return found;
}

function fieldsIn(step: CompiledStep, section: SectionDefinition): readonly FileField[] {
	// Most sections have no widgets of their own.
	if (section.ui === undefined) return [];
	return schemaFields(section.schema).fields.flatMap(({ path, schema }): readonly FileField[] => {
		const hint = objectOf(valueAt(section.ui, path.split(".")));
		const named = hint["ui:widget"] === "files" ? memberOf(hint["ui:options"], "category") : undefined;
		if (typeof named !== "string") return [];
		const category = findFileCategory(named)?.name ?? named;
		const writable = section.readOnly !== true && section.fields?.[path]?.readOnly !== true;
		return [{ step, section, path, category, views: itemsOf(schema)?.type === "object", writable }];
	});
}

/**
 * Whether the person may add files of the category now: they edit a step that asks for them, and the process has reached that step. A
 * completed step counts as well, since a correction or a change of it may add files.
 */
export function mayUploadFiles(flow: CompiledFlow, category: string, reader: Reader, steps: StepStates): boolean {
	return fieldsOf(flow, category).some((field) => steps[field.step.code] !== undefined && mayEditFiles(field, reader));
}

/** Whether the person may put files in the field whenever it can be filled in. */
export function mayEditFiles({ step, section, path, writable }: FileField, reader: Reader): boolean {
	return (
		writable &&
		mayEditStep(step, reader) &&
		sectionIsFor(section, reader) &&
		holdsOneOf(reader, section.fields?.[path]?.editRoles ?? reader.roles)
	);
}

/** Whether the process has reached a step that asks for files of the category. */
export function asksForFiles(flow: CompiledFlow, category: string, steps: StepStates): boolean {
	return fieldsOf(flow, category).some(({ step, writable }) => writable && steps[step.code] !== undefined);
}

/** Whether the person may see files of the category: they see a step that shows them. */
export function mayReadFiles(flow: CompiledFlow, category: string, reader: Reader): boolean {
	return fieldsOf(flow, category).some(({ step, section }) => mayReadStep(step, reader) && sectionIsFor(section, reader));
}

/** The category of a process's files in its proper spelling; undefined when neither the product nor the flow has one of this name. */
export function fileCategoryIn(flow: CompiledFlow, category: string): string | undefined {
	const known = findFileCategory(category);
	if (known !== undefined) return known.of === "realisation" ? known.name : undefined;
	return fieldsOf(flow, category)[0]?.category;
}

function fieldsOf(flow: CompiledFlow, category: string): readonly FileField[] {
	return fileFieldsOf(flow).filter((field) => categoryKey(field.category) === categoryKey(category));
}
