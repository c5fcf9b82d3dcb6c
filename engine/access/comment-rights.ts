/** What can be done with a comment. */
export const commentActions = ["create", "edit", "status", "delete"] as const;
export type CommentAction = (typeof commentActions)[number];

/** What can be commented on. */
export type CommentedRecord = "realisation" | "request";

/** Attribute of the access map by which somebody sees such records, and so what was said about them. */
export const seesCommented: Readonly<Record<CommentedRecord, string>> = { realisation: "realisationlist", request: "requestlist" };

/** Who wrote a comment on a process may not take it back: it is part of the file. */
const onRealisations: Readonly<Record<CommentAction, readonly string[]>> = {
	create: ["realisationcomment"],
	edit: ["canModerateComments"],
	delete: ["canModerateComments"],
	status: ["canChangeCommentStatus"],
};

/**
 * The attributes of the access map of which one is needed, for the geography code of the record. `own`: on a comment of
 * the person themselves; on a request everybody who places comments edits and removes their own.
 */
export function commentRights(record: CommentedRecord, action: CommentAction, own: boolean): readonly string[] {
	if (record === "realisation") return onRealisations[action];
	const author = own ? ["requestcomment"] : [];
	if (action === "create") return ["requestcomment"];
	if (action === "status") return ["canChangeCommentStatus"];
	return action === "edit" ? [...author, "canModerateComments"] : [...author, "canModerateComments", "canChangeCommentStatus"];
}
