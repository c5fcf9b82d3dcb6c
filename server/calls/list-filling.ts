import { dutchNumber } from "../../engine/index.ts";
import type { RowsFilled } from "../database/rows/listed-fill.ts";
import { Problem } from "../problems/problem.ts";
import * as recordTexts from "../texts/records.ts";
import { object } from "./schema-parts.ts";

/**
 * Refuses a query that needs the rows of a list while they are being built. This state passes by itself and is no server fault: a 5xx would
 * be reported as a failure for as long as an upgrade fills in the rows.
 */
export function listFilling({ done, of }: RowsFilled): Problem {
	return new Problem("list-filling", { message: recordTexts.listFilling(dutchNumber(done), dutchNumber(of)) });
}

const count = { type: "integer", minimum: 0 } as const;

export const rowsFilledSchema = {
	...object({ done: count, of: count }),
	description:
		"Only while rows of the list are made, and the answer is what the records tell: how many of those that the person sees have theirs.",
} as const;
