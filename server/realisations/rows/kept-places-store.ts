import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { type Codes, fromMercator, type MapBox, mostPlaces, squareAt } from "../../../engine/index.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import { and, withinCodes } from "../../database/rows/ordered-rows.ts";
import { type AskedPlacesOnMap, double, type PlaceSquare } from "../../database/rows/placed-rows.ts";
import { isPostgres } from "../../database/rows/row-expressions.ts";
import type { Database } from "../../database/tables/tables.ts";

/** Whether the places of all rows of the tenant are kept apart from the rows, and counted by square (m056). */
export async function arePlacesKept(db: Kysely<Database>, tenant: string): Promise<boolean> {
	if (!isPostgres(db)) return false;
	const { rows } = await sql<{ filled: number }>`select filled from placed_tenant where tenant = ${tenant}`.execute(db);
	return rows[0]?.filled === 1;
}

/** For tests: restores the state of rows that are older than the kept places, for every tenant. */
export async function forgetPlaces(db: Kysely<Database>): Promise<void> {
	if (!isPostgres(db)) return;
	for (const table of ["realisation_place", "placed_tenant"]) await sql`delete from ${sql.table(table)}`.execute(db);
}

/** Rows whose places are filled in per write. */
const filledAtATime = 1_000;

/** Keeps the places of some more existing rows; false when nothing was left to do. */
export async function fillPlaces(data: Pick<DataDoor, "db" | "write">, tenant: string): Promise<boolean> {
	if (!isPostgres(data.db) || (await arePlacesKept(data.db, tenant))) return false;
	await data.write(tenant, async ({ db }) => {
		const { rows } = await sql<{ place: string; done: number | string }>`with batch as materialized (
				select r from realisation_row r where r.tenant = ${tenant}
					and r.uuid > coalesce((select place from placed_tenant where tenant = ${tenant}), '')
				order by r.uuid limit ${sql.lit(filledAtATime)}
			) select max((s.r).uuid) as place, count(place_realisation(s.r)) as done from batch s`.execute(db);
		const { place, done } = rows[0] ?? { place: null, done: 0 };
		const filled = Number(done) < filledAtATime ? 1 : 0;
		await sql`insert into placed_tenant (tenant, place, filled) values (${tenant}, ${place ?? ""}, ${filled})
			on conflict (tenant) do update set place = case when ${place !== null} then excluded.place else placed_tenant.place end,
				filled = excluded.filled`.execute(db);
	});
	return true;
}

interface KeptPlacesAsked<Row> {
	readonly tenant: string;
	readonly codes: Codes;
	/** Kind of the square or place `r`. */
	readonly kind: RawBuilder<string>;
	/** Columns of a point besides its kind and place; its row is `w`. */
	readonly columns: RawBuilder<Row>;
}

interface FoundSquare {
	readonly kind: string;
	readonly n: number | string;
	readonly x: number;
	readonly y: number;
	readonly south: number;
	readonly west: number;
	readonly north: number;
	readonly east: number;
}

/**
 * All places that a person sees in a part of the map, from the kept places: the counts of squares that lie entirely within it, and the
 * individual places in squares on its edge.
 */
export class KeptPlaces<Row> implements AskedPlacesOnMap<Row> {
	readonly #db: Kysely<Database>;
	readonly #asked: KeptPlacesAsked<Row>;
	readonly #edges = new Map<MapBox, Promise<readonly number[]>>();

	constructor(db: Kysely<Database>, asked: KeptPlacesAsked<Row>) {
		this.#db = db;
		this.#asked = asked;
	}

