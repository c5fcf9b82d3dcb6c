import { definitionAt, type Languages, type Schema, whole } from "./language-source.ts";

/** Files that people write. Types that only these refer to are generated along. */
const written = ["flow", "block", "tenant", "scenario", "upgrade-mapping"] as const;

/**
 * A resolved flow has something else in place of a reference to a section: types that contain such references take it
 * as a parameter.
 */
const replaced = { reference: "flow.schema.json#/$defs/sectionReference", parameter: "Section" };

/**
 * The types of the languages, derived from their schemas. A definition becomes a type under its own name, or that of
 * `x-type`. `x-typescript` gives the TypeScript type where the schema is wider or narrower than the product needs:
 * recursion that the check judges, and names from the tenant's own lists.
 */
export function typeModule(languages: Languages): string {
	const types = new Map<string, string>();
	const names = new Map<string, string>();
	const nameOf = (reference: string): string => {
		const schema = definitionAt(languages, reference);
		const name = typeName(reference, schema);
		const other = names.get(name);
		if (other !== undefined && other !== reference) throw new Error(`${reference} and ${other} would both be the type ${name}.`);
		if (other === undefined) {
			names.set(name, reference);
			types.set(name, "");
			types.set(name, declared(name, schema, reference));
		}
		return holdsSections(languages, reference) ? `${name}<${replaced.parameter}>` : name;
	};
	const declared = (name: string, schema: Schema, reference: string): string => {
		const file = reference.split("#")[0] ?? "";
		const parameter = holdsSections(languages, reference) ? `<${replaced.parameter} = ${nameOf(replaced.reference)}>` : "";
		const type = typeOf(schema, file, "");
		const isObject = schema.type === "object" && type.startsWith("{\n");
		return `${comment(schema, "")}export ${isObject ? `interface ${name}${parameter} ${type}` : `type ${name}${parameter} = ${type};`}\n`;
	};
	const referred = (reference: string, indent: string): string => {
		if (reference === replaced.reference) return replaced.parameter;
		// A property of another schema is not a type of its own.
		if (reference.includes("#/properties/")) return typeOf(definitionAt(languages, reference), reference.split("#")[0] ?? "", indent);
		return nameOf(reference);
	};
	const typeOf = (node: unknown, file: string, indent: string): string => {
		const schema = node as Schema;
		const inner = (each: unknown): string => typeOf(each, file, indent);
		const either = (options: readonly unknown[]): string => [...new Set(options.map(inner))].join(" | ");
		if (typeof schema["x-typescript"] === "string") return schema["x-typescript"];
		if (typeof schema.$ref === "string") return referred(whole(schema.$ref, file), indent);
		if ("const" in schema) return JSON.stringify(schema.const);
		if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
		const options = schema.oneOf ?? schema.anyOf;
		if (Array.isArray(options)) return either(options);
		if (schema.if !== undefined) return either([schema.then, schema.else]);
		if (Array.isArray(schema.type)) return either(schema.type.map((type) => ({ ...schema, type })));
		if (schema.type === "array") return listOf(schema.items === undefined ? "unknown" : inner(schema.items));
		if (schema.type === "object") return objectType(schema, file, indent);
		if (schema.type === "integer") return "number";
		return typeof schema.type === "string" ? schema.type : "unknown";
	};
	const objectType = (schema: Schema, file: string, indent: string): string => {
		const own = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>);
		const others = schema.additionalProperties ?? true;
		const other = typeof others === "boolean" ? "unknown" : typeOf(others, file, indent);
		if (own.length === 0) return `Readonly<Record<${keyType(schema, file)}, ${other}>>`;
		const required = new Set((schema.required ?? []) as readonly string[]);
		const deeper = `${indent}\t`;
		const lines = own.map(([name, property]) => {
			const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
			const documented =
				typeof property.$ref === "string" ? { ...definitionAt(languages, whole(property.$ref, file)), ...property } : property;
			return `${comment(documented, deeper)}${deeper}readonly ${key}${required.has(name) ? "" : "?"}: ${typeOf(property, file, deeper)};\n`;
		});
		const open = others === false ? "" : `${deeper}readonly [name: string]: ${other === "unknown" ? other : `${other} | undefined`};\n`;
		return `{\n${lines.join("")}${open}${indent}}`;
	};
	/** Key type of a map, unless any string is allowed. */
	const keyType = ({ propertyNames }: Schema, file: string): string => {
		const { $ref } = (propertyNames ?? {}) as Schema;
		if (typeof $ref !== "string") return "string";
		const reference = whole($ref, file);
		return definitionAt(languages, reference).type === "string" ? nameOf(reference) : "string";
	};
	for (const name of written) nameOf(`${name}.schema.json`);
	const notice = "// Written by `npm run generate` out of schemas/*.schema.json. Change those, not this.";
	return [notice, ...[...types].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, text]) => text)].join("\n");
}

function typeName(reference: string, schema: Schema): string {
	const key = reference.split("/").at(-1) ?? "";
	return typeof schema["x-type"] === "string"
		? schema["x-type"]
		: key.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase());
}

const listOf = (item: string): string => {
	const whole = item.startsWith("{") || !(item.includes(" | ") || item.startsWith("readonly "));
	return `readonly ${whole ? item : `(${item})`}[]`;
};

function comment(schema: Schema, indent: string): string {
	const text = schema["x-english"];
	return typeof text === "string" ? `${indent}/** ${text.replaceAll("*/", "* /")} */\n` : "";
}

/** Whether a definition refers, directly or indirectly, to the sections of a step. */
function holdsSections(languages: Languages, reference: string, seen = new Set<string>()): boolean {
	if (seen.has(reference)) return false;
	seen.add(reference);
	const file = reference.split("#")[0] ?? "";
	const references = (node: unknown): readonly string[] => {
		if (typeof node !== "object" || node === null) return [];
		const { $ref, $defs: _, examples: __, ...rest } = node as Schema;
		return [...(typeof $ref === "string" ? [whole($ref, file)] : []), ...Object.values(rest).flatMap(references)];
	};
	return references(definitionAt(languages, reference)).some((each) => each === replaced.reference || holdsSections(languages, each, seen));
}
