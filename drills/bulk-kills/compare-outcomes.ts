import { isDeepStrictEqual } from "node:util";
import { type RealisationRecord, realisationOf } from "../../engine/index.ts";
import type { DataDoor } from "../../server/database/opening/open-database.ts";

export interface Outcome {
	readonly state: string;
	readonly code: string;
}

export type Outcomes = ReadonlyMap<string, Outcome>;

/** What somebody saved in processes, by value, in order of time. */
export type Saves = readonly { readonly stations: number; readonly stored: ReadonlySet<string> }[];

interface Carried {
	readonly act: string;
	/** The value that the act fills in. */
	readonly stations: number;
	readonly saves: Saves;
}

const stationsOf = ({ values }: RealisationRecord) =>
	(values.ParkingSpots as { readonly NumberOfChargingStations?: number } | undefined)?.NumberOfChargingStations;

/** Sentences about a process whose state differs from the outcome in its item, or in which somebody's save is lost or doubled. */
export function wrongAfterRun(
	record: RealisationRecord,
	outcome: Outcome | undefined,
	{ act, stations, saves }: Carried,
): readonly string[] {
	const { uuid, Events } = record;
	const wrong: string[] = [];
	const ofAct = Events.filter(({ meta }) => meta.act === act).length;
	const own = saves.filter(({ stored }) => stored.has(uuid));
	const others = Events.filter(({ type, meta }) => type === "step-save" && meta.act === undefined).length;
	if (outcome?.state === "done" ? ofAct !== 1 : ofAct !== 0) wrong.push(`${uuid}: ${outcome?.state}, with ${ofAct} events of the act`);
	if (outcome?.state !== "done" && (outcome?.state !== "failed" || outcome.code !== "stale"))
		wrong.push(`${uuid}: ${outcome?.state} ${outcome?.code}`);
	if (outcome?.state === "failed" && own.length === 0) wrong.push(`${uuid}: refused as changed by others, who did not`);
	if (others !== own.length) wrong.push(`${uuid}: ${others} saves of others are stored, ${own.length} were acknowledged`);
	// The last write wins.
	const last = Events.at(-1)?.meta.act === act ? stations : own.at(-1)?.stations;
	if (stationsOf(record) !== last) wrong.push(`${uuid}: holds ${stationsOf(record)}, the last who wrote wrote ${last}`);
	return wrong;
}

/** The same after the act was undone. `before`: the process before the act. */
export function wrongAfterUndo(
	record: RealisationRecord,
	{ before, ran, undone }: { readonly before: RealisationRecord; readonly ran: Outcome | undefined; readonly undone: Outcome | undefined },
	{ act, saves }: Pick<Carried, "act" | "saves">,
): readonly string[] {
	const { uuid, Events } = record;
	const wrong: string[] = [];
	const own = saves.filter(({ stored }) => stored.has(uuid)).length;
	const takenBack = Events.filter(({ meta }) => meta.undoes === act).length;
	const others = Events.filter(({ type, meta }) => type === "step-save" && meta.act === undefined && meta.undoes === undefined).length;
	const expected = ran?.state === "done" ? (own === 0 ? ["undone"] : ["undone", "kept"]) : ["failed"];
	if (!expected.includes(undone?.state ?? "")) wrong.push(`${uuid}: ${ran?.state}, then ${undone?.state}, with ${own} saves of others`);
	if (takenBack !== (undone?.state === "undone" ? 1 : 0)) wrong.push(`${uuid}: ${undone?.state}, with ${takenBack} events that take back`);
	if (others !== own) wrong.push(`${uuid}: ${others} saves of others are stored, ${own} were acknowledged`);
	if (own === 0 && !isDeepStrictEqual(realisationOf(record), realisationOf(before))) wrong.push(`${uuid}: taken back, and not as it was`);
	return wrong;
}

/** The same for the audit trail: one line for the outcome of each item, in each direction. */
export async function wrongInTrail(
	{ db }: DataDoor,
	uuids: readonly string[],
	ran: Outcomes,
	undone: Outcomes,
): Promise<readonly string[]> {
	const lines = await db
		.selectFrom("audit_entry")
		.select(["target", "operation", "outcome"])
		.where("operation", "in", ["runBulk", "undoBulk"])
		.execute();
	const told = new Map<string, string[]>();
	for (const { target, operation, outcome } of lines) {
		if (target !== null) told.set(target, [...(told.get(target) ?? []), `${operation} ${outcome}`]);
	}
	return uuids.flatMap((uuid) => {
		const of = (outcome: Outcome | undefined) => (outcome?.code ? outcome.code : "done");
		const back = ran.get(uuid)?.state === "done" ? [`undoBulk ${of(undone.get(uuid))}`] : [];
		const expected = [`runBulk ${of(ran.get(uuid))}`, ...back];
		return isDeepStrictEqual(told.get(uuid), expected)
			? []
			: [`${uuid}: the trail says ${told.get(uuid)?.join(", ")}, not ${expected.join(", ")}`];
	});
}
