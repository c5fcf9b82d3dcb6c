import { dutchNumber } from "../../../engine/index.ts";
import { isFillingRefusal } from "../../api/problem-of.ts";
import { untilFilledMs } from "../../api/until-filled.ts";
import { text } from "../../texts/text.ts";
import type { RowsAnswer } from "./answered-list.ts";
import "../../texts/areas/lists.ts";

/** What was answered, or refused, while the server may still be making the rows of a list. */
interface Asked {
	readonly data?: Pick<RowsAnswer, "metaData"> | undefined;
	readonly error: unknown;
}

/** How far the server is with the rows of a list, for the person; null when they are all there. */
export function fillingProgress({ data, error }: Asked): string | null {
	if (error !== null) return isFillingRefusal(error) ? error.message : null;
	const filling = data?.metaData.filling;
	return filling === undefined ? null : text("table.filling", { done: dutchNumber(filling.done), of: dutchNumber(filling.of) });
}

/** `refetchInterval` of a query whose answer may tell that they are not all there. */
export const refetchWhileFilling = ({ state }: { readonly state: Asked }) => fillingProgress(state) !== null && untilFilledMs;
