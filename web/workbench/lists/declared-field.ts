import { type ListDefinition, listParameters } from "../../../engine/index.ts";
import { type Change, put } from "./list-edits.ts";

/** A form field as a field of a list, with a name and a word of its own. */
interface DeclaredField {
	readonly name: string;
	/** Empty if the list has the field already. */
	readonly changes: readonly Change[];
}

/** A form field must be declared in the tenant's file before a column or a filter can use it; the list's own fields exist already. */
export function declaredField(list: ListDefinition, name: string): DeclaredField {
	const field = list.fields[name];
	if (field?.path == null || !name.includes(".")) return { name, changes: [] };
	const parts = name.split(".").slice(1);
	const short = camel(parts.slice(-1));
	const wanted = list.fields[short] === undefined ? short : camel(parts);
	const own = free(wanted, (candidate) => list.fields[candidate] !== undefined, "");
	const words = [...listParameters, ...Object.values(list.fields).map(({ word }) => word)];
	const word = free(kebab(field.label) || kebab(own), (candidate) => words.includes(candidate), "-");
	const kind = field.kind === "text" ? {} : { kind: field.kind };
	return { name: own, changes: [put(["lists", list.name, "fields", own], { label: field.label, word, path: field.path, ...kind })] };
}

function free(wanted: string, isTaken: (candidate: string) => boolean, between: string): string {
	for (let number = 1; ; number++) {
		const candidate = number === 1 ? wanted : `${wanted}${between}${number}`;
		if (!isTaken(candidate)) return candidate;
	}
}

function camel(parts: readonly string[]): string {
	const letters = parts.map((part) => part.replace(/[^A-Za-z0-9]/g, ""));
	const joined = letters.map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1))).join("");
	const begun = joined.replace(/^[^A-Za-z]+/, "") || "veld";
	// Initials stay together: EAN becomes ean, EANCode eanCode.
	return begun.replace(/^[A-Z]+(?=[A-Z][a-z]|$|\d)|^[A-Z]/, (capitals) => capitals.toLowerCase());
}

function kebab(label: string): string {
	const plain = label
		.normalize("NFD")
		.replace(/[\u0300-\u036f]/g, "")
		.toLowerCase();
	return plain
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^[^a-z]+|-+$/g, "")
		.slice(0, 40)
		.replace(/-+$/, "");
}
