/** request-fields.json: what a source can say about a request, and where the shared normaliser looks for it. */
export interface RequestFields {
	/**
	 * With `kind`: an attribute, which needs nothing else in order to be read and stored. With `rule`: something that the engine reads in
	 * its own way.
	 */
	readonly fields: Readonly<Record<string, RequestField>>;
	/** Places that may have judgements. */
	readonly judgements: readonly string[];
}

interface RequestField {
	/** Name in Dutch. */
	readonly title: string;
	/** In Dutch. */
	readonly description: string;
	readonly "x-english": string;
	/** Where the engine reads a field with a rule; attributes are all read in the same way. */
	readonly "x-read"?: string;
	readonly rule?: string;
	readonly kind?: string;
	readonly always?: boolean;
	readonly from: readonly string[];
	readonly values?: Readonly<Record<string, unknown>>;
}

const notice = "Written by `npm run generate` out of schemas/request-fields.json. Change that, not this.";

/** Rules by which a tenant says where its sources have an attribute; text if omitted. */
const rules: Readonly<Record<string, string>> = {
	day: "plainRule",
	"number-plate": "plainRule",
	number: "plainRule",
	flag: "flagRule",
	timeslot: "timeslotRule",
};

/** What the page of a request can show besides its fields. */
const derived = ["ref", "case_ref", "summary.name", "summary.address", "additional.context.chargingtime"];

/** Not attributes: shown as they are. */
const plain = /^(?:geographyCode|\w+_at|address\.\w+)$/;

/** The part of the tenants' language that is derived from the fields. */
export function requestFieldsSchema({ fields }: RequestFields): Readonly<Record<string, unknown>> {
	const properties = Object.entries(fields).map(
		([path, { title, description, "x-english": english, "x-read": read, rule, kind = "", from }]) => [
			path,
			{
				title,
				description,
				"x-english": english,
				...(read === undefined ? {} : { "x-read": read }),
				$ref: `requests.schema.json#/$defs/${rule ?? rules[kind] ?? "textRule"}`,
				examples: [{ from: from.slice(0, 2) }],
			},
		],
	);
	const shown = Object.entries(fields).flatMap(([path, { kind }]) => (kind !== undefined || plain.test(path) ? [path] : []));
	return {
		$schema: "https://json-schema.org/draft/2020-12/schema",
		$comment: notice,
		title: "Gegevens van een aanvraag",
		description: "Wat een bron van een aanvraag kan vertellen.",
		"x-english": "Fields of a request.",
		$defs: {
			requestFields: {
				title: "Velden",
				description:
					"Per bewaard veld waar een bron het heeft. Gaat voor de gewone regel van het veld; zonder plaatsen wordt het nooit gelezen.",
				"x-english":
					"Per field as it is stored, where a source has it. What is named here goes before the shared rule of the field; an empty list of places: it is never read.",
				type: "object",
				additionalProperties: false,
				properties: Object.fromEntries(properties),
			},
			informationField: {
				title: "Gegeven",
				description: "Wat van een aanvraag getoond kan worden.",
				"x-english": "What of a request can be shown.",
				enum: [...derived, ...shown],
				examples: ["contact.email"],
			},
		},
	};
}

/** The shared normaliser. */
export function requestNormaliserModule({ fields, judgements }: RequestFields): string {
	const type = 'import type { Normaliser } from "./definitions.ts";\n\n';
	const places = Object.fromEntries(
		Object.entries(fields).map(([path, { from, values }]) => [path, { from, ...(values === undefined ? {} : { values }) }]),
	);
	return `// ${notice}\n${type}export const requestNormaliser: Normaliser = ${JSON.stringify({ fields: places, judgements }, null, "\t")};\n`;
}

/** The attributes by path, and the type they form together. */
export function requestAttributesModule({ fields }: RequestFields): string {
	const attributes = Object.entries(fields).filter(([, { kind }]) => kind !== undefined);
	const table = attributes.map(
		([path, { title: _title, description: _description, "x-english": _english, from: _from, values: _values, ...attribute }]) => [
			path,
			attribute,
		],
	);
	return [
		`// ${notice}\n`,
		'import type { RequestAttribute } from "../request-field.ts";\n\n',
		"/** By their path in the request. */\n",
		`export const requestAttributes = ${JSON.stringify(Object.fromEntries(table), null, "\t")} as const satisfies Readonly<Record<string, RequestAttribute>>;\n\n`,
		"/** What a source tells of a request, as far as it is kept as it was told. */\n",
		`export interface RequestAttributes ${typeOf(attributes, "")}\n`,
	].join("");
}

const types: Readonly<Record<string, string>> = { flag: "boolean | null", number: "number | null", timeslot: "0 | 1 | 2 | 3 | null" };

function typeOf(attributes: readonly (readonly [string, RequestField])[], indent: string): string {
	const names = [...new Set(attributes.map(([path]) => path.split(".")[0] ?? ""))];
	const lines = names.map((name) => {
		const below = attributes.flatMap(([path, field]) =>
			path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), field] as const] : [],
		);
		const own = attributes.find(([path]) => path === name)?.[1];
		const isAlways = own === undefined ? below.some(([, { always }]) => always === true) : own.always === true;
		const type = own === undefined ? typeOf(below, `${indent}\t`) : (types[own.kind ?? ""] ?? "string");
		const said = own === undefined ? "" : `${indent}\t/** ${own["x-english"]} */\n`;
		return `${said}${indent}\treadonly ${name}${isAlways ? "" : "?"}: ${type};\n`;
	});
	return `{\n${lines.join("")}${indent}}`;
}
