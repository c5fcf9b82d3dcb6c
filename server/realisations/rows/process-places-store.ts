import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Codes, type MapShape, type MapState, placeKeys } from "../../../engine/index.ts";
import type { DataDoor } from "../../database/open-database.ts";
import { withinCodes } from "../../database/ordered-rows.ts";
import { isWithin, PlacesOnMap } from "../../database/placed-rows.ts";
import { cellText, isPostgres, or } from "../../database/row-expressions.ts";
import { hiddenAt } from "./process-rows-store.ts";
import type { RowSight } from "./row-sight.ts";

type PlaceSight = Pick<RowSight, "hiddenPlace">;

interface PlacesAsked {
	readonly tenant: string;
	readonly codes: Codes;
	readonly sight: PlaceSight;
	/** Codes of the steps from which on a process is in progress. */
	readonly inProgress: readonly string[];
	/** What they have to meet besides. */
	readonly where?: readonly RawBuilder<SqlBool>[];
}

interface PlacedProcess {
	readonly uuid: string;
	readonly reference: string;
}

/** Where a process is, and whether this person may see it there. */
export function placeOfProcess(db: DataDoor["db"], sight: PlaceSight) {
	const degrees = (key: string) => sql<number>`cast(${cellText(isPostgres(db), key)} as double precision)`;
	const place = { latitude: degrees(placeKeys.latitude), longitude: degrees(placeKeys.longitude) };
	const hidden = sight.hiddenPlace().map(hiddenAt);
	const seen = [sql<SqlBool>`${place.latitude} is not null`, ...(hidden.length === 0 ? [] : [sql<SqlBool>`not ${or(hidden)}`])];
	return { ...place, seen, within: (shapes: readonly MapShape[]) => [...seen, ...shapes.map((shape) => isWithin(place, shape))] };
}

/** The processes whose place the person may see, in order of change: the order of a browser that loads them all. */
export function processPlaces(
	db: DataDoor["db"],
	{ tenant, codes, sight, inProgress, where = [] }: PlacesAsked,
): PlacesOnMap<PlacedProcess> {
	const onPostgres = isPostgres(db);
	const { latitude, longitude, seen } = placeOfProcess(db, sight);
	const isFurther: RawBuilder<SqlBool> =
		inProgress.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${cellText(onPostgres, placeKeys.step)} in (${sql.join(inProgress)})`;
	const state = (of: MapState) => sql.lit(of);
	const record = sql`p where p.tenant = r.tenant and p.uuid = r.uuid`;
	const reference = onPostgres
		? sql`(select p.record::json ->> 'reference' from realisation ${record})`
		: sql`(select p.record ->> '$.reference' from realisation ${record})`;
	return new PlacesOnMap(db, {
		from: sql`realisation_row r`,
		where: [...withinCodes(tenant, codes), ...seen, ...where],
		latitude,
		longitude,
		kind: sql<string>`(case when r.status = 'cancelled' then ${state("rejected")} when r.status = 'completed' then ${state("realized")}
			when ${isFurther} then ${state("in-progress")} else ${state("suggestion")} end)`,
		columns: sql`r.uuid, ${reference} as reference`,
		order: sql`r.synced`,
	});
}
