import type { CommentedRecord, PersonAccess } from "../../engine/index.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { readableFiles } from "../files/attached-files-read-model.ts";
import { findRealisationPlace, seenBy } from "../realisations/record/realisation-read-model.ts";
import { findRequestPlace, requestSeenBy } from "../requests/request-read-model.ts";
import type { Tenant } from "../tenants/tenant.ts";

interface CommentedPlace {
	/** Geography code. */
	readonly code: string;
	/** Short code of the open step; empty when none is open, and on a request. */
	readonly iteration: string;
}

/** The properties in which comments on one kind of record differ from those on another. */
export interface Commented {
	readonly entity: CommentedRecord;
	/** Address of its comments within the tenant. */
	readonly url: string;
	/** The noun for the record in the API description. */
	readonly noun: string;
	/** The record, for those who may see it; everybody else gets the same problem as for one that does not exist. */
	find(db: WriteScope["db"], access: PersonAccess, tenant: string, uuid: string): Promise<CommentedPlace>;
	/** Those of these files to which a comment on the record may refer and that the person may see. */
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
	// The papers of a request are personal documents, shown only on its own page.
	readable: () => Promise.resolve(new Set()),
};
