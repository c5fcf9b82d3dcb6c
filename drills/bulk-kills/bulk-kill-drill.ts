import type { RealisationRecord } from "../../engine/index.ts";
import { SeededRandom } from "../../server/demo/seeded-random.ts";
import { newProcess } from "../../server/test-support/test-process.ts";
import { type Outcome, type Outcomes, type Saves, wrongAfterRun, wrongAfterUndo, wrongInTrail } from "./compare-outcomes.ts";
import { type Saved, saveAmong } from "./saver.ts";
import { filled, Stage } from "./stage.ts";

interface BulkKillDrill {
	/** At most 5,000. */
	readonly processes: number;
	/** Number of times that the server is killed: half of them while the act is carried out, half while it is undone. */
	readonly kills: number;
	/** Determines the moments; timing still depends on the machine. */
	readonly seed: number;
	/** Address of PostgreSQL; SQLite when null. */
	readonly databaseUrl: string | null;
	/** A fault that the drill must detect. `torn`: for some items, the outcome is lost although the change was made. */
	readonly plant?: "torn" | undefined;
	readonly progress?: (what: string) => void;
}

export interface BulkKillReport {
	readonly kills: number;
	/** The kills during the act, not before or after it. */
	readonly killsWithin: number;
	readonly done: number;
	/** Refused because somebody else had saved meanwhile. */
	readonly stale: number;
	readonly undone: number;
	readonly kept: number;
	/** Saves by the two others, while the act was carried out and while it was undone. */
	readonly saves: number;
	readonly refusedSaves: number;
	/** Calls that were cut off, and repeated under their idempotency key. */
	readonly repeated: number;
	readonly differences: readonly string[];
}

interface Act {
	readonly uuid: string;
	readonly state: string;
	readonly counts: Readonly<Record<string, number>>;
}

const acted = 7;
const atOnce = 24;

/**
 * One act fills in a field in very many processes while two others save and the server is killed again and again; the act is then undone in
 * the same way. Afterwards every process must have exactly the outcome that its item reports, no save may be lost, and whatever nobody else
 * touched must be as it was.
 */
