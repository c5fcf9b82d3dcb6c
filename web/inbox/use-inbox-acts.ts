import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/use-act.ts";
import { type Inbox, type InboxItem, type InboxMark, inboxQueries, markInbox, muteInbox } from "./inbox-queries.ts";

/** What was done last, and how to take it back. */
interface Said {
	readonly words: string;
	readonly undo: (() => void) | null;
}

type Moved = Exclude<InboxMark, "read">;

/** What can be done with the items of an inbox. A row goes at once, and comes back when the server refuses. */
export function useInboxActs() {
	const client = useQueryClient();
	const [said, say] = useState<Said | null>(null);
	// An act is over when it is done, whatever the list takes to be read anew: it can be taken back at once.
	const renew = (): void => void client.invalidateQueries({ queryKey: ["inbox"] });
	const takeOut = ({ item }: InboxItem) =>
		client.setQueriesData<Inbox>({ queryKey: ["inbox", "list"] }, (known) =>
			known === undefined ? known : { ...known, items: known.items.filter((one) => one.item !== item) },
		);
	const marking = useAct({
		call: async ({ item, mark }: { readonly item: InboxItem; readonly mark: Moved }) => markInbox([item.item], mark),
		about: ({ item }) => item.item,
		onDone: ({ unread }, { item, mark }) => {
			client.setQueryData(inboxQueries.count().queryKey, unread);
			takeOut(item);
			const undo = mark === "open" ? null : () => void marking.run({ item, mark: "open" });
			say({ words: text(`inbox.said.${mark}`, { reference: item.ref }), undo });
		},
		onSettled: renew,
	});
	const muting = useAct({
		call: async ({ item, muted }: { readonly item: InboxItem; readonly muted: boolean }) => muteInbox({ record: item.uuid }, muted),
		about: ({ item }) => item.uuid,
		onDone: (_result, { item, muted }) => {
			const undo = muted ? () => void muting.run({ item, muted: false }) : null;
			say({ words: text(muted ? "inbox.said.mute" : "inbox.said.unmute", { reference: item.ref }), undo });
		},
		onSettled: renew,
	});
	return {
		said,
		busy: marking.busy || muting.busy,
		mark: (item: InboxItem, mark: Moved) => void marking.run({ item, mark }),
		mute: (item: InboxItem) => void muting.run({ item, muted: true }),
		answered: (item: InboxItem) => {
			takeOut(item);
			say({ words: text("inbox.said.answered", { reference: item.ref }), undo: null });
			renew();
		},
		/** Opening one is reading it; nothing waits for it to be noted. */
		read: ({ item, unread }: InboxItem) => {
			if (unread) void markInbox([item], "read").then(renew, () => undefined);
		},
	};
}

export type InboxActs = ReturnType<typeof useInboxActs>;
