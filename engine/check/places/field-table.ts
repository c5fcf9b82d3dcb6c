import type { FieldPath, JsonPath, JsonSchema } from "../../definition/index.ts";
import { propertiesOf } from "../../json/schema-parts.ts";
import type { SectionEntry, StepEntry } from "./entries.ts";

/** Every field that the sections of a flow declare. */
export interface FieldTable {
	readonly fields: ReadonlyMap<FieldPath, Field>;
	/** Paths of groups: objects that hold fields. */
	readonly groups: ReadonlySet<FieldPath>;
}

interface Field {
	readonly path: FieldPath;
	/** A field may be declared in several sections, to be shown again or entered differently. */
	readonly declarations: readonly Declaration[];
}

export interface Declaration {
	readonly schema: JsonSchema;
	readonly step: StepEntry;
	readonly section: SectionEntry;
	/** Place of the field's schema inside the section. */
	readonly at: JsonPath;
	readonly required: boolean;
	/** Whether people fill it in here. */
	readonly writable: boolean;
}

export function fieldTable(steps: readonly StepEntry[]): FieldTable {
	const fields = new Map<FieldPath, { path: FieldPath; declarations: Declaration[] }>();
	const groups = new Set<FieldPath>();
	for (const step of steps) {
		for (const section of step.sections) {
			for (const [path, declaration] of declarationsOf(section.section.schema, [], ["schema"], step, section)) {
				if (declaration === "group") groups.add(path);
				else {
					const field = fields.get(path) ?? { path, declarations: [] };
					field.declarations.push(declaration);
					fields.set(path, field);
				}
			}
		}
	}
	return { fields, groups };
}

type Entry = readonly [FieldPath, Declaration | "group"];

function declarationsOf(
	schema: JsonSchema,
	names: readonly string[],
	at: JsonPath,
	step: StepEntry,
	section: SectionEntry,
): readonly Entry[] {
	const required = new Set(Array.isArray(schema.required) ? schema.required : []);
	return Object.entries(propertiesOf(schema)).flatMap(([name, field]): readonly Entry[] => {
		const path = [...names, name].join(".");
		const place = [...at, "properties", name];
		if (field.type === "object") return [[path, "group"], ...declarationsOf(field, [...names, name], place, step, section)];
		const writable =
			section.section.readOnly !== true && section.section.fields?.[path]?.readOnly !== true && !alwaysDerived(section, path);
		return [[path, { schema: field, step, section, at: place, required: required.has(name), writable }]];
	});
}

function alwaysDerived({ section }: SectionEntry, path: FieldPath): boolean {
	return section.derived?.some((derivation) => derivation.field === path && derivation.on === undefined) === true;
}
