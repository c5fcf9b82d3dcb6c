import { type CommentAction, commentRights } from "../../engine/index.ts";
import { usePerson, useRights, useTenant } from "../tenants/TenantContext.tsx";
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

/** What the engine says to the server as well, for the geography code of the record. */
export function useCommentRights(entity: CommentedEntity, code: string): CommentRights {
	const { person } = usePerson();
	const { demoMode } = useTenant();
	const rights = useRights();
	const may = (action: CommentAction, own = false) => commentRights(entity, action, own).some((attribute) => rights.may(attribute, code));
	const isOwn = ({ user }: Comment) => user.id === person.userId;
	return {
		userId: person.userId,
		place: may("create"),
		changeStatus: may("status"),
		statusFrozen: demoMode === true,
		edit: (comment) => may("edit", isOwn(comment)),
		remove: (comment) => may("delete", isOwn(comment)),
	};
}
