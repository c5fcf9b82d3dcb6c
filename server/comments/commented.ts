import type { WriteScope } from "../database/open-database.ts";
import type { Access } from "../plugins/access.ts";
import { findRealisationPlace, seenBy } from "../realisations/realisation-read-model.ts";
import { findRequestPlace, requestSeenBy } from "../requests/request-read-model.ts";
import type { CommentedEntity } from "./comment-store.ts";

export const commentActions = ["create", "edit", "status", "delete"] as const;
export type CommentAction = (typeof commentActions)[number];

/** What the comments hang under. */
interface CommentedPlace {
	/** Geography code. */
	readonly code: string;
	/** Short code of the step that is open; empty when none is, and on a request. */
	readonly iteration: string;
}

/** What is different between comments on one kind of record and on another. */
export interface Commented {
	readonly entity: CommentedEntity;
	/** Address of its comments within the tenant. */
	readonly url: string;
	/** How the API's description calls the record. */
	readonly noun: string;
	/** Attribute of the access map by which somebody sees such records, and so what was said about them. */
	readonly sees: string;
	/** The record, for who may see it; for everybody else the problem is that of one that does not exist. */
	find(db: WriteScope["db"], access: Access, tenant: string, uuid: string): Promise<CommentedPlace>;
	/** Attributes of the access map of which one is needed. `own`: on a comment of the person themselves. */
	rights(action: CommentAction, own: boolean): readonly string[];
}

/** Who wrote a comment on a process may not take it back: it is part of the file. */
export const commentedRealisations: Commented = {
	entity: "realisation",
	url: "/processes/realisation/:uuid/comments",
	noun: "realisation",
	sees: "realisationlist",
	async find(db, access, tenant, uuid) {
		const { code, active_step } = seenBy(access, await findRealisationPlace(db, tenant, uuid));
		return { code, iteration: active_step ?? "" };
	},
	rights: (action) => [
		{ create: "realisationcomment", edit: "canModerateComments", delete: "canModerateComments", status: "canChangeCommentStatus" }[action],
	],
};

/** On a request everybody who places comments edits and removes their own. */
export const commentedRequests: Commented = {
	entity: "request",
	url: "/charging-point-requests/:uuid/comments",
	noun: "request",
	sees: "requestlist",
	async find(db, access, tenant, uuid) {
		const { code } = requestSeenBy(access, await findRequestPlace(db, tenant, uuid));
		return { code, iteration: "" };
	},
	rights(action, own) {
		const author = own ? ["requestcomment"] : [];
		if (action === "create") return ["requestcomment"];
		if (action === "status") return ["canChangeCommentStatus"];
		return action === "edit" ? [...author, "canModerateComments"] : [...author, "canModerateComments", "canChangeCommentStatus"];
	},
};
