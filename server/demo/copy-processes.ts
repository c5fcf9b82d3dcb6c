import { createHash } from "node:crypto";
import { type RecordHead, writeJson } from "../../engine/index.ts";
import { countAnew } from "../database/dialects/planner-statistics.ts";
import type { DataDoor, WriteScope } from "../database/opening/open-database.ts";
import { highestCounter, type RealisationRow } from "../realisations/record/realisation-store.ts";
import { SeededRandom } from "./seeded-random.ts";

interface Copying {
	readonly data: Pick<DataDoor, "db" | "write">;
	/** Slug. */
	readonly tenant: string;
	/** Number of processes that the tenant should have. */
	readonly count: number;
	/** Determines which processes are copied and how each copy differs. */
	readonly seed: number;
	readonly progress: (have: number) => void;
	/** Stops between two batches; what was stored by then stays. */
	readonly signal?: AbortSignal;
}

/** Maximum number of source processes, the tenant's first: they are held in memory. */
const mostSources = 3_000;
/** Copies per transaction. */
const atATime = 200;
/** Maximum distance of a copy from its source, in degrees: a few kilometres. */
const aroundDegrees = 0.05;

/**
 * Increases a tenant's processes to `count` by copying existing ones: a hundred times as fast as making each through the engine, for
 * measurements at the scale of a whole country. A copy has its own uuid, number, house number and place, and otherwise the data of its
 * source; requests, locations and comments stay with the source. An interrupted run can be resumed.
 */
export async function copyProcesses({ data, tenant, count, seed, progress, signal }: Copying): Promise<number> {
	const { db } = data;
	const sources = await db
		.selectFrom("realisation")
		.selectAll()
		.where("tenant", "=", tenant)
		.orderBy("counter")
		.limit(mostSources)
		.execute();
	if (sources.length === 0) throw new Error(`${tenant} has no process to copy.`);
	const { have: before } = await db
		.selectFrom("realisation")
		.select((is) => is.fn.countAll<number | string>().as("have"))
		.where("tenant", "=", tenant)
		.executeTakeFirstOrThrow();
	let have = Number(before);
	if (have >= count) return have;
	await data.write(tenant, ({ db: within }) => forgetRows(within, tenant));
	for (let last = await highestCounter(db, tenant); have < count; ) {
		signal?.throwIfAborted();
		const [random, first] = [new SeededRandom(seed + last, tenant), last + 1];
		const several = Math.min(atATime, count - have);
		const drawn = Array.from({ length: several }, (_, place) => copyOf(random.pick(sources), { seed, counter: first + place, random }));
		await data.write(tenant, (scope) => store(scope, drawn));
		last += several;
		have += several;
		progress(have);
	}
	// A server may have built some rows meanwhile, and passed uuids that were copied later.
	await data.write(tenant, ({ db: within }) => forgetRows(within, tenant));
	await countAnew(db);
	return have;
}

type Copy = Omit<RealisationRow, "synced" | "record"> & { readonly record: RecordHead };

interface Own {
	readonly seed: number;
	readonly counter: number;
	readonly random: SeededRandom;
}

/** A hash in the form of a version 4 uuid. Random numbers of 32 bits would soon repeat. */
function uuidOf(tenant: string, { seed, counter }: Own): string {
	const hex = createHash("sha256").update(`${tenant} ${seed} ${counter}`).digest("hex");
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function copyOf({ synced: _, ...source }: RealisationRow, own: Own): Copy {
	const { counter, random } = own;
	const numbered = (text: string) => text.replace(/\d+$/, (digits) => String(counter).padStart(digits.length, "0"));
	const [ref, case_ref] = [numbered(source.ref), numbered(source.case_ref)];
	const uuid = uuidOf(source.tenant, own);
	const changes: [string, string][] = [
		[source.uuid, uuid],
		[`"${source.ref}"`, `"${ref}"`],
		[`"${source.case_ref}"`, `"${case_ref}"`],
		[`"case_counter":${source.counter},`, `"case_counter":${counter},`],
	];
	const [, number] = /"HouseNumber":"(\d+)"/.exec(source.record) ?? [];
	const [, street] = /"StreetName":"([^"\\]+)"/.exec(source.record) ?? [];
	let { address } = source;
	if (number !== undefined && street !== undefined) {
		const other = String(random.whole(1, 400));
		changes.push([`"HouseNumber":"${number}"`, `"HouseNumber":"${other}"`], [`"${street} ${number}`, `"${street} ${other}`]);
		if (address.startsWith(`${street} ${number}`)) address = `${street} ${other}${address.slice(street.length + 1 + number.length)}`;
	}
	for (const name of ["Latitude", "Longitude"]) {
		const [whole, degrees] = new RegExp(`"${name}":(\\d+\\.\\d+)`).exec(source.record) ?? [];
		const moved = (Number(degrees) + (random.fraction() - 0.5) * 2 * aroundDegrees).toFixed(6);
		if (whole !== undefined) changes.push([whole, `"${name}":${Number(moved)}`]);
	}
	const changed = (text: string) => changes.reduce((done, [from, to]) => done.replaceAll(from, to), text);
	const record: RecordHead = JSON.parse(changed(source.record));
	const past = { events: changed(source.events), history: changed(source.history), files: changed(source.files) };
	return { ...source, ...past, record, uuid, counter, ref, case_ref, address };
}

async function store({ db, tick }: WriteScope, copies: readonly Copy[]): Promise<void> {
	const rows = copies.map(({ record, ...copy }) => {
		const synced = tick();
		return { ...copy, synced, record: writeJson({ ...record, synced }) };
	});
	await db.insertInto("realisation").values(rows).execute();
}

/** Marks the rows of lists, and who is waited for, as to be filled in again in the background. */
async function forgetRows(db: DataDoor["db"], tenant: string): Promise<void> {
	await db.deleteFrom("listed_fill").where("tenant", "=", tenant).where("list", "=", "realisations").execute();
	await db.deleteFrom("waiting_fill").where("tenant", "=", tenant).execute();
}
