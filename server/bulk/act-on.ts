import type { BulkKind, FillFields, PersonAccess } from "../../engine/index.ts";
import type { WriteScope } from "../database/open-database.ts";
import type { About } from "../database/read-ahead.ts";
import type { FileKeeping } from "../files/file-keeping.ts";
import type { FileCopies } from "../files/shared-files.ts";
import type { Problem } from "../problems/problem.ts";
import type { Tenant } from "../tenants/tenant.ts";

/** What is to be done to several records. At the check the reason may be open: then any of the tenant's stands for it. */
export interface BulkAct {
	readonly kind: BulkKind;
	readonly reason?: string | undefined;
	/** What goes with the reason: of a status its comment, of a judgement the judge's own words. */
	readonly comment?: string | undefined;
	/** Uuids of tags. */
	readonly add?: readonly string[] | undefined;
	readonly remove?: readonly string[] | undefined;
	/** What is filled in of a step; its files are of one of the processes, and the others get a copy. Fixed at the check. */
	readonly fill?: Omit<FillFields, "kind"> | undefined;
	/** Slug of the party that takes the place of the present one. Fixed at the check. */
	readonly stakeholder?: string | undefined;
}

/** What of it is filled in after the check. */
export type BulkDetails = Pick<BulkAct, "reason" | "comment" | "add" | "remove">;

/** Who does it, and when. */
export interface BulkBy {
	readonly tenant: Tenant;
	readonly access: PersonAccess;
	readonly now: number;
	readonly act: BulkAct;
	/** Of the act. */
	readonly uuid: string;
	/** Of the files that it fills in, for the record at hand. */
	readonly copies?: FileCopies;
}

/** What the check says of one record. */
export interface Checked {
	readonly uuid: string;
	/** "" for a record that is not there for the person. */
	readonly ref: string;
	/** As it was checked. */
	readonly synced: number;
	/** Why it can't be done; null if it can. */
	readonly refusal: Problem | null;
	/** What stands there now, where the act would replace it; "" where there is nothing to tell. */
	readonly note?: string;
}

/** A record of which the act was carried out. */
interface Carried {
	readonly synced: number;
	/** JSON text of what the undoing needs. */
	readonly former: string;
}

export type Reading = Pick<WriteScope, "db">;

/** How acts are carried out on the records of one list. Every refusal is a Problem, after which nothing of the record was changed. */
export interface ActOn {
	/** Throws when what the person filled in fits no record: a reason that there is not, a tag that nobody may give. */
	checkDetails(scope: Reading, by: Pick<BulkBy, "tenant" | "act">): Promise<void>;
	/** The act as it is carried out on the record, once what it takes is there. Before its transaction: files are copied here. */
	prepare?(files: FileKeeping, by: BulkBy, uuid: string): Promise<BulkBy>;
	/** In the order of the uuids; stores nothing. */
	check(scope: Reading, by: BulkBy, uuids: readonly string[]): Promise<readonly Checked[]>;
	/** For a write that is about the record. */
	about(uuid: string): readonly About[];
	/** Refused as stale when the record changed after the check. */
	carryOut(scope: WriteScope, by: BulkBy, uuid: string, synced: number): Promise<Carried>;
	/** Makes it exactly as it was, or refuses; gives its `synced`. Stale when anybody changed it after the act. */
	undo(scope: WriteScope, by: BulkBy, uuid: string, synced: number, former: string): Promise<number>;
}
