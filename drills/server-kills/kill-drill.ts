import { resolve } from "node:path";
import { SeededRandom } from "../../server/demo/seeded-random.ts";
import { DrillServer } from "../drill-server.ts";
import { pause } from "../paced.ts";
import type { WriteBook } from "../postgres-restarts/write-book.ts";
import { type LoadReport, underLoad } from "./under-load.ts";

interface KillDrill {
	/** Folder with PostgreSQL's programs. */
	readonly bin: string;
	/** Whether another blow follows. */
	readonly goesOn: (blows: number) => boolean;
	/** Minimum and maximum time between two blows, in milliseconds. A blow does not wait for the end of the one before. */
	readonly everyMs: readonly [number, number];
	/** Determines moments and servers; timing still depends on the machine. */
	readonly seed: number;
	/** Longest freeze in milliseconds; the database ends one of more than five seconds. */
	readonly freezeMs: number;
	/** Every so many blows, PostgreSQL is restarted; the others alternately kill a server and freeze one. */
	readonly postgresEvery: number;
	/** Maximum number of writes that are started per second; as many as six clients can make when left out. */
	readonly perSecond?: number | undefined;
	/**
	 * A fault that the drill must detect. `hasty`: a server responds before a write is durable. `forgetful`: clients repeat a write under
	 * another key. `deaf`: followers do not send the last event that they received.
	 */
	readonly plant?: "hasty" | "forgetful" | "deaf";
	readonly progress?: (blows: number, book: WriteBook) => void;
}

interface KillReport extends LoadReport {
	readonly killed: number;
	readonly frozen: number;
	readonly postgresRestarts: number;
	/** How often two or more servers were down at the same moment. */
	readonly severalAway: number;
	/** Servers that ended before they served, because their database was down or busy, and were started again. */
	readonly startedAnew: number;
}

const serverCount = 3;
/** A server that fails to start this many times never will. */
const mostStarts = 5;

/** Again and again, one of three servers is killed and restarted, or frozen for a while, or their PostgreSQL is restarted. */
export async function killDrill(drill: KillDrill): Promise<KillReport> {
	const { bin, seed, freezeMs, postgresEvery, perSecond, plant } = drill;
	const [fromMs, toMs] = drill.everyMs;
	const script = resolve(import.meta.dirname, "server-to-kill.ts");
	let [killed, frozen, postgresRestarts, severalAway, startedAnew] = [0, 0, 0, 0, 0];
	const args = (dataDir: string) => [resolve("flows"), dataDir, ...(plant === "hasty" ? [plant] : [])];
	/** Acts as a supervisor: a server that cannot reach its database while it starts ends, and is started again. */
	const start = async (databaseUrl: string, dataDir: string) => {
		for (let left = mostStarts; ; left--) {
			try {
				return await DrillServer.start({ script, args: args(dataDir), databaseUrl });
			} catch (failure) {
				if (left === 1) throw failure;
				startedAnew += 1;
			}
		}
	};
	// A generator of its own: the clients draw from theirs in an order that depends on the machine.
	const chance = new SeededRandom(seed, "blows");
	const report = await underLoad({
		bin,
		seed,
		start,
		serverCount,
		perSecond,
		forgetsKeys: plant === "forgetful",
		deaf: plant === "deaf",
		async happens({ book, databaseUrl, servers, replace, written, ready, restartPostgres }, dataDir) {
			const away = new Map<number, Promise<void>>();
			const kill = async (place: number) => {
				killed += 1;
				await replace(place, () => start(databaseUrl, dataDir));
				await ready(place);
			};
			const freeze = async (place: number, forMs: number) => {
				frozen += 1;
				servers[place]?.freeze();
				await pause(forMs);
				servers[place]?.thaw();
				await ready(place);
			};
			for (let blow = 0; drill.goesOn(blow); blow++) {
				await written(20);
				await pause(fromMs + (toMs - fromMs) * chance.fraction());
				if (blow % postgresEvery === postgresEvery - 1) {
					postgresRestarts += 1;
					await restartPostgres(chance.chance(0.5) ? "fast" : "immediate");
				} else {
					// Only servers that are up are chosen, so that one always remains.
					while (away.size > serverCount - 2) await Promise.race(away.values());
					const place = chance.pick([...servers.keys()].filter((one) => !away.has(one)));
					if (away.size > 0) severalAway += 1;
					const blowing = (killed + frozen) % 2 === 0 ? kill(place) : freeze(place, freezeMs * (0.3 + 0.7 * chance.fraction()));
					const told = blowing.catch((failure: unknown) => void book.wrong.push(`a server did not come back: ${failure}`));
					away.set(
						place,
						told.finally(() => away.delete(place)),
					);
				}
				drill.progress?.(blow + 1, book);
			}
			await Promise.all(away.values());
		},
	});
	return { killed, frozen, postgresRestarts, severalAway, startedAnew, ...report };
}
