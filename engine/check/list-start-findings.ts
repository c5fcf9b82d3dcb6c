import type { JsonPath, TenantDefinition } from "../definition/index.ts";
import { askableFields } from "../lists/askable-fields.ts";
import type { ListDefinition } from "../lists/list-definition.ts";
import { listParameters } from "../lists/list-parameters.ts";
import type { ListPart } from "../lists/resolve-lists.ts";
import * as listTexts from "../texts/lists.ts";
import { named } from "./named-in-list.ts";
import type { Finding } from "./places/finding.ts";

/**
 * What is wrong with the start of a list for a role: its address may name only existing tabs, fields and layouts. `declared`: as for the
 * list.
 */
export function listStartFindings(
	{ filterWords }: Pick<TenantDefinition, "filterWords">,
	list: ListDefinition,
	starts: NonNullable<ListPart["starts"]>,
	declared: readonly string[],
): readonly Finding[] {
	const words = askableFields(list).map((field) => list.fields[field]?.word ?? field);
	const isProcesses = list.name === "realisations";
	const fields = isProcesses ? [...words, ...declared] : words;
	const tabs = isProcesses ? filterWords.flatMap(({ word, aliases = [] }) => [word, ...aliases]) : [];
	const categories = isProcesses ? [listTexts.everyProcess] : list.categories.map(({ word }) => word);
	const layouts = list.layouts.map(({ name }) => name);
	return starts.flatMap(({ view }, index): readonly Finding[] => {
		const place: JsonPath = ["lists", list.name, "starts", index, "view"];
		const [path = "", query = ""] = view.split("?", 2);
		// The fields of the forms are not always known.
		const inForm = (given: string) => declared.length === 0 && given.includes(".");
		const among = (given: string | undefined, known: readonly string[], noun: string) =>
			named(given, known, place, `${noun} of the list ${list.name}`);
		const ofField = (given: string) => (inForm(given) ? [] : among(given, fields, "word"));
		return [
			...among(path === "" ? undefined : path.slice(1), tabs, "tab"),
			...asked(query).flatMap(([word, value]) => {
				switch (word) {
					case listTexts.tabParameter:
						return among(value, categories, "tab");
					case listTexts.layoutParameter:
						return among(value, layouts, "layout");
					case listTexts.orderParameter:
						return ofField(value.replace(/^-/, ""));
					case listTexts.columnsParameter:
						return value.split(",").flatMap((column) => ofField(column.replace(/:.*$/, "")));
					default:
						return listParameters.includes(word) ? [] : ofField(word);
				}
			}),
		];
	});
}

/** The parameters of a query string, as names with their values. */
function asked(query: string): readonly (readonly [string, string])[] {
	const parts = query.split("&").filter((part) => part !== "");
	return parts.map((part) => {
		const [word = "", value = ""] = part.split("=", 2);
		return [decoded(word), decoded(value)] as const;
	});
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
