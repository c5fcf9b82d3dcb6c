import type { Attribute } from "./names.ts";
import type { RecordAccess } from "./record-access.ts";

/** What can be done with a comment. */
export const commentActions = ["create", "edit", "status", "assign", "delete"] as const;
export type CommentAction = (typeof commentActions)[number];

/** What can be commented on. */
export type CommentedRecord = "realisation" | "request";

/** Attribute that lets somebody see such records, and so the comments on them. */
export const seesCommented = { realisation: "realisationlist", request: "requestlist" } as const satisfies Readonly<
	Record<CommentedRecord, Attribute>
>;

/** A comment on a process cannot be taken back by its author: it is part of the file. */
const onRealisations: Readonly<Record<CommentAction, readonly Attribute[]>> = {
	create: ["realisationcomment"],
	edit: ["canModerateComments"],
	delete: ["canModerateComments"],
	status: ["canChangeCommentStatus"],
	assign: ["realisationcomment"],
};

const onRequests: Readonly<Record<CommentAction, readonly Attribute[]>> = {
	create: ["requestcomment"],
	edit: ["canModerateComments"],
	delete: ["canModerateComments", "canChangeCommentStatus"],
	status: ["canChangeCommentStatus"],
	assign: ["requestcomment"],
};

/**
 * Whether the person may perform this action on a comment on a record. `own`: the comment is their own; on a request, anybody who may
 * comment may edit and remove their own comments.
 */
export function mayComment(access: RecordAccess, record: CommentedRecord, action: CommentAction, own: boolean): boolean {
	if (record === "realisation") return onRealisations[action].some((attribute) => access.may(attribute));
	const asAuthor = own && (action === "edit" || action === "delete") && access.may("requestcomment");
	return asAuthor || onRequests[action].some((attribute) => access.may(attribute));
}
