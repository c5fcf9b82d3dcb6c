import type { ErrorObject } from "ajv";
import * as generated from "../../schemas/validators.ts";
import { type JsonPath, pathOfPointer } from "./json-path.ts";
import { mustBe } from "./must-be.ts";
import { nearestName } from "./nearest-name.ts";
import type { OwnWords } from "./own-words.ts";
import type { Finding } from "./problem.ts";

/** Everything in the value that its schema does not allow, except for names that the tenant adds itself. */
export function schemaFindings(language: Language, value: unknown, own: OwnWords = {}): readonly Finding[] {
	return foundErrors(language, value, own).map((error) => findingOf(error, value, own));
}

/** As `schemaFindings`, as reported by Ajv: each with the schema that the value breaks. */
export function foundErrors(language: Language, value: unknown, own: OwnWords = {}): readonly ErrorObject[] {
	return told(languageErrors(language, value)).filter((error) => !ownNamesAt(error, own).includes(nameIn(error.data)));
}

/**
 * The errors that add something. `if` and `propertyNames` repeat what their branches report. Of alternatives (`oneOf`) only the errors of
 * the intended one are reported, or the choice itself when none is recognisable.
 */
function told(errors: readonly ErrorObject[]): readonly ErrorObject[] {
	const choices = errors.filter(({ keyword }) => keyword === "oneOf" || keyword === "anyOf");
	return errors.filter((error) => {
		if (error.keyword === "if" || error.keyword === "propertyNames") return false;
		const around = choices.find((choice) => choice !== error && isAtOrIn(error.instancePath, choice.instancePath));
		if (around === undefined) return !choices.includes(error) || meantAlternative(error) === undefined;
		const meant = meantAlternative(around);
		if (meant === undefined || choices.includes(error)) return false;
		return !error.schemaPath.startsWith(`${around.schemaPath}/`) || error.schemaPath.startsWith(`${around.schemaPath}/${meant}/`);
	});
}

/** Index of the alternative whose required names the value has; undefined when there is none, or alternatives require nothing. */
function meantAlternative({ schema, data }: ErrorObject): number | undefined {
	if (!Array.isArray(schema) || typeof data !== "object" || data === null) return undefined;
	const found = schema.findIndex(({ required }) => Array.isArray(required) && required.every((name) => Object.hasOwn(data, name)));
	return found === -1 ? undefined : found;
}

function isAtOrIn(pointer: string, place: string): boolean {
	return pointer === place || pointer.startsWith(`${place}/`);
}

function findingOf(error: ErrorObject, value: unknown, own: OwnWords): Finding {
	const around = pathOfPointer(error.instancePath, value);
	const path = error.propertyName === undefined ? around : [...around, error.propertyName];
	const only = mustBe(error);
	const base = {
		...{ severity: "error" as const, path },
		...(error.propertyName === undefined ? {} : { atName: true }),
		...(only === undefined ? {} : { mustBe: only }),
	};
	switch (error.keyword) {
		case "additionalProperties": {
			const name = String(error.params.additionalProperty);
			const known = Object.keys((error.parentSchema?.properties ?? {}) as object);
			return {
				...base,
				code: "unknown-property",
				path: [...path, name],
				atName: true,
				...unknownName(`There is no property "${name}" here.`, name, known),
			};
		}
		case "required": {
			const name = String(error.params.missingProperty);
			return {
				...base,
				code: "missing-property",
				message: `The property "${name}" is missing.`,
				remedy: `Add "${name}"${exampleOf(error, name)}.`,
			};
		}
		default:
			return { ...base, ...wrongValue(error, path, own) };
	}
}

type Words = Pick<Finding, "code" | "message" | "remedy" | "didYouMean">;