export async function bulkKillDrill(drill: BulkKillDrill): Promise<BulkKillReport> {
	const { processes, kills, seed, databaseUrl, plant, progress = () => {} } = drill;
	const stage = new Stage({ databaseUrl, plant });
	const random = new SeededRandom(seed);
	let killsWithin = 0;
	try {
		await stage.start();
		const uuids = await each(Array.from({ length: processes }), async () => {
			const { uuid } = await stage.call<RealisationRecord>("actor", "processes/realisation", newProcess(stage.tenant));
			return uuid;
		});
		progress(`${processes} processes`);
		const before = new Map((await each(uuids, (uuid) => stage.record(uuid))).map((record) => [record.uuid, record]));
		const { tenant } = await stage.call<{ tenant: { steps: { step: string; uuid: string }[] } }>("actor", "configs");
		const firstStep = tenant.steps.find(({ step }) => step === "1")?.uuid ?? "";
		const fill = { step: "1", complete: false, fields: { [filled]: acted } };
		const act = await stage.call<Act>("actor", "bulk/check", { data: { list: "realisations", kind: "fill", uuids, fill } });
		if (act.counts.can !== processes) throw new Error(`The act can be done to ${act.counts.can} of ${processes}.`);

		/** Runs the act to its end, with two savers at work and a number of kills. */
		const through = async (ask: "run" | "undo", stations: number, blows: number): Promise<readonly Saved[]> => {
			const [doing, left] = ask === "run" ? ["running", "can"] : ["undoing", "done"];
			let reached: number | undefined = 0;
			await stage.call("actor", `bulk/${act.uuid}/${ask}`, ask === "run" ? { data: {} } : {});
			const first = await stage.call<Act>("actor", `bulk/${act.uuid}`);
			const whole = ask === "run" ? processes : (first.counts.done ?? 0) + (first.counts.undone ?? 0) + (first.counts.kept ?? 0);
			// One works from the front and one from the back, so that they meet processes both before and after the act.
			const ways = [uuids.filter((_uuid, at) => at % 6 === 0), uuids.filter((_uuid, at) => at % 6 === 3).reverse()];
			const saving = ways.map((way, at) =>
				saveAmong(stage, { who: `saver ${at}`, uuids: way, stations: stations + at, firstStep, reached: () => reached }),
			);
			const moments = Array.from({ length: blows }, (_, at) => (at + random.fraction()) / blows);
			for (;;) {
				const { state, counts } = await stage.call<Act>("actor", `bulk/${act.uuid}`);
				if (state !== doing) break;
				reached = 1 - (counts[left ?? ""] ?? 0) / Math.max(1, whole);
				const next = moments[0];
				if (next !== undefined && reached >= next * 0.95) {
					moments.shift();
					await stage.replace();
					killsWithin += 1;
					progress(`${ask}: killed at ${Math.round(reached * whole)} of ${whole}`);
				} else await new Promise((done) => setTimeout(done, 15));
			}
			reached = undefined;
			return Promise.all(saving);
		};
		const outcomes = async (): Promise<Outcomes> => {
			const all = new Map<string, Outcome>();
			for (;;) {
				const page = await stage.call<readonly (Outcome & { uuid: string })[]>("actor", `bulk/${act.uuid}/items?after=${all.size}`);
				for (const { uuid, state, code } of page) all.set(uuid, { state, code });
				if (page.length === 0) return all;
			}
		};
		const savesOf = (saved: readonly Saved[], stations: number): Saves =>
			saved.map(({ stored }, at) => ({ stations: stations + at, stored }));

		const amongRun = await through("run", 3, Math.ceil(kills / 2));
		const ran = await outcomes();
		const differences = [...amongRun.flatMap(({ wrong }) => wrong)];
		if (ran.size !== processes) differences.push(`${ran.size} of ${processes} have an outcome`);
		const runSaves = savesOf(amongRun, 3);
		for (const found of await each(uuids, async (uuid) =>
			wrongAfterRun(await stage.record(uuid), ran.get(uuid), { act: act.uuid, stations: acted, saves: runSaves }),
		))
			differences.push(...found);
		progress(`carried out, ${differences.length} differences`);

		const amongUndo = await through("undo", 5, Math.floor(kills / 2));
		const undone = await outcomes();
		differences.push(...amongUndo.flatMap(({ wrong }) => wrong));
		const saves = [...runSaves, ...savesOf(amongUndo, 5)];
		for (const found of await each(uuids, async (uuid) => {
			const was = before.get(uuid);
			if (was === undefined) throw new Error(`${uuid} was not there.`);
			return wrongAfterUndo(
				await stage.record(uuid),
				{ before: was, ran: ran.get(uuid), undone: undone.get(uuid) },
				{ act: act.uuid, saves },
			);
		}))
			differences.push(...found);
		differences.push(...(await stage.stored((data) => wrongInTrail(data, uuids, ran, undone))));
		const count = (of: Outcomes, state: string) => [...of.values()].filter((outcome) => outcome.state === state).length;
		const all = [...amongRun, ...amongUndo];
		return {
			...{ kills, killsWithin, done: count(ran, "done"), stale: count(ran, "failed") },
			...{ undone: count(undone, "undone"), kept: count(undone, "kept") },
			saves: all.reduce((sum, { stored }) => sum + stored.size, 0),
			refusedSaves: all.reduce((sum, { refused }) => sum + refused, 0),
			repeated: stage.repeated,
			differences,
		};
	} finally {
		await stage.close();
	}
}

/** Works on several at a time, in order. */
async function each<Of, Result>(all: readonly Of[], work: (one: Of) => Promise<Result>): Promise<readonly Result[]> {
	const results: Result[] = [];
	for (let start = 0; start < all.length; start += atOnce) results.push(...(await Promise.all(all.slice(start, start + atOnce).map(work))));
	return results;
}
