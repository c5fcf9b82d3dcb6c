import type { TenantDefinition } from "../definition/index.ts";
import * as listTexts from "../texts/lists.ts";
import { askableFields } from "./askable-fields.ts";
import type { ListDefinition } from "./list-definition.ts";

type Words = TenantDefinition["filterWords"];

interface Address {
	/** The tab, as named in the path. */
	readonly word: string;
	readonly params: { readonly get: (name: string) => string | null; readonly getAll: (name: string) => readonly string[] };
}

/** The filter values in a list's address, by field; only fields with a value. Unknown fields are ignored. */
export function filtersIn(
	params: { readonly getAll: (name: string) => readonly string[] },
	list: Pick<ListDefinition, "fields" | "filters" | "layouts">,
): Readonly<Record<string, readonly string[]>> {
	return Object.fromEntries(
		askableFields(list).flatMap((field) => {
			const values = [...new Set(params.getAll(list.fields[field]?.word ?? field))].filter((value) => value !== "");
			return values.length > 0 ? [[field, values] as const] : [];
		}),
	);
}

/** What an address of the list of processes shows, as its page interprets it. `category`: of its tab; null for every process. */
export function askedOfProcesses(
	{ word, params }: Address,
	list: Pick<ListDefinition, "fields" | "filters" | "layouts">,
	words: Words,
): { readonly category: Words[number]["category"] | null; readonly filters: ReturnType<typeof filtersIn> } {
	const tab = words.find((each) => each.word === word) ?? words.find(({ aliases = [] }) => aliases.includes(word)) ?? words[0];
	const isEvery = params.get(listTexts.tabParameter) === listTexts.everyProcess;
	return { category: isEvery ? null : (tab?.category ?? null), filters: filtersIn(params, list) };
}

/** The same for a list whose tabs are in its own description: an unknown tab means the default one. */
export function askedOfTabs(
	params: Address["params"],
	list: Pick<ListDefinition, "fields" | "filters" | "layouts" | "categories">,
): { readonly category: string | null; readonly filters: ReturnType<typeof filtersIn> } {
	const word = params.get(listTexts.tabParameter);
	const { categories } = list;
	const tab = categories.find((each) => each.word === word) ?? categories.find(({ default: first }) => first === true) ?? categories[0];
	return { category: tab?.word ?? null, filters: filtersIn(params, list) };
}
