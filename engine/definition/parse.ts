import { attributes } from "../../schemas/index.ts";
import { memberOf } from "../json/json-object.ts";
import type { BlockDefinition } from "./block-definition.ts";
import type { FlowDefinition } from "./flow-definition.ts";
import { type JsonSource, readJsonSource } from "./json-source.ts";
import { type OwnWords, ownWordsOf } from "./own-words.ts";
import type { Finding, Problem } from "./problem.ts";
import { type Language, schemaFindings } from "./schema-findings.ts";
import type { TenantDefinition } from "./tenant-definition.ts";

/** A file that was read: its content if it has the right shape, and everything wrong with its shape. */
export interface Parsed<Definition> {
	readonly source: JsonSource;
	/** Undefined when the shape is too wrong for any further check. */
	readonly definition: Definition | undefined;
	readonly problems: readonly Problem[];
}

/** Violations that leave the rest of the file checkable: they concern names and texts, not structure. */
export const harmless: ReadonlySet<string> = new Set([
	"unknown-property",
	"unknown-role",
	"unknown-format",
	"unknown-widget",
	"step-code",
	"uuid-not-v4",
	"duplicate-name",
]);

/** Reads a designer's file. `own`: names that its tenant adds; a tenant file declares them itself. Never throws on its content. */
export function parse<Definition>(language: Language, text: string, file: string, own: OwnWords = {}): Parsed<Definition> {
	const source = readJsonSource(text, file);
	if (source.value === undefined) return { source, definition: undefined, problems: source.problems };
	const other = otherLanguage(language, source.value) ?? tooManySteps(language, source.value);
	// Any other finding about it would be meaningless.
	if (other !== undefined) return { source, definition: undefined, problems: [...source.problems, source.place(other)] };
	const names = language === "tenant" ? ownWordsOf(source.value) : own;
	const problems = [...source.problems, ...schemaFindings(language, source.value, names).map(source.place)];
	const usable = problems.every(({ code }) => harmless.has(code));
	return { source, definition: usable ? (source.value as Definition) : undefined, problems };
}

/** Reports a file whose `$schema` says that it is written in another of the languages. */
function otherLanguage(language: Language, value: unknown): Finding | undefined {
	const schema = memberOf(value, "$schema");
	const named = typeof schema === "string" ? /(?<![a-z-])([a-z-]+)\.schema\.json$/.exec(schema)?.[1] : undefined;
	if (named === undefined || named === language) return undefined;
	return {
		code: "wrong-schema",
		severity: "error",
		path: ["$schema"],
		message: `The file says that it is a ${named}, and a ${language} is expected here.`,
		remedy: `Write the path of ${language}.schema.json, or put the file where a ${named} belongs.`,
	};
}

/** As many as two digits can number. */
const mostSteps = 99;

/** Checking thousands of steps takes long and would tell nothing. */
function tooManySteps(language: Language, value: unknown): Finding | undefined {
	const steps = language === "flow" ? memberOf(value, "steps") : undefined;
	if (!Array.isArray(steps) || steps.length <= mostSteps) return undefined;
	return {
		code: "schema-violation",
		severity: "error",
		path: ["steps", mostSteps],
		message: `The flow has ${steps.length} steps; at most ${mostSteps} can be numbered.`,
		remedy: "Take steps together, or make them sub-steps of one.",
	};
}

/** Reads a flow file: its notation and shape. `checkFlow` judges its meaning. Never throws on its content. */
export function parseFlow(text: string, file: string, own?: OwnWords): Parsed<FlowDefinition> {
	return parse("flow", text, file, own);
}

/** Reads a tenant file: its notation and shape, with every attribute in its access map. Never throws on its content. */
export function parseTenant(text: string, file: string): Parsed<TenantDefinition> {
	const { definition, ...read } = parse<TenantDefinition>("tenant", text, file);
	return { ...read, definition: definition && { ...definition, access: wholeAccess(definition.access) } };
}

/** Reads a block file: its notation and shape. Never throws on its content. */
export function parseBlock(text: string, file: string, own?: OwnWords): Parsed<BlockDefinition> {
	return parse("block", text, file, own);
}

type Access = TenantDefinition["access"];

/** The access map with every attribute in it: as in the file, else with its default, else with no roles. */
function wholeAccess(given: Access): Access {
	return Object.fromEntries(Object.entries(attributes).map(([name, byDefault]) => [name, given[name as keyof Access] ?? byDefault]));
}
