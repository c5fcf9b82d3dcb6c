/** Somebody with unsaved changes of late on a step of a process. */
export interface AtWorkRow {
	readonly tenant: string;
	readonly realisation_uuid: string;
	readonly step: string;
	readonly user_id: string;
	readonly code: string;
	readonly flow_uuid: string;
	readonly flow_version: string;
}

/** Somebody began on a step of a process, or left it. */
export interface AtWorkChange extends Omit<AtWorkRow, "user_id"> {
	/** Who did. */
	readonly users: readonly string[];
}

/** So many are followed at once, of all tenants that are listened to. */
export const mostAtWork = 5_000;

type Places = ReadonlyMap<string, readonly AtWorkRow[]>;

/** Remembers who was at work where, so that only what changed is told. */
export class AtWork {
	#now: Places = new Map();

	/** What changed since the last time; nothing while there are more than are followed, since those left out have not left. */
	changed(rows: readonly AtWorkRow[]): readonly AtWorkChange[] {
		if (rows.length >= mostAtWork) return [];
		const [before, now] = [this.#now, byPlace(rows)];
		this.#now = now;
		return [...new Set([...before.keys(), ...now.keys()])].flatMap((place) => {
			const [then, here] = [before.get(place) ?? [], now.get(place) ?? []];
			return changeOf([...without(then, here), ...without(here, then)]);
		});
	}

	/** Where somebody is at work, as of the last time: for who begins to listen. */
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

/** Of rows of one place; none where there are none. */
function changeOf(rows: readonly AtWorkRow[]): readonly AtWorkChange[] {
	const [first] = rows;
	if (first === undefined) return [];
	const { user_id: _first, ...place } = first;
	return [{ ...place, users: rows.map(({ user_id }) => user_id) }];
}
