import type { RealisationRecord } from "../../engine/index.ts";
import { stepOne } from "../../server/test-support/test-process.ts";
import type { Stage } from "./stage.ts";

interface Saving {
	readonly who: string;
	readonly uuids: readonly string[];
	/** The value that is saved in the field of the act. */
	readonly stations: number;
	readonly firstStep: string;
	/** Progress of the act, from 0 to 1: nobody saves ahead of it, so that they meet all of it. Undefined once it has ended. */
	readonly reached: () => number | undefined;
}

export interface Saved {
	/** Processes in which the save was stored. */
	readonly stored: ReadonlySet<string>;
	readonly refused: number;
	/** Responses that no kill excuses. */
	readonly wrong: readonly string[];
}

/** How far somebody may be ahead of the act, as a fraction of it. */
const lead = 0.05;

/** Saves the first step of each process, one after the other, for as long as the act runs. */
export async function saveAmong(stage: Stage, { who, uuids, stations, firstStep, reached }: Saving): Promise<Saved> {
	const stored = new Set<string>();
	const wrong: string[] = [];
	let refused = 0;
	for (const [at, uuid] of uuids.entries()) {
		for (;;) {
			const now = reached();
			if (now === undefined) return { stored, refused, wrong };
			if (at / uuids.length <= now + lead) break;
			await new Promise((done) => setTimeout(done, 20));
		}
		const record = await stage.call<RealisationRecord>(who, `processes/realisation/${uuid}`);
		const { ParkingSpots, ...others } = stepOne(record) as Readonly<Record<string, object>>;
		const { status, text } = await stage.ask(who, `processes/realisation/${uuid}`, {
			intent: { step: "1", complete: false, correction: false, target: "1" },
			synchronisation: { synced: record.synced },
			data: { status: { uuid: firstStep }, values: { ...others, ParkingSpots: { ...ParkingSpots, NumberOfChargingStations: stations } } },
		});
		if (status === 200) stored.add(uuid);
		else if (status === 409) refused += 1;
		else wrong.push(`${uuid}: ${status} ${text}`);
	}
	return { stored, refused, wrong };
}
