import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Codes, type MapShape, type MapState, placeKeys } from "../../../engine/index.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import { withinCodes } from "../../database/rows/ordered-rows.ts";
import { type AskedPlacesOnMap, isWithin, PlacesOnMap } from "../../database/rows/placed-rows.ts";
import { cellText, isPostgres, or } from "../../database/rows/row-expressions.ts";
import { arePlacesKept, KeptPlaces } from "./kept-places-store.ts";
import { hiddenAt } from "./process-rows-store.ts";
import type { RowSight } from "./row-sight.ts";

type PlaceSight = Pick<RowSight, "hiddenPlace">;

interface PlacesAsked {
	readonly tenant: string;
	readonly codes: Codes;
	readonly sight: PlaceSight;
	/** Codes of the steps from which a process is in progress. */
	readonly inProgress: readonly string[];
	/** Additional conditions on the rows. */
	readonly where?: readonly RawBuilder<SqlBool>[];
}

interface PlacedProcess {
	readonly uuid: string;
	readonly reference: string;
}

/** The place of a process, and whether this person may see it there. */
export function placeOfProcess(db: DataDoor["db"], sight: PlaceSight) {
	const degrees = (key: string) => sql<number>`cast(${cellText(isPostgres(db), key)} as double precision)`;
	const place = { latitude: degrees(placeKeys.latitude), longitude: degrees(placeKeys.longitude) };
	const hidden = sight.hiddenPlace().map(hiddenAt);
	const seen = [sql<SqlBool>`${place.latitude} is not null`, ...(hidden.length === 0 ? [] : [sql<SqlBool>`not ${or(hidden)}`])];
	return { ...place, seen, within: (shapes: readonly MapShape[]) => [...seen, ...shapes.map((shape) => isWithin(place, shape))] };
}

/** The processes whose place the person may see, in order of change: the same order as in a browser that loads them all. */
export async function processPlaces(db: DataDoor["db"], asked: PlacesAsked): Promise<AskedPlacesOnMap<PlacedProcess>> {
	const { tenant, codes, sight, inProgress, where = [] } = asked;
	const onPostgres = isPostgres(db);
	const isFurther = (step: RawBuilder<unknown>): RawBuilder<SqlBool> =>
		inProgress.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${step} in (${sql.join(inProgress)})`;
	const state = (of: MapState) => sql.lit(of);
	const kindBy = (step: RawBuilder<unknown>) => sql<string>`(case when r.status = 'cancelled' then ${state("rejected")}
		when r.status = 'completed' then ${state("realized")} when ${isFurther(step)} then ${state("in-progress")}
		else ${state("suggestion")} end)`;
	const record = sql`p where p.tenant = r.tenant and p.uuid = r.uuid`;
	const reference = onPostgres
		? sql`(select p.record::json ->> 'reference' from realisation ${record})`
		: sql`(select p.record ->> '$.reference' from realisation ${record})`;
	const columns = sql<PlacedProcess>`r.uuid, ${reference} as reference`;
	if (where.length === 0 && sight.hiddenPlace().length === 0 && (await arePlacesKept(db, tenant)))
		return new KeptPlaces<PlacedProcess>(db, { tenant, codes, kind: kindBy(sql`r.step`), columns });
	const { latitude, longitude, seen } = placeOfProcess(db, sight);
	return new PlacesOnMap<PlacedProcess>(db, {
		from: sql`realisation_row r`,
		where: [...withinCodes(tenant, codes), ...seen, ...where],
		...{ latitude, longitude, columns },
		kind: kindBy(cellText(onPostgres, placeKeys.step)),
		order: sql`r.synced`,
	});
}
