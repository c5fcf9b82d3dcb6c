import { queryOptions } from "@tanstack/react-query";
import type { CommentedRecord } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { DataOf } from "../api/operation.ts";

/** This person's drafts about a record on the server: each part with its fields. */
type TypedParts = DataOf<"getTextDrafts">;
export type TypedFields = TypedParts[number]["fields"];

/** Fetched when something opens that can be typed in, and when somebody returns to this page: they may have typed elsewhere since. */
export const textDraftsQuery = (entity: CommentedRecord, uuid: string) =>
	queryOptions({
		queryKey: ["text-drafts", entity, uuid],
		queryFn: async ({ signal }) =>
			(await call(entity === "realisation" ? operations.getTextDrafts : operations.getRequestTextDrafts, { params: { uuid }, signal }))
				.data,
		staleTime: 0,
		refetchOnWindowFocus: "always",
		// The draft in this browser is available without it.
		meta: { quiet: true },
	});

interface Sending {
	readonly entity: CommentedRecord;
	readonly uuid: string;
	readonly part: string;
	/** The page may be gone before the response arrives. */
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
