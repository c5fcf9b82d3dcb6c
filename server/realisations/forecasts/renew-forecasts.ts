import {
	addDays,
	type Day,
	dayNumber,
	type ForecastGroup,
	forecastGroups,
	midnightOf,
	type TenantDefinition,
	today,
} from "../../../engine/index.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import { groupKey, pastProcesses } from "./past-processes-store.ts";

interface ForecastTenant {
	readonly slug: string;
	readonly definition: Pick<TenantDefinition, "forecast">;
}

/** Rows per statement: PostgreSQL and SQLite both accept this many values. */
const rowsAtATime = 200;

/** Turns a number of days since 1970-01-01 into a calendar day. */
const dayOf = (number: number): Day => addDays("1970-01-01", number);

/**
 * Forecasts when the running processes of a tenant will be finished, from what was known at the end of yesterday. Runs once a day, so that
 * a forecast is valid for that day and every server gives the same one. Returns whether there was anything to do. Saves hardly wait for it:
 * each write, of one type and geography code, takes the tenant's lock separately.
 */
export async function renewForecasts(data: DataDoor, { slug, definition }: ForecastTenant, now: number): Promise<boolean> {
	const day = today(now);
	const renewal = await data.db.selectFrom("forecast_renewal").select("day").where("tenant", "=", slug).executeTakeFirst();
	const isOn = definition.forecast === true;
	if (isOn ? renewal?.day === day : renewal === undefined) return false;
	const { all: past, running } = isOn ? await pastProcesses(data.reading, slug) : { all: [], running: new Map<string, Set<number>>() };
	const types = new Set<string>();
	// As of the end of yesterday, a process that ended today was still running.
	for (const { type, code, own, all } of forecastGroups(past, dayNumber(now) - 1)) {
		const place = { tenant: slug, type, day };
		if (!types.has(type)) await keep(data, { ...place, code: "" }, all, []);
		types.add(type);
		const days = new Set([...(running.get(groupKey({ type, code })) ?? []), dayNumber(now), dayNumber(now) + 1]);
		await keep(data, { ...place, code }, own, daysOf(own, all, [...days]));
		await new Promise((resolve) => setImmediate(resolve));
	}
	await data.write(slug, async ({ db }) => {
		// Removes forecasts for a type or code that no process has any longer, or of a tenant that has switched them off.
		for (const table of ["forecast_group", "forecast_day"] as const)
			await db
				.deleteFrom(table)
				.where("tenant", "=", slug)
				.$if(isOn, (query) => query.where("day", "<>", day))
				.execute();
		await db.deleteFrom("forecast_renewal").where("tenant", "=", slug).execute();
		if (isOn) await db.insertInto("forecast_renewal").values({ tenant: slug, day }).execute();
	});
	return true;
}

/**
 * The forecasts for processes created on these days. Other codes are used only when the own code has too few processes; where its own
 * forecasts proved unreliable, those of others would be no better.
 */
function daysOf(own: ForecastGroup, all: ForecastGroup, days: readonly number[]) {
	return days.map((started) => {
		const near = own.expected(started);
		const any = own.state === "few" ? all.expected(started) : near;
		return {
			since: midnightOf(dayOf(started)),
			until: midnightOf(dayOf(started + 1)),
			own_first: near && dayOf(near.first),
			own_last: near && dayOf(near.last),
			any_first: any && dayOf(any.first),
			any_last: any && dayOf(any.last),
		};
	});
}

interface GroupPlace {
	readonly tenant: string;
	readonly type: string;
	readonly code: string;
	readonly day: Day;
}

async function keep(data: DataDoor, place: GroupPlace, group: ForecastGroup, days: ReturnType<typeof daysOf>): Promise<void> {
	const { tenant, type, code } = place;
	const said = days.filter((each) => each.any_last !== null);
	await data.write(tenant, async ({ db }) => {
		for (const table of ["forecast_group", "forecast_day"] as const)
			await db.deleteFrom(table).where("tenant", "=", tenant).where("type", "=", type).where("code", "=", code).execute();
		const { state, cases, test } = group;
		await db
			.insertInto("forecast_group")
			.values({ ...place, state, cases, ...test })
			.execute();
		for (let at = 0; at < said.length; at += rowsAtATime) {
			const rows = said.slice(at, at + rowsAtATime).map((each) => ({ ...place, ...each }));
			await db.insertInto("forecast_day").values(rows).execute();
		}
	});
}
