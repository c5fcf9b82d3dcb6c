import { everySection, type ResolvedFlow } from "../../engine/index.ts";
import type { FlowField } from "../forms/flow-fields.ts";
import { sectionFields } from "../forms/section-fields.ts";

type Node = Readonly<Record<string, unknown>>;

export interface FillSection {
	readonly id: string;
	readonly schema: Node;
	readonly ui?: Node;
}

/** The sections of a step, in their order. */
export function fillSections(definition: ResolvedFlow, code: string): readonly FillSection[] {
	return [...everySection(definition)].filter(([key]) => key.startsWith(`${code}/`)).map(([, section]) => section);
}

/** Category of the files that a field holds; null for any other field. */
export function categoryOf({ options }: FlowField): string | null {
	return options.widget === "files" && typeof options.category === "string" ? options.category : null;
}

/** The categories of the fields with files, by path. */
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
