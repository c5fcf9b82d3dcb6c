import type { CommentedRecord, PersonAccess } from "../../engine/index.ts";
import type { WriteScope } from "../database/open-database.ts";
import { readableFiles } from "../files/attached-files-read-model.ts";
import { findRealisationPlace, seenBy } from "../realisations/realisation-read-model.ts";
import { findRequestPlace, requestSeenBy } from "../requests/request-read-model.ts";
import type { Tenant } from "../tenants/tenant.ts";

/** What the comments hang under. */
interface CommentedPlace {
	/** Geography code. */
	readonly code: string;
	/** Short code of the step that is open; empty when none is, and on a request. */
	readonly iteration: string;
}

/** How comments on one kind of record differ from those on another. */
export interface Commented {
	readonly entity: CommentedRecord;
	/** Address of its comments within the tenant. */
	readonly url: string;
	/** How the API's description calls the record. */
	readonly noun: string;
	/** The record, for those who may see it; everybody else gets the same problem as for one that does not exist. */
	find(db: WriteScope["db"], access: PersonAccess, tenant: string, uuid: string): Promise<CommentedPlace>;
	/** Those of these files that a comment on the record can point at and that the person may see. */
	readable(
		db: WriteScope["db"],
		access: PersonAccess,
		tenant: Tenant,
		uuid: string,
		files: readonly string[],
	): Promise<ReadonlySet<string>>;
}

export const commentedRealisations: Commented = {
	entity: "realisation",
	url: "/processes/realisation/:uuid/comments",
	noun: "realisation",
	async find(db, access, tenant, uuid) {
		const { code, active_step } = seenBy(access, await findRealisationPlace(db, tenant, uuid));
		return { code, iteration: active_step ?? "" };
	},
	readable: (db, access, tenant, process, files) => readableFiles({ db, tenant, access, process }, files),
};

export const commentedRequests: Commented = {
	entity: "request",
	url: "/charging-point-requests/:uuid/comments",
	noun: "request",
	async find(db, access, tenant, uuid) {
		const { code } = requestSeenBy(access, await findRequestPlace(db, tenant, uuid));
		return { code, iteration: "" };
	},
	// Its papers are personal documents, and are read on its own page alone.
	readable: () => Promise.resolve(new Set()),
};
