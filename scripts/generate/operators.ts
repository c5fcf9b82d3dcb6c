import type { Schema } from "./language-source.ts";

interface Parameter extends Schema {
	readonly name: string;
	readonly type: string;
}

/** One operator in operators.json: its descriptions and parameters. */
interface Entry extends Schema {
	readonly parameters: readonly Parameter[];
	/** Minimum number of arguments if the last parameter may be repeated. */
	readonly atLeast?: number;
	readonly result?: string;
}

/** operators.json: operators that yield true or false, and those that yield a value. */
export interface Operators {
	readonly conditions: Readonly<Record<string, Entry>>;
	readonly values: Readonly<Record<string, Entry>>;
}

const source = "schemas/operators.json";

/** The part of the language derived from the operators, which lets editors complete conditions. */
export function operatorSchema({ conditions, values }: Operators): Schema {
	const group = (title: string, description: string, english: string, operators: Readonly<Record<string, Entry>>): Schema => ({
		title,
		description,
		"x-english": english,
		type: "object",
		minProperties: 1,
		maxProperties: 1,
		additionalProperties: false,
		properties: Object.fromEntries(Object.entries(operators).map(([name, operator]) => [name, propertyOf(operator)])),
	});
	return {
		$schema: "https://json-schema.org/draft/2020-12/schema",
		$comment: `Written by \`npm run generate\` out of ${source}. Change that, not this.`,
		title: "Operatoren",
		description: "De woorden waaruit voorwaarden en waarden bestaan.",
		"x-english": "Operators of conditions and values.",
		$defs: {
			condition: group("Voorwaarde", "Een uitdrukking die waar of onwaar is.", "An expression whose outcome is true or false.", conditions),
			computedValue: group(
				"Berekende waarde",
				"Een uitdrukking met precies één operator.",
				"An expression with exactly one operator, whose outcome is a value.",
				values,
			),
		},
	};
}

/** The same for code that checks and runs conditions, without the descriptions for designers. */
export function operatorsModule({ conditions, values }: Operators): string {
	const bare = (operators: Readonly<Record<string, Entry>>): string =>
		JSON.stringify(
			Object.fromEntries(
				Object.entries(operators).map(([name, { parameters, atLeast, result }]) => [
					name,
					{ parameters: parameters.map(({ name: called, type }) => ({ name: called, type })), atLeast, result },
				]),
			),
			null,
			"\t",
		);
	return [
		`// Written by \`npm run generate\` out of ${source}. Change that, not this.\n`,
		`/** Operators whose outcome is true or false, by their name. */\nexport const conditionOperators = ${bare(conditions)} as const;\n\n`,
		`/** Operators whose outcome is a value, by their name. */\nexport const valueOperators = ${bare(values)} as const;\n`,
	].join("");
}

/** The texts for designers: the name and meaning of each operator. A separate module, since only the workbench shows them. */
export function operatorWordsModule({ conditions, values }: Operators): string {
	const words = Object.fromEntries(
		Object.entries({ ...conditions, ...values }).map(([name, { title, description }]) => [name, { title, description }]),
	);
	return `// Written by \`npm run generate\` out of ${source}. Change that, not this.\n/** What each operator is called and means, in Dutch. */\nexport const operatorWords = ${JSON.stringify(words, null, "\t")} as const;\n`;
}

function propertyOf({ parameters, atLeast, result: _, examples, ...words }: Entry): Schema {
	return { ...words, ...argumentsOf(parameters.map(schemaOf), atLeast), examples };
}

/** A lone argument is written by itself, several as a list. */
function argumentsOf(schemas: readonly Schema[], atLeast: number | undefined): Schema {
	const [first, ...others] = schemas;
	const count = schemas.length;
	if (first === undefined) return { type: "array", maxItems: 0 };
	if (atLeast !== undefined) return { type: "array", minItems: atLeast, items: schemas.at(-1) };
	if (count === 1) return first;
	const alike = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
	return { type: "array", minItems: count, maxItems: count, ...(alike ? { items: first } : { prefixItems: schemas }) };
}

const condition: Schema = { $ref: "condition.schema.json#/$defs/condition" };
const value: Schema = { $ref: "condition.schema.json#/$defs/value" };

function choice(...parts: readonly Schema[]): Schema {
	return Object.fromEntries(["if", "then", "else"].map((word, at) => [word, parts[at]]));
}

/** The schema of each type of parameter; whether the types of values match is judged by the check. */
const shapes: Readonly<Record<string, Schema>> = {
	boolean: condition,
	"item-condition": condition,
	number: value,
	date: value,
	text: value,
	value,
	list: value,
	"number-or-date": value,
	"same-value": value,
	"values-or-list": choice({ type: "array" }, { type: "array", minItems: 1, items: { type: ["string", "number"] } }, value),
	"field-path": { $ref: "condition.schema.json#/$defs/fieldPath" },
	"list-path": { $ref: "condition.schema.json#/$defs/fieldPath" },
	"item-path": { type: "string", maxLength: 200 },
	"condition-name": { $ref: "condition.schema.json#/$defs/name" },
	"mark-name": { $ref: "condition.schema.json#/$defs/name" },
	"step-code": { $ref: "condition.schema.json#/$defs/stepCode" },
	"role-name": { $ref: "condition.schema.json#/$defs/role" },
	"process-type": { type: "string", minLength: 1 },
	"date-literal": { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
};

function schemaOf({ name, type, ...more }: Parameter): Schema {
	const shape = shapes[type];
	if (shape === undefined) throw new Error(`${source}: the parameter "${name}" has no type "${type}".`);
	return { ...shape, ...more };
}
