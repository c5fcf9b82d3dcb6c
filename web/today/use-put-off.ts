import { useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useState } from "react";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import { answeredKey } from "../api/served-place.ts";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/actions/use-act.ts";
import type { Today, TodayItem } from "./today-queries.ts";

/** The properties of a piece of work that are needed to put it off. */
export type Deferrable = Pick<TodayItem, "item" | "ref">;

interface PutOff {
	/** Message about the last act. */
	readonly said: string;
	/** Undoes the latest act of putting off on this page that has not been undone; null if there is none. */
	readonly undo: { readonly ref: string; readonly isOnly: boolean; readonly run: () => void } | null;
	/** `later`: put off until tomorrow. `open`: back to today. */
	readonly mark: (work: Deferrable, mark: "later" | "open") => void;
	readonly refuse: (words: string) => void;
}

/** Queries whose results depend on what somebody has put off. */
const changed = [["today"], ["waits"], answeredKey("realisations")];

/** Puts work off until tomorrow, and undoes that. The line leaves the page once the server confirms; the rest is refetched. */
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
		// Not awaited: the next line can be put off meanwhile.
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

/** Puts off a line of the page; null where no line can be put off. */
export const PutOffContext = createContext<PutOff["mark"] | null>(null);

export const useMark = () => useContext(PutOffContext);
