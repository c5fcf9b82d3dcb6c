import { everySection, filledFields, type ResolvedFlow, type SectionDefinition } from "../../engine/index.ts";
import type { FlowField } from "../forms/flow-fields.ts";
import { sectionFields } from "../forms/section-fields.ts";

type Node = Readonly<Record<string, unknown>>;

export interface FillSection extends Pick<SectionDefinition, "complete" | "save"> {
	readonly id: string;
	readonly schema: Node;
	readonly ui?: Node;
}

/** The sections of a step, in order. */
export function fillSections(definition: ResolvedFlow, code: string): readonly FillSection[] {
	return [...everySection(definition)].filter(([key]) => key.startsWith(`${code}/`)).map(([, section]) => section);
}

/**
 * Fields that a rule of the step may require when it is completed. Which ones it does require depends on the values of each process, so
 * none of their labels says 'optional'.
 */
export function demandableFields(sections: readonly FillSection[]): ReadonlySet<string> {
	const rules = sections.flatMap(({ complete = [], save = [] }) => [...complete, ...save]);
	return new Set(rules.flatMap(({ unless, field }) => [...filledFields(unless), ...(field === undefined ? [] : [field])]));
}

/** Category of the files in a field; null for any other field. */
export function categoryOf({ options }: FlowField): string | null {
	return options.widget === "files" && typeof options.category === "string" ? options.category : null;
}

/** The categories of the file fields, by path. */
export function fileCategoriesIn(sections: readonly FillSection[]): ReadonlyMap<string, string> {
	return new Map(
		sections.flatMap((section) =>
			sectionFields(section).flatMap((field): [string, string][] => {
				const category = categoryOf(field);
				return category === null ? [] : [[field.path, category]];
			}),
		),
	);
}
