import { maskFor, type PersonAccess, readJson, recordFor } from "../../engine/index.ts";
import { holdsWords } from "../database/holds-words.ts";
import type { DataDoor } from "../database/open-database.ts";
import { within } from "../database/within-codes.ts";
import { getFlowVersion, type Tenant } from "../tenants/tenant.ts";
import { rowsAreFilled } from "./fill-rows.ts";
import { ListOfRows } from "./rows/list-of-rows-store.ts";

/** A process as the search shows it. */
export interface FoundProcess {
	readonly uuid: string;
	readonly reference: string;
	/** Empty when the process has no address, or none that the person may see. */
	readonly address: string;
	readonly status: string;
	/** Of the current step. */
	readonly label: string;
}

interface Asker {
	readonly data: Pick<DataDoor, "db">;
	readonly tenant: Tenant;
	readonly access: PersonAccess;
	/** Milliseconds since 1970. */
	readonly now: number;
}

/**
 * Processes in which every word occurs in the part that this person sees: those with the words in their reference first, then the most
 * recently changed. Until every process has its row, only the reference number is searched.
 */
export async function findProcesses(asker: Asker, words: readonly string[], most: number): Promise<readonly FoundProcess[]> {
	if (words.length === 0 || !asker.access.has("realisationlist")) return [];
	const { data, tenant } = asker;
	const uuids = (await rowsAreFilled(data, tenant)) ? await amongRows(asker, words, most) : await byNumber(asker, words, most);
	const found = new Map((await processesByUuid(asker, uuids)).map((process) => [process.uuid, process]));
	return uuids.flatMap((uuid) => found.get(uuid) ?? []);
}

/** False while rows are being built: processes and applicants of requests may not be findable yet. */
export function isEveryWordFound({ data, tenant }: Pick<Asker, "data" | "tenant">): Promise<boolean> {
	return rowsAreFilled(data, tenant);
}

async function amongRows({ data, tenant, access, now }: Asker, words: readonly string[], most: number): Promise<readonly string[]> {
	const rows = await ListOfRows.of(data.db, { tenant, access, now });
	const page = { category: null, within: [], sort: "updated", descending: true, rows: most, skip: 0, after: null } as const;
	const first = rows.filters("reference") ? (await rows.page({ ...page, filters: { reference: words } }, most)).uuids : [];
	if (first.length >= most) return first;
	const { uuids } = await rows.page({ ...page, filters: { search: words } }, most);
	return [...new Set([...first, ...uuids])].slice(0, most);
}

async function byNumber({ data, tenant, access }: Asker, words: readonly string[], most: number): Promise<readonly string[]> {
	const rows = await data.db
		.selectFrom("realisation")
		.select("uuid")
		.where("tenant", "=", tenant.slug)
		.where(within(access.codes("realisationlist"), "code"))
		.where(holdsWords(data.db, ["ref"], words))
		.orderBy("updated_at", "desc")
		.orderBy("uuid")
		.limit(most)
		.execute();
	return rows.map(({ uuid }) => uuid);
}

/** Those of the given processes that the person may see. */
export async function processesByUuid({ data, tenant, access }: Asker, uuids: readonly string[]): Promise<readonly FoundProcess[]> {
	if (uuids.length === 0) return [];
	const rows = await data.db
		.selectFrom("realisation")
		.select(["uuid", "code", "status", "label", "flow_uuid", "flow_version", "record"])
		.where("tenant", "=", tenant.slug)
		.where("uuid", "in", uuids)
		.execute();
	return rows
		.filter(({ code }) => access.at(code).may("realisationlist"))
		.map(({ uuid, code, status, label, flow_uuid, flow_version, record }) => {
			const { compiled } = getFlowVersion(tenant, flow_uuid, flow_version);
			const reader = access.at(code);
			const stored = readJson(record);
			const { reference, address } =
				maskFor(compiled, reader) === null ? stored : recordFor(compiled, { ...stored, files: [], history: [], Events: [] }, reader);
			return { uuid, reference, address, status, label };
		});
}
