/** Somebody who has unsaved changes to a step of a process, and gave a recent sign of life. */
export interface AtWorkRow {
	readonly tenant: string;
	readonly realisation_uuid: string;
	readonly step: string;
	readonly user_id: string;
	readonly code: string;
	readonly flow_uuid: string;
	readonly flow_version: string;
}

/** Somebody began to work on a step of a process, or stopped. */
export interface AtWorkChange extends Omit<AtWorkRow, "user_id"> {
	/** The people who did. */
	readonly users: readonly string[];
}

/** Maximum number of people at work to track, across all tenants with listeners. */
export const mostAtWork = 5_000;

type Places = ReadonlyMap<string, readonly AtWorkRow[]>;

/** Remembers who was at work where, so that only changes are sent. */
export class AtWork {
	#now: Places = new Map();

	/**
	 * The changes since the last call; none while there are more people at work than can be tracked, since those beyond the limit have not
	 * stopped.
	 */
	changed(rows: readonly AtWorkRow[]): readonly AtWorkChange[] {
		if (rows.length >= mostAtWork) return [];
		const [before, now] = [this.#now, byPlace(rows)];
		this.#now = now;
		return [...new Set([...before.keys(), ...now.keys()])].flatMap((place) => {
			const [then, here] = [before.get(place) ?? [], now.get(place) ?? []];
			return changeOf([...without(then, here), ...without(here, then)]);
		});
	}

	/** The places where somebody was at work at the last call, for a new listener. */
	current(): readonly AtWorkChange[] {
		return [...this.#now.values()].flatMap(changeOf);
	}
}

function byPlace(rows: readonly AtWorkRow[]): Places {
	const places = new Map<string, AtWorkRow[]>();
	for (const row of rows) {
		const place = JSON.stringify([row.tenant, row.realisation_uuid, row.step]);
		const there = places.get(place);
		if (there === undefined) places.set(place, [row]);
		else there.push(row);
	}
	return places;
}

function without(from: readonly AtWorkRow[], those: readonly AtWorkRow[]): readonly AtWorkRow[] {
	const users = new Set(those.map(({ user_id }) => user_id));
	return from.filter(({ user_id }) => !users.has(user_id));
}

/** The change for the rows of one place; none without rows. */
function changeOf(rows: readonly AtWorkRow[]): readonly AtWorkChange[] {
	const [first] = rows;
	if (first === undefined) return [];
	const { user_id: _first, ...place } = first;
	return [{ ...place, users: rows.map(({ user_id }) => user_id) }];
}
