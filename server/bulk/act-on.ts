import type { BulkKind, FillFields, PersonAccess } from "../../engine/index.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import type { About } from "../database/reading/read-ahead.ts";
import type { FileKeeping } from "../files/file-keeping.ts";
import type { FileCopies } from "../files/shared-files.ts";
import { Problem } from "../problems/problem.ts";
import type { Tenant } from "../tenants/tenant.ts";

/** The act on several records. At the check the reason may be missing: then any of the tenant's is used in its place. */
export interface BulkAct {
	readonly kind: BulkKind;
	readonly reason?: string | undefined;
	/** The text with the reason: the comment of a status, or the remarks of a judgement. */
	readonly comment?: string | undefined;
	/** Uuids of tags. */
	readonly add?: readonly string[] | undefined;
	readonly remove?: readonly string[] | undefined;
	/** The values for a step; their files belong to one of the processes, and the others get copies. Fixed at the check. */
	readonly fill?: Omit<FillFields, "kind"> | undefined;
	/** Slug of the stakeholder that replaces the present one. Fixed at the check. */
	readonly stakeholder?: string | undefined;
}

/** The parts that are filled in after the check. */
export type BulkDetails = Pick<BulkAct, "reason" | "comment" | "add" | "remove">;

/** The person who does it, and when. */
export interface BulkBy {
	readonly tenant: Tenant;
	readonly access: PersonAccess;
	readonly now: number;
	readonly act: BulkAct;
	/** Uuid of the act. */
	readonly uuid: string;
	/** Copies of the files in its values, for the current record. */
	readonly copies?: FileCopies;
}

/** The result of the check for one record. */
export interface Checked {
	readonly uuid: string;
	/** "" for a record that does not exist for the person. */
	readonly ref: string;
	/** At the time of the check. */
	readonly synced: number;
	/** Why it cannot be done; null if it can. */
	readonly refusal: Problem | null;
	/** The present values that the act would replace; "" when there is nothing to mention. */
	readonly note?: string;
}

/** Refuses an act on a record that is already as the act would make it. */
export class AlreadySo extends Problem {
	constructor(message: string) {
		super("invalid", { message });
	}
}

/** A record on which the act was carried out. */
interface Carried {
	readonly synced: number;
	/** JSON text of what undoing needs. */
	readonly former: string;
}

export type Reading = Pick<WriteScope, "db">;

/** Carries out acts on the records of one list. Every refusal is a Problem, after which nothing of the record was changed. */
export interface ActOn {
	/** Throws when the person's input is valid for no record: an unknown reason, or a tag that nobody may put on. */
	checkDetails(scope: Reading, by: Pick<BulkBy, "tenant" | "act">): Promise<void>;
	/** Prepares the act for one record, and returns it with what it needs. Runs before the transaction, since it copies files. */
	prepare?(files: FileKeeping, by: BulkBy, uuid: string): Promise<BulkBy>;
	/** In the order of the uuids; stores nothing. */
	check(scope: Reading, by: BulkBy, uuids: readonly string[]): Promise<readonly Checked[]>;
	/** For a write that is about the record. */
	about(uuid: string): readonly About[];
	/** Refused as stale when the record has changed since the check. */
	carryOut(scope: WriteScope, by: BulkBy, uuid: string, synced: number): Promise<Carried>;
	/** Restores its exact former state, or refuses; returns its `synced`. Stale when anybody has changed it since the act. */
	undo(scope: WriteScope, by: BulkBy, uuid: string, synced: number, former: string): Promise<number>;
}
