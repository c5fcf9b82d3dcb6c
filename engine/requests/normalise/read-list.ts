import { isObject } from "../../json/json-object.ts";
import * as requestTexts from "../../texts/requests.ts";
import type { IntakeSurroundings } from "./intake-surroundings.ts";
import type { FieldSource } from "./normaliser.ts";
import { type Reader, type Reading, unreadable } from "./reading.ts";
import { valueAt } from "./value-at.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const most = 50;

/**
 * Uuids of files, from texts or from objects that contain one. When one kind is selected, they may also come grouped by kind: an object
 * with a list for each kind, which leaves out kinds without files.
 */
export function fileList({ item, where }: Pick<FieldSource, "item" | "where">): Reader<readonly string[]> {
	return (given) => {
		const group = where === undefined || !isGrouped(given) ? null : { items: valueAt(given, where.value) ?? [] };
		const items = itemsIn(group === null ? given : group.items);
		if (items === undefined) return { problem: requestTexts.listAsked(most) };
		const isMeant = (one: unknown) => where === undefined || typeof one !== "object" || valueAt(one, where.name) === where.value;
		const meant = group === null ? items.filter(isMeant) : items;
		const found = meant.map((one) => (typeof one === "object" ? valueAt(one, item) : one));
		return found.every((one): one is string => typeof one === "string" && uuid.test(one))
			? { value: [...new Set(found.map((one) => one.toLowerCase()))] }
			: { problem: requestTexts.fileUuidAsked };
	};
}

/** Whether the value is an object of lists by kind, and nothing else. */
const isGrouped = (given: unknown): boolean =>
	isObject(given) && Object.values(given).every((each) => each === null || Array.isArray(each));

/** Uuids of the tenant's tags, given by uuid or label. */
export function tagList(tags: IntakeSurroundings["tags"]): Reader<readonly string[]> {
	return (given) => {
		const items = itemsIn(given);
		if (items === undefined) return { problem: requestTexts.listAsked(most) };
		const found = items.map((one) => tagOf(tags, typeof one === "object" ? valueAt(one, "uuid") : one));
		return found.every((one) => one !== undefined) ? { value: [...new Set(found)] } : { problem: requestTexts.tagUnknown };
	};
}

function tagOf(tags: IntakeSurroundings["tags"], given: unknown): string | undefined {
	if (typeof given !== "string" || given.length > 120) return undefined;
	const named = given.trim().toLowerCase();
	return tags.find((tag) => tag.uuid === named || tag.label.toLowerCase() === named)?.uuid;
}

/** A list, or the text of a table cell with items separated by semicolons, bars or, in the absence of those, commas. */
function itemsIn(given: unknown): readonly unknown[] | undefined {
	const items =
		typeof given === "string" && given.length < 4000 ? given.split(/[;|]/.test(given) ? /[;|]/ : ",").map((one) => one.trim()) : given;
	return Array.isArray(items) && items.length <= most ? items.filter((one) => one !== "" && one !== null) : undefined;
}

/** Code of the area, given as a code, a code without its leading zeros, or a name. */
export function area(areas: IntakeSurroundings["areas"]): Reader<string> {
	const byName = tableOf(areas);
	return (given): Reading<string> => {
		const said = typeof given === "number" ? String(given) : given;
		if (typeof said !== "string" || said.length > 120) return unreadable;
		const named = said.trim().toLowerCase();
		const code = byName.get(named) ?? (/^\d{1,3}$/.test(named) ? byName.get(named.padStart(4, "0")) : undefined);
		return code === undefined ? { problem: requestTexts.municipalityElsewhere } : { value: code };
	};
}

/** Maps names and codes to codes. Built once per list: a file has thousands of requests but one list. */
function tableOf(areas: IntakeSurroundings["areas"]): ReadonlyMap<string, string> {
	const made =
		tables.get(areas) ?? new Map(areas.flatMap(({ code, name }) => [[name.toLowerCase(), code] as const, [code, code] as const]));
	tables.set(areas, made);
	return made;
}

const tables = new WeakMap<IntakeSurroundings["areas"], ReadonlyMap<string, string>>();
