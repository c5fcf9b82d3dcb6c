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
	/** What was done last. */
	readonly said: string;
	/** Takes back what was put off on this page, the last one first; null when nothing is left. */
	readonly undo: { readonly ref: string; readonly isOnly: boolean; readonly run: () => void } | null;
	/** `later`: till tomorrow. `open`: today again. */
	readonly mark: (work: Deferrable, mark: "later" | "open") => void;
	readonly refuse: (words: string) => void;
}

/** What says what waits for whom, by putting off among other things. */
const changed = [["today"], ["waits"], answeredKey("realisations")];

/** Puts work off till tomorrow, and takes that back. The line goes at once; what else changes is asked of the server. */
export function usePutOff(): PutOff {
	const client = useQueryClient();
	const [said, say] = useState("");
	const [done, setDone] = useState<readonly Deferrable[]>([]);
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
		about: ({ work }) => work.item,
		onDone: (_result, { work, mark }) => {
			takeOut(work);
			say(text(`today.said.${mark}`, { reference: work.ref }));
			setDone((before) => [...before.filter(({ item }) => item !== work.item), ...(mark === "later" ? [work] : [])]);
		},
		// Not waited for: the next line can be put off meanwhile.
		onSettled: () => {
			for (const queryKey of changed) void client.invalidateQueries({ queryKey });
		},
	});
	const last = done.at(-1);
	return {
		said,
		undo: last ? { ref: last.ref, isOnly: done.length === 1, run: () => void marking.run({ work: last, mark: "open" }) } : null,
		mark: (work, mark) => void marking.run({ work, mark }),
		refuse: say,
	};
}

/** How the lines of the page are put off; null where none can be. */
export const PutOffContext = createContext<PutOff["mark"] | null>(null);

export const useMark = () => useContext(PutOffContext);
