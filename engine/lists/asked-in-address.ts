import type { TenantDefinition } from "../definition/index.ts";
import * as listTexts from "../texts/lists.ts";
import { askableFields } from "./askable-fields.ts";
import type { ListDefinition } from "./list-definition.ts";

type Words = TenantDefinition["filterWords"];

interface Address {
	/** The tab, as the path names it. */
	readonly word: string;
	readonly params: { readonly get: (name: string) => string | null; readonly getAll: (name: string) => readonly string[] };
}

/** The chosen values that a list's address says, by field; only fields with a value. What it does not know, it leaves out. */
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

/** What an address of the list of processes asks for, as its page reads it. `category`: of its tab; null for every process. */
export function askedOfProcesses(
	{ word, params }: Address,
	list: Pick<ListDefinition, "fields" | "filters" | "layouts">,
	words: Words,
): { readonly category: Words[number]["category"] | null; readonly filters: ReturnType<typeof filtersIn> } {
	const tab = words.find((each) => each.word === word) ?? words.find(({ aliases = [] }) => aliases.includes(word)) ?? words[0];
	const isEvery = params.get(listTexts.tabParameter) === listTexts.everyProcess;
	return { category: isEvery ? null : (tab?.category ?? null), filters: filtersIn(params, list) };
}

/** The same of a list that has its tabs from its own description: one that it does not know is the one it begins with. */
export function askedOfTabs(
	params: Address["params"],
	list: Pick<ListDefinition, "fields" | "filters" | "layouts" | "categories">,
): { readonly category: string | null; readonly filters: ReturnType<typeof filtersIn> } {
	const word = params.get(listTexts.tabParameter);
	const { categories } = list;
	const tab = categories.find((each) => each.word === word) ?? categories.find(({ default: first }) => first === true) ?? categories[0];
	return { category: tab?.word ?? null, filters: filtersIn(params, list) };
}
