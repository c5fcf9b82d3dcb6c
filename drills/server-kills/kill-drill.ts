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
	/** Time between two blows in milliseconds, at least and at most. A blow does not wait for the end of the one before. */
	readonly everyMs: readonly [number, number];
	/** Determines moments and servers; timing still depends on the machine. */
	readonly seed: number;
	/** Longest freeze in milliseconds; one of more than five seconds is ended by the database. */
	readonly freezeMs: number;
	/** Each of so many blows PostgreSQL is restarted; the others kill a server or freeze it, in turn. */
	readonly postgresEvery: number;
	/** Writes that are begun in a second, at most; as many as six clients can when left out. */
	readonly perSecond?: number | undefined;
	/**
	 * A fault that the drill must detect. `hasty`: a server answers before a write is durable. `forgetful`: clients
	 * repeat a write under another key. `deaf`: who follows does not say what it heard last.
	 */
	readonly plant?: "hasty" | "forgetful" | "deaf";
	readonly progress?: (blows: number, book: WriteBook) => void;
}

interface KillReport extends LoadReport {
	readonly killed: number;
	readonly frozen: number;
	readonly postgresRestarts: number;
	/** How often two servers or more were away at the same moment. */
	readonly severalAway: number;
	/** Servers that ended before they served, since their database was away or held, and were started again. */
	readonly startedAnew: number;
}

const serverCount = 3;
/** One that does not start so often never will. */
const mostStarts = 5;

/** Again and again one of three servers is killed and started anew or frozen for a while, or their PostgreSQL is restarted. */
export async function killDrill(drill: KillDrill): Promise<KillReport> {
	const { bin, seed, freezeMs, postgresEvery, perSecond, plant } = drill;
	const [fromMs, toMs] = drill.everyMs;
	const script = resolve(import.meta.dirname, "server-to-kill.ts");
	let [killed, frozen, postgresRestarts, severalAway, startedAnew] = [0, 0, 0, 0, 0];
	const args = (dataDir: string) => [resolve("flows"), dataDir, ...(plant === "hasty" ? [plant] : [])];
	/** As a supervisor does: a server that does not get its database while it starts ends, and is started again. */
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
	// Of its own: the clients take from theirs in an order that depends on the machine.
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
					// Of those that are there, so that one always stays.
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
