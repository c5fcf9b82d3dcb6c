import { maskFor, pressureOf, readJson, recordFor } from "../../engine/index.ts";
import { object, uuid } from "../calls/schema-parts.ts";
import { getFlowVersion, type Tenant } from "../tenants/tenant.ts";
import type { Whose } from "./own-work-store.ts";
import type { WorkRow } from "./today-store.ts";

const text = { type: "string" } as const;
const nullable = (type: string, description: string) => ({ type: [type, "null"], description }) as const;

/** One piece of work, as the page shows it. */
export const workItemSchema = object({
	item: { ...text, description: "Its name, for `inbox/marks`: marked `later` it is put off till tomorrow, `open` takes that back." },
	kind: { type: "string", enum: ["realisation", "request"] },
	uuid,
	ref: text,
	address: { ...text, description: "Empty where there is none, or none that the person may see." },
	step: nullable("string", "Code of the step, where it is about one."),
	label: { ...text, description: "Name of the step; empty for a request." },
	since: { type: "integer", description: "Milliseconds since 1970 (UTC)." },
	due: nullable("string", "Last day, YYYY-MM-DD."),
	term: { ...text, description: "Name of the term that ends; empty without one." },
	left: nullable("integer", "Days until the last day; negative when it is past."),
	pressure: { type: "string", enum: ["late", "near", "running", "none"] },
	back: {
		type: ["string", "null"],
		enum: ["rejected", "reset", "resumed", null],
		description:
			"Why it is here again: what was decided elsewhere leads back, a step was opened again, or it goes on after it stood still.",
	},
	comment: {
		type: ["object", "null"],
		additionalProperties: false,
		required: ["uuid", "number", "message", "author"],
		properties: {
			uuid,
			number: { type: "integer", description: "Among those of its record: an address that ends with it points at the comment." },
			message: text,
			author: text,
		},
	},
});

/** Maximum number of characters of a comment in a row. */
const mostShown = 140;

/** The rows with the parts of their records that the person may see. A record that has gone in the meantime is left out. */
export async function workItems(whose: Whose, tenant: Tenant, rows: readonly WorkRow[], now: number) {
	const shown = await shownRecords(whose, tenant, rows);
	return rows.flatMap((row) => {
		const record = shown.get(row.uuid);
		if (record === undefined) return [];
		const term = row.term === null ? undefined : tenant.definition.terms?.[row.term];
		const pressed = row.due === null ? null : pressureOf(term, row.due, now);
		return [
			{
				item: row.item,
				kind: row.entity,
				uuid: row.uuid,
				ref: record.ref,
				address: record.address,
				step: row.step,
				label: row.step === null ? "" : record.labelOf(row.step),
				since: row.since,
				due: row.due,
				term: term?.label ?? "",
				left: pressed?.left ?? null,
				pressure: pressed?.state ?? "none",
				back: row.back,
				comment: row.comment && { ...row.comment, message: row.comment.message.slice(0, mostShown) },
			},
		];
	});
}

type RecordOfRow = Pick<WorkRow, "entity" | "uuid">;

/** The parts of the records that the person may see, by uuid. */
export async function shownRecords(whose: Whose, tenant: Tenant, rows: readonly RecordOfRow[]): Promise<ReadonlyMap<string, Shown>> {
	return new Map([...(await processesOf(whose, tenant, rows)), ...(await requestsOf(whose, rows))]);
}

interface Shown {
	readonly ref: string;
	readonly address: string;
	readonly labelOf: (step: string) => string;
}

async function processesOf(
	{ db, access }: Whose,
	tenant: Tenant,
	rows: readonly RecordOfRow[],
): Promise<readonly (readonly [string, Shown])[]> {
	const uuids = rows.filter(({ entity }) => entity === "realisation").map((row) => row.uuid);
	if (uuids.length === 0) return [];
	const found = await db
		.selectFrom("realisation")
		.select(["uuid", "ref", "code", "address", "flow_uuid", "flow_version", "record"])
		.where("tenant", "=", tenant.slug)
		.where("uuid", "in", [...new Set(uuids)])
		.execute();
	return found.flatMap(({ uuid: key, ref, code, address, flow_uuid, flow_version, record }): readonly (readonly [string, Shown])[] => {
		const reader = access.at(code);
		if (!reader.may("realisationlist")) return [];
		const { compiled } = getFlowVersion(tenant, flow_uuid, flow_version);
		const visible =
			maskFor(compiled, reader) === null
				? address
				: recordFor(compiled, { ...readJson(record), files: [], history: [], Events: [] }, reader).address;
		return [[key, { ref, address: visible, labelOf: (step) => compiled.steps.get(step)?.definition.label ?? step }]];
	});
}

async function requestsOf({ db, tenant, access }: Whose, rows: readonly RecordOfRow[]): Promise<readonly (readonly [string, Shown])[]> {
	const uuids = rows.filter(({ entity }) => entity === "request").map((row) => row.uuid);
	if (uuids.length === 0) return [];
	const found = await db
		.selectFrom("request")
		.select(["uuid", "ref", "code", "record"])
		.where("tenant", "=", tenant)
		.where("uuid", "in", [...new Set(uuids)])
		.execute();
	return found
		.filter(({ code }) => access.at(code).may("requestlist"))
		.map(({ uuid: key, ref, record }) => {
			const { summary } = readJson(record);
			return [key, { ref, address: summary.address, labelOf: () => "" }];
		});
}
