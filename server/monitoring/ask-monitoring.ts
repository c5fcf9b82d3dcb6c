import type { MonitoringConfig } from "../config/config.ts";
import { OutsideServiceFailed } from "../outside/answer.ts";
import { outsideJson } from "../outside/json.ts";

const LIMITS = { timeoutMs: 5_000, maxBytes: 1024 * 1024 };
/** Five years, and more points than a charging plaza has. */
const MOST_MONTHS = 60;
const MOST_POINTS = 200;
const LONGEST_TEXT = 120;

/** How much of a month a charging point was in use. */
interface Occupancy {
	/** The month as the service writes it. */
	readonly label: string;
	/** From 0 to 1; null without data. */
	readonly value: number | null;
	readonly noData: boolean;
}

interface Monitoring {
	readonly aggregated: { readonly occupancy_rate: readonly Occupancy[] };
	readonly connectionPoints: readonly { readonly charge_point_id: string; readonly data: readonly Occupancy[] }[];
}

interface Question {
	/** Charging location. */
	readonly uuid: string;
	/** Its geography code. */
	readonly code: string;
	/** The request that the query is about. */
	readonly identifier: string;
}

/** Queries the service; null when it does not know the location. Throws `OutsideServiceFailed` for any unusable answer. */
export async function askMonitoring({ url, token }: MonitoringConfig, { uuid, code, identifier }: Question): Promise<Monitoring | null> {
	const said = await outsideJson(new URL(`${url}/location`), LIMITS, {
		headers: { authorization: `Bearer ${token}`, "x-from": "workflow", "x-identifier": identifier },
		body: { uuid, code },
	});
	const list = isObject(said) ? said.data : said;
	if (!Array.isArray(list)) throw new OutsideServiceFailed("an answer without a list of data");
	const [first]: readonly unknown[] = list;
	if (first === undefined) return null;
	if (!isObject(first)) throw new OutsideServiceFailed("an answer whose first item is no data");
	return monitoringOf(first);
}

function monitoringOf({ aggregated, connectionPoints }: Json): Monitoring {
	return {
		aggregated: { occupancy_rate: months(isObject(aggregated) ? aggregated.occupancy_rate : undefined) },
		connectionPoints: listOf(connectionPoints, MOST_POINTS).flatMap((point) => {
			const id = isObject(point) ? text(point.charge_point_id) : "";
			return isObject(point) && id !== "" ? [{ charge_point_id: id, data: months(point.data) }] : [];
		}),
	};
}

/** A month without a usable figure has no data, whatever else the service says about it. */
function months(value: unknown): readonly Occupancy[] {
	return listOf(value, MOST_MONTHS).flatMap((month) => {
		const label = isObject(month) ? text(month.label) : "";
		if (!isObject(month) || label === "") return [];
		const figure = month.noData === true ? null : rate(month.value);
		return [{ label, value: figure, noData: figure === null }];
	});
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown, most: number): readonly unknown[] => (Array.isArray(value) ? value.slice(0, most) : []);
const rate = (value: unknown) => (typeof value === "number" && value >= 0 && value <= 1 ? value : null);
/** Control characters and angle brackets never belong to the name of a month or a point. */
const text = (value: unknown) =>
	typeof value === "string" && value.length <= LONGEST_TEXT && !/[\p{Control}<>]/u.test(value) ? value.trim() : "";
