import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/actions/use-act.ts";
import { type Inbox, type InboxItem, type InboxMark, inboxQueries, markInbox, muteInbox } from "./inbox-queries.ts";

/** The last action, and how to undo it. */
interface Said {
	readonly words: string;
	readonly undo: (() => void) | null;
}

type Moved = Exclude<InboxMark, "read">;

/** The actions on the items of an inbox. A row leaves the list as soon as the server confirms the action. */
export function useInboxActs() {
	const client = useQueryClient();
	const [said, say] = useState<Said | null>(null);
	// Not awaited: the action is finished, and can be undone, before the list has been refetched.
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
		/** Opening an item marks it as read. Fire and forget. */
		read: ({ item, unread }: InboxItem) => {
			if (unread) void markInbox([item], "read").then(renew, () => undefined);
		},
	};
}

export type InboxActs = ReturnType<typeof useInboxActs>;
