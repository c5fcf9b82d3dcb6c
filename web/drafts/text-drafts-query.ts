import { queryOptions } from "@tanstack/react-query";
import type { CommentedRecord } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { DataOf } from "../api/operation.ts";

/** What the server has of what this person typed about a record: each part with its fields. */
type TypedParts = DataOf<"getTextDrafts">;
export type TypedFields = TypedParts[number]["fields"];

/** Asked for when something opens in which one types, and when somebody comes back to this page: it may be typed elsewhere since. */
export const textDraftsQuery = (entity: CommentedRecord, uuid: string) =>
	queryOptions({
		queryKey: ["text-drafts", entity, uuid],
		queryFn: async ({ signal }) =>
			(await call(entity === "realisation" ? operations.getTextDrafts : operations.getRequestTextDrafts, { params: { uuid }, signal }))
				.data,
		staleTime: 0,
		refetchOnWindowFocus: "always",
		// What this browser has is there without it.
		meta: { quiet: true },
	});

interface Sending {
	readonly entity: CommentedRecord;
	readonly uuid: string;
	readonly part: string;
	/** The page may be gone before there is an answer. */
	readonly leaving: boolean;
}

export async function keepTextDraft(fields: TypedFields, { entity, uuid, part, leaving }: Sending): Promise<void> {
	await call(entity === "realisation" ? operations.keepTextDraft : operations.keepRequestTextDraft, {
		params: { uuid, part },
		body: { data: { fields } },
		idempotencyKey: crypto.randomUUID(),
		outlives: leaving,
	});
}
