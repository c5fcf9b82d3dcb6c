import { Problem } from "../problems/problem.ts";
import * as recordTexts from "../texts/records.ts";
import type { CommentRow } from "./comment-store.ts";
import { type GivenMention, readable, type Where } from "./mentions.ts";

/** The assignee in a request; null withdraws the assignment. */
export const sentAssignee = {
	type: ["object", "null"],
	additionalProperties: false,
	required: ["kind", "id"],
	properties: { kind: { type: "string", enum: ["person", "role"] }, id: { type: "string", minLength: 1, maxLength: 255 } },
	description: "With assign: who is to deal with the conversation; null for nobody any more.",
} as const;

type Assigned = Pick<CommentRow, "assignee_kind" | "assignee_id" | "assignee_name" | "assigned_by" | "assigned_by_name" | "assigned_at">;

const toNobody: Assigned = {
	assignee_kind: null,
	assignee_id: null,
	assignee_name: null,
	assigned_by: null,
	assigned_by_name: null,
	assigned_at: null,
};

interface By {
	readonly id: string;
	readonly name: string;
	/** Milliseconds since 1970. */
	readonly at: number;
}

/**
 * The columns to store. Only the first comment of an open conversation can be assigned, and only to somebody who can read the record at
 * this moment.
 */
export async function assigned(where: Where, row: CommentRow, to: GivenMention | null, by: By): Promise<Assigned> {
	if (row.parent !== null || row.status !== "todo") throw refusal(recordTexts.notAssignable);
	if (to === null) return toNobody;
	const found = (await readable(where, [to]))[0];
	if (found === undefined) throw refusal(recordTexts.assigneeUnknown);
	const { kind, id, name } = found;
	return { assignee_kind: kind, assignee_id: id, assignee_name: name, assigned_by: by.id, assigned_by_name: by.name, assigned_at: by.at };
}

function refusal(message: string): Problem {
	return new Problem("invalid", { message, errors: [{ path: "data.assignee", message }] });
}
