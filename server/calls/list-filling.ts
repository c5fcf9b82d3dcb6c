import { dutchNumber } from "../../engine/index.ts";
import type { RowsFilled } from "../database/rows/listed-fill.ts";
import { Problem } from "../problems/problem.ts";
import * as recordTexts from "../texts/records.ts";
import { object } from "./schema-parts.ts";

/**
 * Refuses what only the rows of a list could answer while they are made. A state that passes by itself, which no server
 * is in trouble about: a failure would be reported as one for as long as an upgrade fills in.
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
