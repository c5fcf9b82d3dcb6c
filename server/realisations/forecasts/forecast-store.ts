import { type Kysely, type RawBuilder, sql } from "kysely";
import { type Codes, type Day, everyCode, type ForecastState } from "../../../engine/index.ts";
import type { Database } from "../../database/tables/tables.ts";

/** Only somebody who sees all geography codes may learn how long processes of other codes took. */
const seesAll = (codes: Codes) => codes === everyCode;

/** 1 for a process `r` that waits for somebody, else 0: a process on which nobody can act has no forecast. */
const waits = sql<number>`(case when r.status = 'active' and exists (select 1 from waiting w
	where w.tenant = r.tenant and w.realisation_uuid = r.uuid and w.kind = 'step') then 1 else 0 end)`;

/**
 * When the process `r` is expected to be finished, as far as somebody who sees these codes may know; null for a process that waits for
 * nobody.
 */
export function expectedOf(codes: Codes, which: "first" | "last"): RawBuilder<string | null> {
	const column = sql.ref(`d.${seesAll(codes) ? "any" : "own"}_${which}`);
	return sql<string | null>`(case when ${waits} = 1 then (select ${column} from forecast_day d where d.tenant = r.tenant
		and d.type = r.type and d.code = r.code and d.since <= r.created_at and d.until > r.created_at) end)`;
}

interface FoundForecast {
	readonly code: string;
	readonly type: string;
	readonly waits: number;
	readonly first: Day | null;
	readonly last: Day | null;
}

/** When a process is expected to be finished, and why there is a forecast or not. */
export interface Forecast {
	/**
	 * `given`: within the forecast's days. `beyond`: no process like it took so long. `few`, `unproven`: see ForecastState. `none`: it
	 * waits for nobody, or no forecast was computed yet.
	 */
	readonly state: ForecastState | "beyond" | "none";
	readonly first: Day | null;
	readonly last: Day | null;
	/** Number of finished processes behind the forecast, and whether they are from its own geography code or from all codes. */
	readonly cases: number;
	readonly among: "own" | "all";
}

interface ForecastPlace {
	readonly tenant: string;
	readonly uuid: string;
}

export async function forecastOf(db: Kysely<Database>, { tenant, uuid }: ForecastPlace, codes: Codes): Promise<Forecast> {
	const { rows } = await sql<FoundForecast>`
		select r.code, r.type, ${waits} as waits, ${expectedOf(codes, "first")} as first, ${expectedOf(codes, "last")} as last
		from realisation r where r.tenant = ${tenant} and r.uuid = ${uuid}`.execute(db);
	const row = rows[0];
	const none: Forecast = { state: "none", first: null, last: null, cases: 0, among: "own" };
	if (row === undefined || Number(row.waits) === 0) return none;
	const groups = await db
		.selectFrom("forecast_group")
		.select(["code", "state", "cases"])
		.where("tenant", "=", tenant)
		.where("type", "=", row.type)
		.where("code", "in", [row.code, ""])
		.execute();
	const own = groups.find(({ code }) => code === row.code);
	const all = groups.find(({ code }) => code === "");
	if (own === undefined || all === undefined) return none;
	const among = own.state === "few" && seesAll(codes) ? "all" : "own";
	const { state, cases } = among === "all" ? all : own;
	const { first, last } = row;
	return { state: state === "given" && last === null ? "beyond" : state, first, last, cases, among };
}
