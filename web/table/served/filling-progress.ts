import { dutchNumber } from "../../../engine/index.ts";
import { isFillingRefusal } from "../../api/problem-of.ts";
import { untilFilledMs } from "../../api/until-filled.ts";
import { text } from "../../texts/text.ts";
import type { RowsAnswer } from "./answered-list.ts";
import "../../texts/areas/lists.ts";

/** The result of a query that the server may refuse, or answer in part, while it is building the list rows. */
interface Asked {
	readonly data?: Pick<RowsAnswer, "metaData"> | undefined;
	readonly error: unknown;
}

/** Says how far the server is with building the list rows; null once they are complete. */
export function fillingProgress({ data, error }: Asked): string | null {
	if (error !== null) return isFillingRefusal(error) ? error.message : null;
	const filling = data?.metaData.filling;
	return filling === undefined ? null : text("table.filling", { done: dutchNumber(filling.done), of: dutchNumber(filling.of) });
}

/** `refetchInterval` of a query: polls until the list rows are complete. */
export const refetchWhileFilling = ({ state }: { readonly state: Asked }) => fillingProgress(state) !== null && untilFilledMs;
