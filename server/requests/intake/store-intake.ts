import {
	type Judgement,
	latestJudgement,
	type RequestContent,
	type RequestHead,
	readJson,
	requestHeadOf,
	writeJson,
} from "../../../engine/index.ts";
import type { WriteScope } from "../../database/open-database.ts";
import { keepEntryUses } from "../../kept-lists/kept-entry-read-model.ts";
import type { Tenant } from "../../tenants/tenant.ts";
import { insertJudgementRows, judgementCount } from "../request-store.ts";
import { storeNewRequests } from "../store-new-requests.ts";
import { getStoredRecord, putSourceRows, updateToldRequest } from "./intake-store.ts";
import type { Fingerprints, ReadyLine } from "./plan-intake.ts";
import type { SortedIntake } from "./sort-intake.ts";

type Told = SortedIntake["changed"][number];

interface IntakeWrite {
	readonly scope: WriteScope;
	readonly tenant: Pick<Tenant, "slug" | "definition">;
	readonly now: number;
	/** Hears how many requests were written; when it rejects, all of them are undone. */
	readonly advance: (done: number) => Promise<void>;
}

/** Requests stored at a time: bounds what is held in memory and how long nobody hears anything. */
const atATime = 1000;

/** Stores what is new and what changed. All of it is in the transaction of the scope. */
export async function storeIntake(write: IntakeWrite, { added, changed }: Pick<SortedIntake, "added" | "changed">): Promise<void> {
	for (let start = 0; start < added.length; start += atATime) {
		await storeAdded(write, added.slice(start, start + atATime));
		await write.advance(Math.min(start + atATime, added.length));
	}
	for (const [index, one] of changed.entries()) {
		await storeChanged(write, one);
		if (index % 100 === 99) await write.advance(added.length + index + 1);
	}
	await putSourceRows(
		write.scope.db,
		changed.map(({ known, told }) => sourceRow(write, known.uuid, told)),
	);
	await write.advance(added.length + changed.length);
}

async function storeAdded(write: IntakeWrite, lines: readonly ReadyLine[]): Promise<void> {
	const { scope, tenant, now } = write;
	const requests = lines.map(({ request }) => ({ ...request, judgements: request.judgements.map(byTheSource) }));
	const { stored } = await storeNewRequests(scope, tenant, requests, now);
	const byRef = new Map(lines.map((one) => [one.request.externalRef, one]));
	const pairs = stored.flatMap(({ uuid, externalRef }) => {
		const line = byRef.get(externalRef ?? "");
		return line === undefined ? [] : [{ uuid, line }];
	});
	await putSourceRows(
		scope.db,
		pairs.map(({ uuid, line }) => sourceRow(write, uuid, line.told)),
	);
}

async function storeChanged({ scope, tenant }: IntakeWrite, { request, told, known }: Told): Promise<void> {
	const { uuid } = known;
	const stored = readJson(await getStoredRecord(scope.db, tenant.slug, uuid));
	const content = withoutWhatPeopleDid(request.content, stored, told, known);
	const renewed = requestHeadOf(content, stored, latestJudgement(request.judgements));
	const samePlace = content.coordinates === stored.coordinates && stored.geocoding !== undefined;
	const head = samePlace ? { ...renewed, geocoding: stored.geocoding } : renewed;
	await updateToldRequest(scope.db, tenant.slug, uuid, {
		status: head.status,
		latitude: head.coordinates.lat,
		longitude: head.coordinates.lng,
		nomatch: head.coordinates.nomatch ? 1 : 0,
		submitted_at: head.submitted_at,
		created_at: head.created_at,
		processed_at: head.processed_at,
		synced: scope.tick(),
		record: writeJson(head),
		docs: JSON.stringify(content.docs),
	});
	if (head.Tags !== stored.Tags) await keepEntryUses(scope.db, { tenant: tenant.slug, list: "tags" }, "request", uuid, head.Tags);
	const first = (await judgementCount(scope.db, tenant.slug, uuid)) + 1;
	const judgements = [...request.judgements].sort((one, other) => one.processed_at - other.processed_at).map(byTheSource);
	await insertJudgementRows(
		scope.db,
		judgements.map(({ id, userId, ...judgement }, index) => ({
			tenant: tenant.slug,
			request_uuid: uuid,
			number: first + index,
			status: id,
			user_id: userId,
			...judgement,
		})),
	);
}

/** A place that somebody corrected and tags that somebody gave stay, as long as the source says of those what it said before. */
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

/** Nobody here is its author. */
function byTheSource(judgement: Judgement): Judgement & { readonly userId: string } {
	return { ...judgement, userId: "" };
}

function sourceRow({ tenant, now }: IntakeWrite, uuid: string, { whole, place, tags }: Fingerprints) {
	return { tenant: tenant.slug, request_uuid: uuid, whole, place, tags, told_at: now };
}
