import { useAccess, usePerson, useTenant } from "../tenants/TenantContext.tsx";
import type { Comment, CommentedEntity } from "./comment.ts";

/** What this person may do with the comments on one kind of record. The server decides again. */
export interface CommentRights {
	readonly userId: string;
	readonly place: boolean;
	readonly changeStatus: boolean;
	/** Statuses stay as they are in a deployment for showing the product. */
	readonly statusFrozen: boolean;
	edit(comment: Comment): boolean;
	remove(comment: Comment): boolean;
}

/** Who placed a comment on a request edits and removes it; on a process it is part of the file, and only who moderates changes it. */
export function useCommentRights(entity: CommentedEntity): CommentRights {
	const { person } = usePerson();
	const { demoMode } = useTenant();
	const place = useAccess(entity === "request" ? "requestcomment" : "realisationcomment");
	const moderate = useAccess("canModerateComments");
	const changeStatus = useAccess("canChangeCommentStatus");
	const onRequest = entity === "request";
	const own = ({ user }: Comment) => onRequest && place && user.id === person.userId;
	return {
		userId: person.userId,
		place,
		changeStatus,
		statusFrozen: demoMode === true,
		edit: (comment) => moderate || own(comment),
		remove: (comment) => moderate || own(comment) || (onRequest && changeStatus),
	};
}
