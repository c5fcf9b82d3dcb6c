import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { fromMercator, type MapBox, type MapShape, mercatorEnd, mostPlaces, sidesOf, squareAt } from "../../../engine/index.ts";
import type { Database } from "../tables/tables.ts";
import { and } from "./ordered-rows.ts";

/** Records with a place, each of some kind. */
interface PlacedRows {
	/** The `from` clause, with every table that the expressions use. */
	readonly from: RawBuilder<unknown>;
	readonly where: readonly RawBuilder<SqlBool>[];
	readonly latitude: RawBuilder<number>;
	readonly longitude: RawBuilder<number>;
	readonly kind: RawBuilder<string>;
	/** Columns of a point besides its kind and place. */
	readonly columns: RawBuilder<unknown>;
	readonly order: RawBuilder<unknown>;
}

/** The records of one kind in one square of the map. */
export interface PlaceSquare {
	readonly kind: string;
	readonly count: number;
	/** Their centre. */
	readonly latitude: number;
	readonly longitude: number;
	readonly south: number;
	readonly west: number;
	readonly north: number;
	readonly east: number;
}

interface FoundSquare {
	readonly kind: string;
	readonly n: number | string;
	readonly x: number;
	readonly y: number;
	readonly lowest: number;
	readonly highest: number;
	readonly first: number;
	readonly last: number;
}

const outermost = sql.lit(mercatorEnd);

/** The records in a part of a map. */
export interface AskedPlacesOnMap<Row> {
	/** How many there are of each kind. */
	counts(box: MapBox | null): Promise<ReadonlyMap<string, number>>;
	/** The records in the box, at most `mostPlaces`. */
	points(box: MapBox | null): Promise<readonly (Row & { kind: string; latitude: number; longitude: number })[]>;
	squares(box: MapBox, zoom: number): Promise<readonly PlaceSquare[]>;
}

/** The records in a part of a map: points while they are few, otherwise counts per square. */
export class PlacesOnMap<Row> implements AskedPlacesOnMap<Row> {
	readonly #db: Kysely<Database>;
	readonly #rows: PlacedRows;

	constructor(db: Kysely<Database>, rows: PlacedRows) {
		this.#db = db;
		this.#rows = rows;
	}

	async counts(box: MapBox | null): Promise<ReadonlyMap<string, number>> {
		const { from, kind } = this.#rows;
		const found = await sql<{ kind: string; n: number | string }>`select kind, count(*) as n from
			(select ${kind} as kind from ${from} where ${this.#where(box)}) placed group by kind`.execute(this.#db);
		return new Map(found.rows.map((row) => [row.kind, Number(row.n)]));
	}

	async points(box: MapBox | null): Promise<readonly (Row & { kind: string; latitude: number; longitude: number })[]> {
		const { from, kind, latitude, longitude, columns, order } = this.#rows;
		const found = await sql<Row & { kind: string; latitude: number; longitude: number }>`select ${columns}, ${kind} as kind,
			${latitude} as latitude, ${longitude} as longitude from ${from} where ${this.#where(box)} order by ${order} limit ${mostPlaces}`.execute(
			this.#db,
		);
		return found.rows;
	}

	async squares(box: MapBox, zoom: number): Promise<readonly PlaceSquare[]> {
		const { from, kind, latitude, longitude } = this.#rows;
		const width = double(squareAt(zoom));
		const inside = sql`(case when latitude > ${outermost} then ${outermost} when latitude < -${outermost} then -${outermost} else latitude end)`;
		const sine = sql`sin(${inside} * ${sql.lit(Math.PI / 180)})`;
		const x = sql`longitude / 360.0 + 0.5`;
		const y = sql`0.5 - ln((1 + ${sine}) / (1 - ${sine})) / ${sql.lit(4 * Math.PI)}`;
		// Grouped by one number: with two, PostgreSQL would expect so many groups that it sorts every row.
		const found = await sql<FoundSquare>`
			select kind, count(*) as n, sum(x) / count(*) as x, sum(y) / count(*) as y, min(latitude) as lowest, max(latitude) as highest,
				min(longitude) as first, max(longitude) as last
			from (select kind, latitude, longitude, ${x} as x, ${y} as y
				from (select ${kind} as kind, ${latitude} as latitude, ${longitude} as longitude from ${from} where ${this.#where(box)}) placed) projected
			group by kind, floor(x / ${width}) * 1048576 + floor(y / ${width})`.execute(this.#db);
		return found.rows.map(({ kind: of, n, x: right, y: down, lowest, highest, first, last }) => ({
			kind: of,
			count: Number(n),
			...fromMercator({ x: right, y: down }),
			south: lowest,
			west: first,
			north: highest,
			east: last,
		}));
	}

	#where(box: MapBox | null): RawBuilder<SqlBool> {
		const { where, latitude, longitude } = this.#rows;
		if (box === null) return and(where);
		return and([...where, isWithin({ latitude, longitude }, { box, corners: null })]);
	}
}

/** Whether a place lies in a part of the map, by the same calculation as `isInShape` of the engine. */
export function isWithin(
	{ latitude, longitude }: Pick<PlacedRows, "latitude" | "longitude">,
	{ box: { south, west, north, east }, corners }: MapShape,
): RawBuilder<SqlBool> {
	const inBox = sql<SqlBool>`${latitude} between ${double(south)} and ${double(north)} and ${longitude} between ${double(west)} and ${double(east)}`;
	if (corners === null) return sql<SqlBool>`(${inBox})`;
	const sides = sidesOf(corners).map(([from, to]) => {
		const along = sql`(${double(to.longitude - from.longitude)} * (p.latitude - ${double(from.latitude)})) / ${double(to.latitude - from.latitude)}`;
		return sql`(case when (${double(from.latitude)} > p.latitude) <> (${double(to.latitude)} > p.latitude)
			and p.longitude < ${along} + ${double(from.longitude)} then 1 else 0 end)`;
	});
	if (sides.length === 0) return sql<SqlBool>`1 = 0`;
	return sql<SqlBool>`(${inBox} and (select (${sql.join(sides, sql` + `)}) % 2 from (select ${latitude} as latitude, ${longitude} as longitude) p) = 1)`;
}

/** PostgreSQL cannot infer the type of a numeric parameter. */
export const double = (value: number): RawBuilder<number> => sql<number>`cast(${value} as double precision)`;
