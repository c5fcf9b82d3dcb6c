import { useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useState } from "react";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import { answeredKey } from "../api/served-place.ts";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/use-act.ts";
import type { Today, TodayItem } from "./today-queries.ts";

/** One line of work, as far as putting it off is concerned. */
export type Deferrable = Pick<TodayItem, "item" | "ref">;

interface PutOff {
	/** What was done last, and how to take it back. */
	readonly said: { readonly words: string; readonly undo: (() => void) | null } | null;
	/** `later`: till tomorrow. `open`: today again. */
	readonly mark: (work: Deferrable, mark: "later" | "open") => void;
	readonly refuse: (words: string) => void;
}

/** What says what waits for whom, by putting off among other things. */
const changed = [["today"], ["waits"], answeredKey("realisations")];

/** Puts work off till tomorrow, and takes that back. The line goes at once; what else changes is asked of the server. */
export function usePutOff(): PutOff {
	const client = useQueryClient();
	const [said, say] = useState<PutOff["said"]>(null);
	const takeOut = ({ item }: Deferrable) => {
		const without = (items: readonly TodayItem[]) => items.filter((one) => one.item !== item);
		client.setQueriesData<Today>({ queryKey: ["today"], exact: true }, (known) =>
			known === undefined ? known : { ...known, groups: known.groups.map((group) => ({ ...group, items: without(group.items) })) },
		);
		client.setQueriesData<TodayItem[]>({ queryKey: ["today", "group"] }, (known) => (known === undefined ? known : without(known)));
	};
	const marking = useAct({
		call: async ({ work, mark }: { readonly work: Deferrable; readonly mark: "later" | "open" }) =>
			call(operations.markInbox, { body: { data: { items: [work.item], mark } } }),
		onDone: (_result, { work, mark }) => {
			takeOut(work);
			const undo = mark === "open" ? null : () => void marking.run({ work, mark: "open" });
			say({ words: text(`today.said.${mark}`, { reference: work.ref }), undo });
		},
		// Not waited for: the next line can be put off meanwhile.
		onSettled: () => {
			for (const queryKey of changed) void client.invalidateQueries({ queryKey });
		},
	});
	return {
		said,
		mark: (work, mark) => void marking.run({ work, mark }),
		refuse: (words) => say({ words, undo: null }),
	};
}

/** How the lines of the page are put off; null where none can be. */
export const PutOffContext = createContext<PutOff["mark"] | null>(null);

export const useMark = () => useContext(PutOffContext);