	async counts(box: MapBox | null): Promise<ReadonlyMap<string, number>> {
		const { rows } = await sql<{ kind: string; n: number | string }>`select kind, sum(rows) as n from (${await this.#parts(box)}) part
			group by kind`.execute(this.#db);
		return new Map(rows.map(({ kind, n }) => [kind, Number(n)]));
	}

	async points(box: MapBox | null): Promise<readonly (Row & { kind: string; latitude: number; longitude: number })[]> {
		const { kind, columns } = this.#asked;
		const where = [...this.#seen(), ...(box === null ? [] : [isInBox(box), among(await this.#touched(box))])];
		const { rows } = await sql<Row & { kind: string; latitude: number; longitude: number }>`select ${columns}, ${kind} as kind,
			r.latitude, r.longitude from realisation_place r join realisation_row w on w.tenant = r.tenant and w.uuid = r.uuid
			where ${and(where)} order by w.synced limit ${sql.lit(mostPlaces)}`.execute(this.#db);
		return rows;
	}

	async squares(box: MapBox, zoom: number): Promise<readonly PlaceSquare[]> {
		const width = double(squareAt(zoom));
		// Grouped by one number; otherwise the database would expect so many groups that it sorts every square.
		const { rows } = await sql<FoundSquare>`select kind, sum(rows) as n, sum(x) / sum(rows) as x, sum(y) / sum(rows) as y,
				min(south) as south, min(west) as west, max(north) as north, max(east) as east
			from (${await this.#parts(box)}) part
			group by kind, floor(x / rows / ${width}) * 1048576 + floor(y / rows / ${width})`.execute(this.#db);
		return rows.map(({ kind, n, x, y, ...sides }) => ({ kind, count: Number(n), ...fromMercator({ x, y }), ...sides }));
	}

	/** Squares, and individual places as squares of one. */
	async #parts(box: MapBox | null): Promise<RawBuilder<unknown>> {
		const { kind } = this.#asked;
		const edge = box === null ? [] : await this.#edge(box);
		// In a square on the edge each place is checked separately, also of a kind whose row of it lies entirely within the box.
		const inside = box === null ? [] : [liesIn(box), ...(edge.length === 0 ? [] : [sql<SqlBool>`not (${among(edge)})`])];
		const whole = sql`select ${kind} as kind, r.rows, r.x, r.y, r.south, r.west, r.north, r.east from place_square r
			where ${and([...this.#seen(), sql<SqlBool>`r.rows > 0`, ...inside])}`;
		if (box === null || edge.length === 0) return whole;
		return sql`${whole} union all select ${kind}, 1, r.x, r.y, r.latitude, r.longitude, r.latitude, r.longitude
			from realisation_place r where ${and([...this.#seen(), isInBox(box), among(edge)])}`;
	}

	/** Squares that lie partly in the box. */
	#edge(box: MapBox): Promise<readonly number[]> {
		const known = this.#edges.get(box) ?? this.#squaresWhere([touches(box), sql<SqlBool>`not (${liesIn(box)})`]);
		this.#edges.set(box, known);
		return known;
	}

	#touched(box: MapBox): Promise<readonly number[]> {
		return this.#squaresWhere([touches(box)]);
	}

	async #squaresWhere(where: readonly RawBuilder<SqlBool>[]): Promise<readonly number[]> {
		const { rows } = await sql<{ square: number }>`select distinct r.square from place_square r
			where ${and([...this.#seen(), sql<SqlBool>`r.rows > 0`, ...where])}`.execute(this.#db);
		return rows.map(({ square }) => square);
	}

	#seen(): readonly RawBuilder<SqlBool>[] {
		return withinCodes(this.#asked.tenant, this.#asked.codes);
	}
}

const liesIn = ({ south, west, north, east }: MapBox) =>
	sql<SqlBool>`r.south >= ${double(south)} and r.north <= ${double(north)} and r.west >= ${double(west)} and r.east <= ${double(east)}`;

const touches = ({ south, west, north, east }: MapBox) =>
	sql<SqlBool>`r.north >= ${double(south)} and r.south <= ${double(north)} and r.east >= ${double(west)} and r.west <= ${double(east)}`;

const isInBox = ({ south, west, north, east }: MapBox) =>
	sql<SqlBool>`r.latitude between ${double(south)} and ${double(north)} and r.longitude between ${double(west)} and ${double(east)}`;

const among = (squares: readonly number[]) => sql<SqlBool>`r.square = any(${squares}::integer[])`;
