import { maskFor, type PersonAccess, readJson, recordFor } from "../../../engine/index.ts";
import { holdsWords } from "../../database/holds-words.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import { within } from "../../database/within-codes.ts";
import { getFlowVersion, type Tenant } from "../../tenants/tenant.ts";
import { storedReference } from "../process/reference-number.ts";
import { rowsAreFilled } from "../rows/fill-rows.ts";
import { ListOfRows } from "../rows/list-of-rows-store.ts";

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
 * Processes in which every word occurs in the part that this person sees: those whose number was typed first, as people say it, then those
 * with the words in their reference, then the most recently changed. Until every process has its row, only the reference number is searched.
 */
export async function findProcesses(asker: Asker, words: readonly string[], most: number): Promise<readonly FoundProcess[]> {
	if (words.length === 0 || !asker.access.has("realisationlist")) return [];
	const { data, tenant } = asker;
	const [word = ""] = words;
	const reference = words.length === 1 ? storedReference(word) : null;
	const asked = reference === null ? [words] : [[reference], words];
	const uuids = (await rowsAreFilled(data, tenant)) ? await amongRows(asker, asked, most) : await byNumber(asker, asked, most);
	const found = new Map((await processesByUuid(asker, uuids)).map((process) => [process.uuid, process]));
	return uuids.flatMap((uuid) => found.get(uuid) ?? []);
}

/** False while rows are being built: processes and applicants of requests may not be findable yet. */
export function isEveryWordFound({ data, tenant }: Pick<Asker, "data" | "tenant">): Promise<boolean> {
	return rowsAreFilled(data, tenant);
}

/** Each way of asking by words, the best first. */
type Asked = readonly (readonly string[])[];

async function amongRows({ data, tenant, access, now }: Asker, asked: Asked, most: number): Promise<readonly string[]> {
	const rows = await ListOfRows.of(data.db, { tenant, access, now });
	const page = { category: null, within: [], sort: "updated", descending: true, rows: most, skip: 0, after: null } as const;
	const inOrder = rows.filters("reference") ? asked.map((words) => ({ reference: words })) : [];
	const found = new Set<string>();
	for (const filters of [...inOrder, { search: asked.at(-1) ?? [] }]) {
		for (const uuid of (await rows.page({ ...page, filters }, most)).uuids) found.add(uuid);
		if (found.size >= most) break;
	}
	return [...found].slice(0, most);
}

async function byNumber(asker: Asker, asked: Asked, most: number): Promise<readonly string[]> {
	const found = new Set<string>();
	for (const words of asked) for (const uuid of await withNumber(asker, words, most)) found.add(uuid);
	return [...found].slice(0, most);
}

async function withNumber({ data, tenant, access }: Asker, words: readonly string[], most: number): Promise<readonly string[]> {
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
