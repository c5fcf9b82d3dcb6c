import { keepSettings, keptSettings } from "../kept/user-settings.ts";

const part = "palette";

/** How often something was used, as of an instant: the count halves every fourteen days. */
interface Use {
	readonly count: number;
	/** Milliseconds since 1970. */
	readonly at: number;
}

const halfLife = 14 * 86_400_000;
const mostUses = 200;
const mostRecent = 6;

/** Whose use it is: one person's, in one tenant. Only ids are kept, and only in this browser. */
export interface Own {
	readonly userId: string;
	readonly tenant: string;
}

interface Kept {
	readonly uses: Readonly<Record<string, Use>>;
	/** Uuids of processes and requests, the last one first. */
	readonly recent: readonly string[];
}

const ownerOf = ({ userId, tenant }: Own) => `${tenant} ${userId}`;

function kept(own: Own): Kept {
	const { uses, recent } = (keptSettings(part)[ownerOf(own)] ?? {}) as Partial<Kept>;
	return {
		uses: typeof uses === "object" && uses !== null ? uses : {},
		recent: Array.isArray(recent) ? recent.filter((each) => typeof each === "string") : [],
	};
}

function keep(own: Own, change: Partial<Kept>): void {
	keepSettings(part, { ...keptSettings(part), [ownerOf(own)]: { ...kept(own), ...change } });
}

/** The count of a use after the decay up to now. */
export function weightOf(use: Use | undefined, now: number): number {
	return use === undefined ? 0 : use.count * 0.5 ** (Math.max(0, now - use.at) / halfLife);
}

/** How much each thing was used, by its id. */
export function ownUse(own: Own, now: number): (id: string) => number {
	const { uses } = kept(own);
	return (id) => weightOf(Object.hasOwn(uses, id) ? uses[id] : undefined, now);
}

export function noteUse(own: Own, id: string, now: number): void {
	const { uses } = kept(own);
	const all = { ...uses, [id]: { count: ownUse(own, now)(id) + 1, at: now } };
	const most = Object.entries(all)
		.sort(([, one], [, other]) => weightOf(other, now) - weightOf(one, now))
		.slice(0, mostUses);
	keep(own, { uses: Object.fromEntries(most) });
}

/** One more than are shown, because the open record is left out. */
export function recentRecords(own: Own): readonly string[] {
	return kept(own).recent;
}

export function noteRecord(own: Own, uuid: string): void {
	const { recent } = kept(own);
	if (recent[0] !== uuid) keep(own, { recent: [uuid, ...recent.filter((each) => each !== uuid)].slice(0, mostRecent) });
}
