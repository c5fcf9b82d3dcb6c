import { expect } from "@jest/globals";
import type { TestPerson } from "../../../server/test-support/test-person.ts";

export interface ListedCounts {
	readonly all: number;
	readonly late: number;
	readonly week: number;
}

interface Expected {
	readonly day: string;
	readonly weekEnds: string;
	/** The counts on the page. */
	readonly listed: ListedCounts;
	/** The expectation from the records: the person's open steps, and the number of processes that wait for others only. */
	readonly steps: readonly { readonly uuid: string; readonly step: string; readonly due: string | null }[];
	readonly others: number;
	/** Names of the steps that the person put off till tomorrow. */
	readonly putOff?: ReadonlySet<string>;
}

interface Waits {
	readonly putOff: boolean;
	readonly uuid: string;
	readonly own: boolean;
	readonly ownDue: string | null;
}

/**
 * Whether the list of processes finds exactly what Vandaag counts and the records say, each process once. False where the server leaves the
 * list to the browser.
 */
export async function listAgrees(person: TestPerson, { day, weekEnds, listed, steps, others, putOff }: Expected): Promise<boolean> {
	const isPutOff = ({ uuid, step }: Step) => putOff?.has(`step|${uuid}|${step}`) === true;
	const soonest = soonestOf(steps.filter((step) => !isPutOff(step)));
	const later = new Map([...soonestOf(steps.filter(isPutOff))].filter(([uuid]) => !soonest.has(uuid)));
	const among = (holds: (due: string) => boolean) =>
		[...soonest].flatMap(([uuid, due]) => (due !== null && holds(due) ? [uuid] : [])).sort();
	const [late, week] = [among((due) => due < day), among((due) => due >= day && due <= weekEnds)];
	expect([listed, weekEnds]).toEqual([{ all: soonest.size, late: late.length, week: week.length }, "2026-11-22"]);
	const waits = (await person.get("lists/realisations/waits")).body.data as unknown as readonly Waits[];
	const mine = waits.filter(({ own }) => own);
	const duesOf = (rows: readonly Waits[]) => new Map(rows.map(({ uuid, ownDue }) => [uuid, ownDue]));
	expect(duesOf(mine.filter((row) => !row.putOff))).toEqual(soonest);
	expect(duesOf(mine.filter((row) => row.putOff))).toEqual(later);
	expect(waits.length - mine.length).toBe(others);
	const ask = (filters: Readonly<Record<string, readonly string[]>>) =>
		person.get(`lists/realisations/rows?rows=1000&filters=${encodeURIComponent(JSON.stringify(filters))}`);
	// The browser has the list if the person may see only part of a field.
	if ((await ask({ waits: ["mij"] })).status === 400) return false;
	const found = async (filters: Parameters<typeof ask>[0]) =>
		((await ask(filters)).body.data as unknown as readonly { uuid: string }[]).map(({ uuid }) => uuid).sort();
	expect(await found({ waits: ["mij"] })).toEqual([...soonest.keys()].sort());
	expect(await found({ waits: ["anderen"] })).toHaveLength(others);
	expect(await found({ waits: ["mij-later"] })).toEqual([...later.keys()].sort());
	expect(await found({ waits: ["mij"], ownDue: ["voorbij"] })).toEqual(late);
	expect(await found({ waits: ["mij"], ownDue: [`tussen:${day}..${weekEnds}`] })).toEqual(week);
	expect(await found({ waits: ["mij"], ownDue: ["binnen:2d"] })).toEqual(week);
	return true;
}

type Step = Expected["steps"][number];

function soonestOf(steps: readonly Step[]): ReadonlyMap<string, string | null> {
	const soonest = new Map<string, string | null>();
	for (const { uuid, due } of steps) {
		const known = soonest.get(uuid) ?? null;
		soonest.set(uuid, known === null || (due !== null && due < known) ? due : known);
	}
	return soonest;
}
