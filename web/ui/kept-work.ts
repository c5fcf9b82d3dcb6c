const PREFIX = "laadstroom.draft";

/** Whose unsaved work, and on what. Several people may sign in one after another in the same tab. */
export interface WorkPlace {
	readonly userId: string;
	/** Uuid of the record. */
	readonly uuid: string;
	/** Which part of the record: a step, or its comments. */
	readonly part: string;
}

function keyOf({ userId, uuid, part }: WorkPlace): string {
	return `${PREFIX}.${userId}.${uuid}.${part}`;
}

/** Somebody is signing out: a screen that unmounts must not restore what was just dropped. */
let signingOut = false;

/**
 * Stores a text in this browser session. Returns false if the storage is full or blocked, or while somebody signs out:
 * the work is then only on screen.
 */
export function keepWork(place: WorkPlace, text: string): boolean {
	if (signingOut) return false;
	try {
		sessionStorage.setItem(keyOf(place), text);
		return true;
	} catch {
		return false;
	}
}

export function findWork(place: WorkPlace): string | null {
	return sessionStorage.getItem(keyOf(place));
}

/** The parts in which this person has unsaved work in this tab. */
export function placesOfWork(userId: string): readonly WorkPlace[] {
	const own = `${PREFIX}.${userId}.`;
	return Object.keys(sessionStorage).flatMap((key) => {
		const [uuid = "", ...part] = key.startsWith(own) ? key.slice(own.length).split(".") : [];
		return uuid === "" ? [] : [{ userId, uuid, part: part.join(".") }];
	});
}

export function dropWork(place: WorkPlace): void {
	sessionStorage.removeItem(keyOf(place));
}

/** Somebody signed in: work is stored from now on. */
export function beginWork(): void {
	signingOut = false;
}

/** Drops everything typed in this session, when somebody signs out. Nothing is stored until somebody signs in. */
export function dropAllWork(): void {
	signingOut = true;
	for (const key of Object.keys(sessionStorage)) {
		if (key.startsWith(`${PREFIX}.`)) sessionStorage.removeItem(key);
	}
}
