import { type CommentAction, commentRights, type PersonAccess, seesCommented } from "../../engine/index.ts";
import type { WriteScope } from "../database/open-database.ts";
import { findRealisationPlace, seenBy } from "../realisations/realisation-read-model.ts";
import { findRequestPlace, requestSeenBy } from "../requests/request-read-model.ts";
import type { CommentedEntity } from "./comment-store.ts";

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
	find(db: WriteScope["db"], access: PersonAccess, tenant: string, uuid: string): Promise<CommentedPlace>;
	/** Attributes of the access map of which one is needed. `own`: on a comment of the person themselves. */
	rights(action: CommentAction, own: boolean): readonly string[];
}

export const commentedRealisations: Commented = {
	entity: "realisation",
	url: "/processes/realisation/:uuid/comments",
	noun: "realisation",
	sees: seesCommented.realisation,
	async find(db, access, tenant, uuid) {
		const { code, active_step } = seenBy(access, await findRealisationPlace(db, tenant, uuid));
		return { code, iteration: active_step ?? "" };
	},
	rights: (action) => commentRights("realisation", action, false),
};

export const commentedRequests: Commented = {
	entity: "request",
	url: "/charging-point-requests/:uuid/comments",
	noun: "request",
	sees: seesCommented.request,
	async find(db, access, tenant, uuid) {
		const { code } = requestSeenBy(access, await findRequestPlace(db, tenant, uuid));
		return { code, iteration: "" };
	},
	rights: (action, own) => commentRights("request", action, own),
};
