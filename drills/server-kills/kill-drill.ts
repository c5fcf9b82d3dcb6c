import { resolve } from "node:path";
import { DrillServer } from "../drill-server.ts";
import type { WriteBook } from "../postgres-restarts/write-book.ts";
import { type LoadReport, pause, underLoad } from "./under-load.ts";

interface KillDrill {
	/** Folder with PostgreSQL's programs. */
	readonly bin: string;
	/** How often a server is killed or frozen. */
	readonly blows: number;
	/** Determines moments, servers and kinds; timing still depends on the machine. */
	readonly seed: number;
	/** Longest freeze in milliseconds; one of more than five seconds is ended by the database. */
	readonly freezeMs: number;
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
}

/** Again and again one of two servers is killed and started anew, or frozen for a while. */
export async function killDrill({ bin, blows, seed, freezeMs, plant, progress }: KillDrill): Promise<KillReport> {
	const script = resolve(import.meta.dirname, "server-to-kill.ts");
	const start = (databaseUrl: string, dataDir: string) =>
		DrillServer.start({ script, args: [resolve("flows"), dataDir, ...(plant === "hasty" ? [plant] : [])], databaseUrl });
	let [killed, frozen] = [0, 0];
	const report = await underLoad({
		bin,
		seed,
		start,
		forgetsKeys: plant === "forgetful",
		deaf: plant === "deaf",
		async happens({ book, databaseUrl, random, servers, replace, written, ready }, dataDir) {
			for (let blow = 0; blow < blows; blow++) {
				await written(20);
				await pause(random() * 500);
				const place = Math.floor(random() * servers.length);
				if (blow % 2 === 0) {
					killed += 1;
					await replace(place, () => start(databaseUrl, dataDir));
				} else {
					frozen += 1;
					servers[place]?.freeze();
					await pause(freezeMs * (0.3 + 0.7 * random()));
					servers[place]?.thaw();
				}
				await ready(place);
				progress?.(blow + 1, book);
			}
		},
	});
	return { killed, frozen, ...report };
}
