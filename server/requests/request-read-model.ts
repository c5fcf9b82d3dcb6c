import type { Kysely } from "kysely";
import { type PersonAccess, type RequestStatus, readJson } from "../../engine/index.ts";
import { prepared } from "../database/dialects/prepared.ts";
import type { Database } from "../database/tables/tables.ts";
import { Problem } from "../problems/problem.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { findRequest } from "./request-store.ts";
import { RequestSight } from "./visible-request.ts";

/** The parts of a request that other capabilities may know. */
interface RequestPlace {
	readonly ref: string;
	/** Geography code. */
	readonly code: string;
	/** Process it is connected to. */
	readonly realisation_uuid: string | null;
}

const byUuid = prepared<{ tenant: string; uuid: string }, RequestPlace>((db, value) =>
	db
		.selectFrom("request")
		.select(["ref", "code", "realisation_uuid"])
		.where("tenant", "=", value("tenant"))
		.where("uuid", "=", value("uuid")),
);

export async function findRequestPlace(db: Kysely<Database>, tenant: string, uuid: string): Promise<RequestPlace | undefined> {
	return (await byUuid(db, { tenant, uuid }))[0];
}

/** The request, for those who may see it whole; everybody else gets the same problem as for one that does not exist. */
export function requestSeenBy<Row extends Pick<RequestPlace, "code">>(access: PersonAccess, row: Row | undefined): Row {
	if (row === undefined || !access.at(row.code).may("requestlist")) throw new Problem("not-found");
	return row;
}

/** A request as seen by the process that connects it. */
export interface RequestView {
	readonly uuid: string;
	readonly code: string;
	readonly synced: number;
	readonly status: RequestStatus;
	readonly realisationUuid: string | null;
	readonly sees: "whole" | "place" | "nothing";
	/** Uuids of its tags. */
	readonly tags: readonly string[];
	/** JSON text as the API returns it to this person. */
	readonly text: string;
}

export async function findRequestView(
	db: Kysely<Database>,
	tenant: Pick<Tenant, "slug" | "definition">,
	access: PersonAccess,
	uuid: string,
): Promise<RequestView | undefined> {
	const row = await findRequest(db, tenant.slug, uuid);
	if (row === undefined) return undefined;
	const sight = new RequestSight(access, tenant);
	const { Tags } = readJson(row.record);
	const sees = sight.of(row.code);
	return {
		uuid,
		code: row.code,
		synced: row.synced,
		status: row.status,
		realisationUuid: row.realisation_uuid,
		sees,
		tags: Tags,
		text: sees === "nothing" ? "null" : sight.text(row),
	};
}
