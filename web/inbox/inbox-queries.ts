import { queryOptions } from "@tanstack/react-query";
import type { Mention } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { DataOf } from "../api/operation.ts";

export type Inbox = DataOf<"getInbox">;
export type InboxItem = Inbox["items"][number];
export type InboxPlace = "open" | "later" | "done";
export type InboxMark = "read" | "done" | "later" | "open";

export const inboxQueries = {
	count: () =>
		queryOptions({
			queryKey: ["inbox", "count"],
			queryFn: async ({ signal }) => (await call(operations.getInboxCount, { signal })).data.unread,
			// Polled: live changes of comments do not renew the inbox.
			refetchInterval: 60_000,
			meta: { quiet: true },
		}),
	list: (show: InboxPlace) =>
		queryOptions({
			queryKey: ["inbox", "list", show],
			queryFn: async ({ signal }) => (await call(operations.getInbox, { query: { show }, signal })).data,
			refetchInterval: 60_000,
			staleTime: 0,
			meta: { quiet: true },
		}),
};

export const markInbox = async (items: string[], mark: InboxMark) =>
	(await call(operations.markInbox, { body: { data: { items, mark } } })).data;

type Muted = { readonly record: string } | { readonly kind: "role" | "reply" | "assign" | "step" | "back" | "near" | "over" | "view" };

export const muteInbox = async (what: Muted, muted: boolean) =>
	(await call(operations.muteInbox, { body: { data: { ...what, muted } } })).data;

export type MailChoice = NonNullable<Inbox["mail"]>["choices"][number];

export const mailInbox = async (data: Pick<MailChoice, "kind" | "how">) => (await call(operations.mailInbox, { body: { data } })).data;

interface Answer {
	readonly item: InboxItem;
	readonly message: string;
	/** Whether answering also settles the conversation. */
	readonly settle: boolean;
	/** The people and roles that the message mentions. */
	readonly mentions?: Pick<Mention, "kind" | "id">[];
	/** Uuids of the files of the process that it refers to. */
	readonly files?: string[];
}

export async function answerComment({ item, message, settle, mentions, files }: Answer): Promise<void> {
	if (item.comment === null) return;
	const params = { uuid: item.uuid };
	const data = { action: "create" as const, message, parent: item.comment.thread, settle, ...(mentions && { mentions }) };
	if (item.entity === "realisation") await call(operations.writeComment, { params, body: { data: { ...data, ...(files && { files }) } } });
	else await call(operations.writeRequestComment, { params, body: { data } });
}
