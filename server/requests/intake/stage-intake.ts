import {
	type Judgement,
	latestJudgement,
	type RequestContent,
	type RequestHead,
	readJson,
	requestHeadOf,
	writeJson,
} from "../../../engine/index.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import { stagedAtATime, stageRows } from "../../database/writing/staged-rows.ts";
import { requestFileRows } from "../../files/file-read-model.ts";
import type { Tenant } from "../../tenants/tenant.ts";
import { listRowOf } from "../request-row-store.ts";
import { judgementRows, newRequestRow } from "../store-new-requests.ts";
import { findStoredForChange } from "./intake-store.ts";
import type { Fingerprints, ReadyLine } from "./plan-intake.ts";
import type { SortedIntake } from "./sort-intake.ts";

type Told = SortedIntake["changed"][number];

/** Somebody changed, judged or took in one of the requests meanwhile: what happens to each has to be decided again. */
export class IntakeOvertaken extends Error {}

export interface StagedIntake {
	readonly db: DataDoor["db"];
	readonly tenant: Pick<Tenant, "slug" | "definition">;
	/** Milliseconds since 1970. */
	readonly now: number;
	/** Identifies the staged rows of this import. Nobody can guess it, so no text of a request contains it. */
	readonly run: string;
	/** Tags that the tenant has, or once had. */
	readonly knownTags: ReadonlySet<string>;
	/** Receives the number of requests staged; if it rejects, staging stops. */
	readonly advance: (done: number) => Promise<void>;
}

/**
 * Placeholders for the number of a request in its texts, and for its counter in its record: both are assigned when it is shown. The first
 * contains no digits, which a sort key would write differently.
 */
export const numberToCome = (run: string) => `<${run.replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")}>`;
export const counterToCome = -1;

/**
 * Prepares every row of new and changed requests, five hundred requests at a time and without a lock: nobody sees any of it, and people can
 * go on working. See showIntake.
 * @throws IntakeOvertaken
 */
export async function stageIntake(staged: StagedIntake, { added, changed }: Pick<SortedIntake, "added" | "changed">): Promise<void> {
	const numbers = new Map<string, number>();
	const stage = async (target: string, rows: readonly object[]) => {
		const first = (numbers.get(target) ?? 0) + 1;
		numbers.set(target, first - 1 + rows.length);
		await stageRows(staged.db, { run: staged.run, target, first, now: staged.now }, rows);
	};
	for (let start = 0; start < added.length; start += stagedAtATime) {
		const rows = added.slice(start, start + stagedAtATime).map((line) => addedRows(staged, line));
		await stageAll(stage, rows);
		await staged.advance(Math.min(start + stagedAtATime, added.length));
	}
	for (let start = 0; start < changed.length; start += stagedAtATime) {
		const some = changed.slice(start, start + stagedAtATime);
		const stored = await findStoredForChange(
			staged.db,
			staged.tenant.slug,
			some.map(({ known }) => known.uuid),
		);
		const rows = some.map((told) => changedRows(staged, told, stored.get(told.known.uuid)));
		await stageAll(stage, rows);
		await staged.advance(added.length + Math.min(start + stagedAtATime, changed.length));
	}
}

type Rows = Readonly<Record<string, readonly object[]>>;

async function stageAll(stage: (target: string, rows: readonly object[]) => Promise<void>, rows: readonly Rows[]): Promise<void> {
	const targets = new Set(rows.flatMap(Object.keys));
	for (const target of targets) {
		await stage(
			target,
			rows.flatMap((one) => one[target] ?? []),
		);
	}
}

function addedRows({ tenant, now, run, knownTags }: StagedIntake, { request, told }: ReadyLine): Rows {
	const judgements = request.judgements.map(byTheSource);
	const row = newRequestRow(tenant, { ...request, judgements, storedAt: now }, numberToCome(run), counterToCome, 0);
	const { uuid } = row;
	return {
		request: [row],
		request_row: [{ ...listRowOf(tenant.slug, 0, readJson(row.record)), process_uuid: null }],
		request_judgement: judgementRows(row, { judgements }),
		request_source: [sourceRow(tenant.slug, now, uuid, told)],
		file: requestFileRows(tenant.slug, [{ uuid, docs: request.content.docs }], now),
		kept_use: usesOf(tenant.slug, uuid, request.content.Tags, knownTags),
	};
}

interface StoredForChange {
	readonly record: Parameters<typeof readJson<RequestHead>>[0];
	readonly synced: number;
	readonly judgements: number;
}

function changedRows({ tenant, now, knownTags }: StagedIntake, { request, told, known }: Told, row: StoredForChange | undefined): Rows {
	if (row === undefined || row.synced !== known.synced) throw new IntakeOvertaken();
	const { uuid } = known;
	const stored = readJson(row.record);
	const content = withoutWhatPeopleDid(request.content, stored, told, known);
	const renewed = requestHeadOf(content, stored, latestJudgement(request.judgements));
	const samePlace = content.coordinates === stored.coordinates && stored.geocoding !== undefined;
	const head = samePlace ? { ...renewed, geocoding: stored.geocoding } : renewed;
	const change = {
		tenant: tenant.slug,
		uuid,
		status: head.status,
		latitude: head.coordinates.lat,
		longitude: head.coordinates.lng,
		nomatch: head.coordinates.nomatch ? 1 : 0,
		submitted_at: head.submitted_at,
		created_at: head.created_at,
		processed_at: head.processed_at,
		synced: row.synced,
		record: writeJson(head),
		docs: JSON.stringify(content.docs),
	};
	const judgements = judgementRows({ tenant: tenant.slug, uuid }, { judgements: request.judgements.map(byTheSource) });
	const retagged = head.Tags !== stored.Tags;
	return {
		changed_request: [change],
		changed_row: [listRowOf(tenant.slug, row.synced, head)],
		request_judgement: judgements.map((judgement) => ({ ...judgement, number: judgement.number + row.judgements })),
		changed_source: [sourceRow(tenant.slug, now, uuid, told)],
		changed_tags: retagged ? [{ tenant: tenant.slug, record_uuid: uuid }] : [],
		kept_use: retagged ? usesOf(tenant.slug, uuid, head.Tags, knownTags) : [],
	};
}

function usesOf(tenant: string, uuid: string, tags: readonly string[], known: ReadonlySet<string>) {
	const own = [...new Set(tags)].filter((tag) => known.has(tag));
	return own.map((entry_uuid) => ({ tenant, list: "tags", entry_uuid, entity: "request", record_uuid: uuid }));
}

/** A place that somebody corrected and tags that somebody put on stay, as long as the source has not changed its own. */
function withoutWhatPeopleDid(
	content: RequestContent,
	stored: RequestHead,
	told: Fingerprints,
	known: Pick<Told["known"], "place" | "tags">,
): RequestContent {
	const coordinates = known.place === told.place ? stored.coordinates : content.coordinates;
	const Tags = known.tags === told.tags ? stored.Tags : content.Tags;
	return { ...content, coordinates, Tags };
}

/** The author has no account here. */
function byTheSource(judgement: Judgement): Judgement & { readonly userId: string } {
	return { ...judgement, userId: "" };
}

function sourceRow(tenant: string, now: number, uuid: string, { whole, place, tags }: Fingerprints) {
	return { tenant, request_uuid: uuid, whole, place, tags, told_at: now };
}
