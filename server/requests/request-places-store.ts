import { type RawBuilder, type SqlBool, sql } from "kysely";
import {
	comparableText,
	metresPerDegree,
	narrowingAt,
	offeredKeys,
	type PersonAccess,
	requestSearchKeys,
	soundText,
} from "../../engine/index.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import { and } from "../database/rows/ordered-rows.ts";
import { double, PlacesOnMap } from "../database/rows/placed-rows.ts";
import { isPostgres } from "../database/rows/row-expressions.ts";
import { within } from "../database/within-codes.ts";
import { codesOfRequests } from "./visible-request.ts";

type Db = DataDoor["db"];
type Condition = RawBuilder<SqlBool>;

/** The requests on a map or in a list beside it, for one person. */
export interface AroundAsked {
	readonly tenant: string;
	readonly access: PersonAccess;
	/** Municipality; the requests of the process are included wherever they are. Null: all that the person sees. */
	readonly code: string | null;
	/** Uuid of the process that the map is about. */
	readonly process: string | null;
	/** Uuids to leave out. */
	readonly without: readonly string[];
}

interface Position {
	readonly latitude: number;
	readonly longitude: number;
}

/** With `p`, the process that it is connected to. */
const requests = sql`request q left join realisation p on p.tenant = q.tenant and p.uuid = q.realisation_uuid`;

function around({ tenant, access, code, process, without }: AroundAsked): readonly Condition[] {
	const own = process === null ? sql`` : sql`or ${isOf(process, access)}`;
	return [
		sql<SqlBool>`q.tenant = ${tenant}`,
		within(codesOfRequests(access), "q.code"),
		...(code === null ? [] : [sql<SqlBool>`(q.code = ${code} ${own})`]),
		...(without.length === 0 ? [] : [sql<SqlBool>`q.uuid not in (${sql.join(without)})`]),
	];
}

/** A request is not shown as connected to a process that the person may not see. */
function isOf(process: string, access: PersonAccess): Condition {
	return sql<SqlBool>`(q.realisation_uuid = ${process} and ${within(access.codes("realisationlist"), "p.code")})`;
}

/** A `RequestPlaceKind`. */
function kindFor({ process, access }: AroundAsked): RawBuilder<string> {
	const own = process === null ? sql`` : sql`when ${isOf(process, access)} then 'connected'`;
	return sql<string>`(case ${own} when p.status = 'completed' then 'completed' when q.realisation_uuid is not null then 'elsewhere'
		when q.status = 3 then 'accepted' else 'open' end)`;
}

const placed: readonly Condition[] = [
	sql<SqlBool>`q.status in (2, 3)`,
	sql<SqlBool>`q.latitude is not null`,
	sql<SqlBool>`q.longitude is not null`,
];

interface PlacedRequest {
	readonly uuid: string;
	readonly ref: string;
	readonly code: string;
}

/** The open and accepted requests that have a place, in order of change: the same order as in a browser that loads them all. */
export function requestPlaces(db: Db, asked: AroundAsked): PlacesOnMap<PlacedRequest> {
	return new PlacesOnMap(db, {
		columns: sql`q.uuid, q.ref, q.code`,
		order: sql`q.synced`,
		from: requests,
		where: [...around(asked), ...placed],
		latitude: sql<number>`q.latitude`,
		longitude: sql<number>`q.longitude`,
		kind: kindFor(asked),
	});
}

interface NearestAsked extends AroundAsked {
	readonly near: Position | null;
	readonly rows: number;
}

interface Found {
	readonly uuids: readonly string[];
	/** Number of all that match, not only those returned. */
	readonly total: number;
}

/** In whole metres, on a plane; null for a request without a place. */
function metresFrom({ latitude, longitude }: Position): RawBuilder<number> {
	const away = sql`q.latitude - ${double(latitude)}`;
	const aside = sql`(q.longitude - ${double(longitude)}) * ${double(narrowingAt(latitude))}`;
	return sql<number>`round(sqrt((${away}) * (${away}) + (${aside}) * (${aside})) * ${sql.lit(metresPerDegree)})`;
}

/** Requests on the map, nearest first. `completed`: include those of completed processes. */
export async function nearestPlaced(db: Db, asked: NearestAsked & { readonly completed: boolean }): Promise<Found> {
	const kind = kindFor(asked);
	const shown = asked.completed ? [] : [sql<SqlBool>`${kind} <> 'completed'`];
	const place = sql`(case ${kind} when 'connected' then 3 when 'accepted' then 2 when 'open' then 1 else 0 end)`;
	const order = sql`${asked.near === null ? sql`` : sql`${metresFrom(asked.near)}, `}${place}, q.synced`;
	return findIn(db, requests, [...around(asked), ...placed, ...shown], order, asked.rows);
}

/** Accepted requests without a process, among those that the person sees whole, nearest first. `words`: each must occur in the request. */
export async function nearestOffered(db: Db, asked: NearestAsked & { readonly words: readonly string[] }): Promise<Found> {
	const part = (key: string) => {
		const place = requestSearchKeys.indexOf(key);
		return isPostgres(db) ? sql`(r.parts::json ->> ${sql.lit(place)})` : sql`(r.parts ->> ${sql.lit(`$[${place}]`)})`;
	};
	const text = sql`(${sql.join(offeredKeys.map(part), sql` || ' ' || `)})`;
	const contains = (word: string) =>
		isPostgres(db) ? sql<SqlBool>`strpos(${text}, ${word}) > 0` : sql<SqlBool>`instr(${text}, ${word}) > 0`;
	const from = sql`request q join request_row r on r.tenant = q.tenant and r.uuid = q.uuid`;
	const offered = [
		sql<SqlBool>`q.status = 3`,
		sql<SqlBool>`q.realisation_uuid is null`,
		within(asked.access.codes("requestlist"), "q.code"),
	];
	const reference = isPostgres(db) ? sql`r.reference collate "C"` : sql`r.reference`;
	const order = sql`${asked.near === null ? sql`` : sql`${metresFrom(asked.near)} nulls last, `}${reference}, q.uuid`;
	return findIn(db, from, [...around({ ...asked, process: null }), ...offered, ...asked.words.map(contains)], order, asked.rows);
}

async function findIn(
	db: Db,
	from: RawBuilder<unknown>,
	where: readonly Condition[],
	order: RawBuilder<unknown>,
	rows: number,
): Promise<Found> {
	const counted = await sql<{ n: number | string }>`select count(*) as n from ${from} where ${and(where)}`.execute(db);
	const found = await sql<{ uuid: string }>`select q.uuid from ${from} where ${and(where)} order by ${order} limit ${rows}`.execute(db);
	return { uuids: found.rows.map(({ uuid }) => uuid), total: Number(counted.rows[0]?.n ?? 0) };
}

/** The typed text as the words to search. */
export const offeredWords = (typed: string): readonly string[] => soundText(comparableText(typed)).split(" ").filter(Boolean);
