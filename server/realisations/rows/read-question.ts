import { mostServedValues, type ProcessCategory, type ServedFilter, servedFilters } from "../../../engine/index.ts";
import * as calls from "../../calls/asked-rows.ts";
import { askedWithin, shapesOf } from "../../calls/asked-within.ts";
import type { ProcessQuestion } from "./row-question.ts";

export const categories = [
	"active",
	"municipality",
	"cpo",
	"onhold",
	"completed",
	"cancelled",
] as const satisfies readonly ProcessCategory[];

/** The query parameters of the list of processes. */
export type AskedRows = Partial<Readonly<Record<ServedFilter, string>>> & calls.AskedRows & { category?: ProcessCategory; within?: string };

const usualOrder = "-updated";

const value = "[\\p{L}\\p{N}_-]{1,120}";
const values = (description: string) => ({
	type: "string",
	pattern: `^${value}(,${value}){0,${mostServedValues - 1}}$`,
	description: `${description} Several are separated by commas: a row has one of them.`,
});

/** Their schema. */
export const askedRows = {
	category: { type: "string", enum: categories, description: "Tab; every process when left out." },
	step: values("Codes of steps."),
	municipality: values("Geography codes."),
	type: values("Types of process."),
	status: values("Statuses."),
	...askedWithin,
	...calls.askedRows(usualOrder),
};

/** Throws "invalid". */
export function questionOf({ category, within, sort = usualOrder, ...query }: AskedRows): ProcessQuestion {
	const question = calls.questionOf({ ...query, sort }, category ?? null);
	const filters: Record<string, readonly string[]> = { ...question.filters };
	for (const name of servedFilters) {
		const asked = query[name]?.split(",");
		if (asked !== undefined) filters[name] = asked;
	}
	return { ...question, filters, within: shapesOf(within) };
}
