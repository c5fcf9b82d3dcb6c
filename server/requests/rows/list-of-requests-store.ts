import { type RawBuilder, type SqlBool, sql } from "kysely";
import { judgedCodes, type ListFieldName, listsOf, type MapShape, type PersonAccess, requestSearchKeys } from "../../../engine/index.ts";
import { TabbedRows } from "../../calls/tabbed-rows-store.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import { withinCodes } from "../../database/rows/ordered-rows.ts";
import { isWithin, PlacesOnMap } from "../../database/rows/placed-rows.ts";
import { RowExpressions } from "../../database/rows/row-expressions.ts";
import type { RowQuestion } from "../../database/rows/row-question.ts";
import { within } from "../../database/within-codes.ts";
import type { Tenant } from "../../tenants/tenant.ts";
import { requestRows } from "./described-requests-store.ts";
import { requestLabels } from "./request-labels.ts";

/** Fields that the rows contain; fields that a tenant defines by a path are left to the browser. */
const known: readonly string[] = [
	"reference",
	"address",
	"name",
	"municipality",
	"status",
	"reason",
	"tags",
	"submitted",
	"processed",
	"comments",
	"process",
] satisfies readonly ListFieldName<"requests">[];

/** Requests that the person can judge for the first time, or with which they can start a process. */
export type RequestsAsked = "judgeable" | "startable";

/** Query parameters specific to this list. */
export interface AskedOfRequests {
	/** Parts of the map; a request must lie in each of them. */
	readonly within: readonly MapShape[];
}

/** A query for the list of requests. */
export type RequestQuestion = RowQuestion & AskedOfRequests;

export interface RequestAsker {
	readonly tenant: Tenant;
	readonly access: PersonAccess;
	/** Milliseconds since 1970. */
	readonly now: number;
	/** Limits the query to these; by default all. */
	readonly only?: RequestsAsked | null;
}

interface PlacedRow {
	readonly uuid: string;
	readonly ref: string;
}

const place = { latitude: sql<number>`q.latitude`, longitude: sql<number>`q.longitude` };

/** The list of requests as one person sees it at one moment, answered by the database. */
export async function listOfRequests(
	db: DataDoor["db"],
	{ tenant, access, now, only = null }: RequestAsker,
): Promise<TabbedRows<AskedOfRequests>> {
	const { definition, slug } = tenant;
	const { keys } = definition.search;
	const list = listsOf(tenant).requests;
	const processCodes = access.codes("realisationlist");
	return new TabbedRows(db, {
		tenant: slug,
		name: "requests",
		table: "request_row",
		list,
		known,
		sql: new RowExpressions(db, list.fields, requestRows(db, { keys, reasons: definition.reasonOptions ?? [], processCodes })),
		seen: [...withinCodes(slug, access.codes("requestlist")), ...(only === null ? [] : those[only](access, definition.judges ?? []))],
		always: ["reference", "comments"],
		instants: ["submitted", "processed"],
		searched: { own: requestSearchKeys, named: keys.includes("statusLabel") ? ["status"] : [], values: ["2", "3", "4", "5"] },
		comments: { table: "request_comment", tenant: slug, status: "todo" },
		now,
		labelOf: await requestLabels(db, tenant),
		beside: ({ within: parts }) => parts.map(liesIn),
	});
}

/** The places of the requests that a query finds, in order of change: the same order as in a browser that loads them all. */
export async function placesOfRequests(
	db: DataDoor["db"],
	rows: TabbedRows<AskedOfRequests>,
	question: RequestQuestion,
): Promise<PlacesOnMap<PlacedRow>> {
	return new PlacesOnMap(db, {
		from: sql`request_row r join request q on q.tenant = r.tenant and q.uuid = r.uuid`,
		where: [...(await rows.finds(question)), sql<SqlBool>`q.latitude is not null`, sql<SqlBool>`q.longitude is not null`],
		...place,
		kind: sql<string>`(case when r.status not in ('2', '3') then 'closed' when r.process_uuid is not null then 'linked'
			when r.status = '3' then 'accepted' else 'open' end)`,
		columns: sql`q.uuid, q.ref`,
		order: sql`q.synced`,
	});
}

/** The place is stored with the request itself. */
const liesIn = (shape: MapShape) =>
	sql<SqlBool>`exists (select 1 from request q where q.tenant = r.tenant and q.uuid = r.uuid and ${isWithin(place, shape)})`;

type OfPerson = (access: PersonAccess, judges: readonly string[]) => readonly RawBuilder<SqlBool>[];

/** The same rules as `judgementAvailability` and `canStartProcess` for one request. */
const those: Readonly<Record<RequestsAsked, OfPerson>> = {
	judgeable: (access, judges) => [sql<SqlBool>`r.status = '2'`, within(judgedCodes(access, judges), "r.code")],
	startable: (access) => [
		sql<SqlBool>`r.status = '3'`,
		sql<SqlBool>`r.process_uuid is null`,
		within(access.codes("realisationbtn"), "r.code"),
	],
};