function wrongValue(error: ErrorObject, path: JsonPath, own: OwnWords): Words {
	const word = vocabularyOf(error, own);
	const shown = JSON.stringify(error.data) ?? "nothing";
	if (word !== undefined)
		return { code: word.code, ...unknownName(`${shown} is no ${word.noun}.`, nameIn(error.data), word.names, word.remedy) };
	if (error.keyword === "enum" || error.keyword === "const") {
		const names = (error.keyword === "enum" ? (error.params.allowedValues as readonly unknown[]) : [error.params.allowedValue]).map(String);
		return { code: "schema-violation", ...unknownName(`${shown} is not allowed here.`, nameIn(error.data), names) };
	}
	const place = path.length === 0 ? "The file" : "This";
	return {
		code: "schema-violation",
		message: `${place} ${error.message ?? "does not fit"}${typeof error.data === "object" ? "" : `, and is ${shown}`}.`,
		remedy: String(error.parentSchema?.["x-english"] ?? "See docs/flow-reference.md."),
	};
}

function unknownName(message: string, name: string, known: readonly string[], remedy = ""): Omit<Words, "code"> {
	const choices = known.length === 0 ? "Take it out." : `Use one of: ${known.join(", ")}.`;
	return { message, remedy: remedy === "" ? choices : remedy, didYouMean: () => nearestName(name, known) };
}

function exampleOf(error: ErrorObject, name: string): string {
	const property = (error.parentSchema?.properties as Record<string, { readonly examples?: readonly unknown[] }> | undefined)?.[name];
	return property?.examples === undefined ? "" : `, for instance ${JSON.stringify(property.examples[0])}`;
}

/** The name that was written: the value itself, or the only property of an object. */
function nameIn(data: unknown): string {
	return typeof data === "object" && data !== null ? (Object.keys(data)[0] ?? "") : String(data);
}

/** Tells whether a value is valid; if it is not, `errors` has everything that is wrong. */
interface Validator {
	(value: unknown): boolean;
	readonly errors?: readonly ErrorObject[] | null;
}

/** The generated code has no types of its own. */
const validator = (code: unknown): Validator => code as Validator;

const validators = {
	flow: validator(generated.flow),
	section: validator(generated.section),
	block: validator(generated.block),
	tenant: validator(generated.tenant),
	scenario: validator(generated.scenario),
	"upgrade-mapping": validator(generated.upgradeMapping),
	list: validator(generated.list),
} as const;

export type Language = keyof typeof validators;

/** What the schema of a language does not allow in a value, as reported by Ajv. */
export function languageErrors(language: Language, value: unknown): readonly ErrorObject[] {
	const validate = validators[language];
	return validate(value) ? [] : (validate.errors ?? []);
}

/** A closed list of names, or a pattern for names, whose violation has a rule of its own: `x-problem` of its schema. */
interface Word {
	readonly code: string;
	readonly noun: string;
	readonly names: readonly string[];
	/** The property of tenant.json whose names are valid too. */
	readonly own?: string;
	/** What to do; when left out, the remedy lists the names. */
	readonly remedy?: string;
}

/** The vocabulary that the error violates, or undefined when the place has none. */
function vocabularyOf(error: ErrorObject, own: OwnWords = {}): Word | undefined {
	const { parentSchema = {}, keyword } = error;
	const word = parentSchema["x-problem"] as Omit<Word, "names"> | undefined;
	if (keyword === "type" || word === undefined) return undefined;
	return { ...word, names: [...new Set([...namesOf(parentSchema), ...ownNamesAt(error, own)])] };
}

/** The tenant's own names that are as valid here as the product's. */
function ownNamesAt({ parentSchema }: ErrorObject, own: OwnWords): readonly string[] {
	const word = parentSchema?.["x-problem"] as Pick<Word, "own"> | undefined;
	return own[word?.own ?? ""] ?? [];
}

/** The names to choose from: values, or objects that are told apart by their first required property. */
function namesOf({ enum: values = [], oneOf = [] }: Readonly<Record<string, unknown>>): readonly string[] {
	return [
		...(values as readonly unknown[]).map(String),
		...(oneOf as readonly { readonly required: readonly string[] }[]).flatMap(({ required }) => required),
	];
}
