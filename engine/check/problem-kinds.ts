import type { Problem } from "../definition/index.ts";
import { rules } from "./rules.ts";

/** A kind of problem by its code, for reference pages and for programs that show problems. */
export interface ProblemKind {
	readonly code: Problem["code"];
	readonly severity: Problem["severity"];
	/** Why this is wrong, in one sentence. */
	readonly description: string;
}

const error = (code: string, description: string): ProblemKind => ({ code, severity: "error", description });

/** Reported when a file is read, before its meaning is checked. */
const ofReading: readonly ProblemKind[] = [
	error("unreadable-file", "A file is text in UTF-8 without a byte order mark, and not longer than a million characters."),
	error("wrong-schema", "Each file is written in one language, and its schema is that of the language."),
	error("syntax", "The files are strict JSON: no comments, no comma after the last entry."),
	error("duplicate-name", "A name that stands twice in one object would lose its first value without a word."),
	error("unseen-character", "What nobody sees can't be found again: two names that look alike are two, and a text may turn around."),
	error("missing-property", "What the language demands can't be guessed."),
	error("unknown-property", "A property that the language does not have would do nothing; mostly its name is misspelt."),
	error("schema-violation", "A value has another type or form than the language gives it."),
	error("unknown-format", "A text holds one of the product's formats, so that server and browser judge it alike."),
	error("unknown-widget", "A field is drawn by a widget out of the product's closed list."),
	error("unknown-effect", "What a transition causes comes out of the product's closed list of effects."),
];

/** Reported about tenants and blocks, and about files that must be consistent with each other. */
const ofOtherFiles: readonly ProblemKind[] = [
	error("missing-file", "A tenant's folder holds tenant.json, flow.json and the files that these name."),
	error("more-problems", "What follows from two hundred mistakes isn't worth reading; the first ones come first."),
	error("unknown-text", "A tenant's own text replaces one of the product's; under any other key it is shown nowhere."),
	error("unknown-municipality", "What is filled in for a municipality names one of the tenant; any other could never be chosen."),
	error("unknown-stakeholder", "Only stakeholders of the tenant can take part in its processes."),
	error("stakeholder-category", "The slug of a stakeholder begins with its category, by which the product finds it."),
	error("unknown-flow", "New processes of a tenant start with the flow it names, so that flow must be in its folder."),
	error("duplicate-value", "The entries of a list are told apart by their value; two of the same can't be."),
	error(
		"unknown-list-name",
		"A column, filter or tab of a list shows a field the product knows or the list describes; any other would stay empty.",
	),
	error(
		"unknown-report-name",
		"A report splits by fields of the realisation list and adds up measures that the file describes; any other would count nothing.",
	),
	error(
		"unknown-term-name",
		"A term rests on a field of the flow's forms, and a number opens a tab of the list; any other would never show.",
	),
	error("contradictory-term", "A term that rests on two things, or on none, has no certain end."),
	error("unknown-manual-page", "A page of the manuals that has no text can't be shown."),
	{
		code: "dead-manual-link",
		severity: "warning",
		description: "A link of a manual leads to a page of the menu, a page of the product or a whole address; any other leads nowhere.",
	},
	error("default-tenant", "A call that names no tenant is for the default one, so of several tenants exactly one is it."),
	error("block-name", "Flows refer to a block by the name of its file."),
];

/** Every kind of problem, by code. */
export const problemKinds: readonly ProblemKind[] = [
	...ofReading,
	...ofOtherFiles,
	...rules.map((rule): ProblemKind => ({ code: rule.code, severity: rule.severity ?? "error", description: rule.description })),
].sort((left, right) => (left.code < right.code ? -1 : 1));
