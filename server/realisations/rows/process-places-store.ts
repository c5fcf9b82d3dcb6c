import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Codes, type MapState, placeKeys } from "../../../engine/index.ts";
import type { DataDoor } from "../../database/open-database.ts";
import { withinCodes } from "../../database/ordered-rows.ts";
import { PlacesOnMap } from "../../database/placed-rows.ts";
import { cellText, isPostgres, or } from "../../database/row-expressions.ts";
import { hiddenAt } from "./process-rows-store.ts";
import type { RowSight } from "./row-sight.ts";

interface PlacesAsked {
	readonly tenant: string;
	readonly codes: Codes;
	readonly sight: Pick<RowSight, "hiddenPlace">;
	/** Codes of the steps from which on a process is in progress. */
	readonly inProgress: readonly string[];
}

interface PlacedProcess {
	readonly uuid: string;
	readonly reference: string;
}

/** The processes whose place the person may see, in order of change: the order of a browser that loads them all. */
export function processPlaces(db: DataDoor["db"], { tenant, codes, sight, inProgress }: PlacesAsked): PlacesOnMap<PlacedProcess> {
	const onPostgres = isPostgres(db);
	const degrees = (key: string) => sql<number>`cast(${cellText(onPostgres, key)} as double precision)`;
	const [latitude, longitude] = [degrees(placeKeys.latitude), degrees(placeKeys.longitude)];
	const hidden = sight.hiddenPlace().map(hiddenAt);
	const isFurther: RawBuilder<SqlBool> =
		inProgress.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${cellText(onPostgres, placeKeys.step)} in (${sql.join(inProgress)})`;
	const state = (of: MapState) => sql.lit(of);
	const record = sql`p where p.tenant = r.tenant and p.uuid = r.uuid`;
	const reference = onPostgres
		? sql`(select p.record::json ->> 'reference' from realisation ${record})`
		: sql`(select p.record ->> '$.reference' from realisation ${record})`;
	return new PlacesOnMap(db, {
		from: sql`realisation_row r`,
		where: [
			...withinCodes(tenant, codes),
			sql<SqlBool>`${latitude} is not null`,
			...(hidden.length === 0 ? [] : [sql<SqlBool>`not ${or(hidden)}`]),
		],
		latitude,
		longitude,
		kind: sql<string>`(case when r.status = 'cancelled' then ${state("rejected")} when r.status = 'completed' then ${state("realized")}
			when ${isFurther} then ${state("in-progress")} else ${state("suggestion")} end)`,
		columns: sql`r.uuid, ${reference} as reference`,
		order: sql`r.synced`,
	});
}
