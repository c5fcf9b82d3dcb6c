import { properties } from "../../schemas/index.ts";

/** What the language says about one of its properties. */
export interface LanguageProperty {
	/** Dutch, for designers. */
	readonly name: string;
	readonly help: string;
	readonly type: string;
	readonly required: boolean;
}

/** Every property of the languages by its place: "flow.steps", "section.title", "flow#branch.to". */
export const languageProperties: Readonly<Record<string, LanguageProperty>> = properties;
