import {
	type MapShape,
	mostCorners,
	mostServedValues,
	type ProcessCategory,
	readMapShape,
	type ServedFilter,
	servedFilters,
} from "../../../engine/index.ts";
import * as calls from "../../calls/asked-rows.ts";
import type { ProcessQuestion } from "./row-question.ts";

export const categories = [
	"active",
	"municipality",
	"cpo",
	"onhold",
	"completed",
	"cancelled",
] as const satisfies readonly ProcessCategory[];

/** The list of processes as a call asks for it. */
export type AskedRows = Partial<Readonly<Record<ServedFilter, string>>> & calls.AskedRows & { category?: ProcessCategory; within?: string };

const usualOrder = "-updated";

const value = "[\\p{L}\\p{N}_-]{1,120}";
const values = (description: string) => ({
	type: "string",
	pattern: `^${value}(,${value}){0,${mostServedValues - 1}}$`,
	description: `${description} Several are separated by commas: a row has one of them.`,
});

const degrees = "-?[0-9]{1,3}(\\.[0-9]{1,6})?";
const shape = `${degrees}(,${degrees}){3,${2 * mostCorners - 1}}`;

/** Parts of the map that one question may be about: what a list is kept to, and what somebody draws in it. */
const mostShapes = 2;

/** Its description. */
export const askedRows = {
	category: { type: "string", enum: categories, description: "Tab; every process when left out." },
	step: values("Codes of steps."),
	municipality: values("Geography codes."),
	type: values("Types of process."),
	status: values("Statuses."),
	within: {
		type: "string",
		pattern: `^${shape}(;${shape}){0,${mostShapes - 1}}$`,
		description:
			"Parts of the map, separated by semicolons: south, west, north and east of a box, or latitude and longitude of three corners or more. A row lies in each of them.",
	},
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
	return { ...question, filters, within: within?.split(";").map(shapeOf) ?? [] };
}

function shapeOf(text: string): MapShape {
	const shape = readMapShape(text);
	if (shape === null) throw calls.refusedAt("within");
	return shape;
}
