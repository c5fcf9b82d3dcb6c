const PREFIX = "laadstroom.draft";

/** Whose unsaved work, and on what. In one tab several people may sign in after each other. */
export interface WorkPlace {
	readonly userId: string;
	/** Of the record. */
	readonly uuid: string;
	/** What of the record: a step, or its comments. */
	readonly part: string;
}

function keyOf({ userId, uuid, part }: WorkPlace): string {
	return `${PREFIX}.${userId}.${uuid}.${part}`;
}

/** Keeps a text in this browser session; false when the storage is full or closed to us, and the work is only on the screen. */
export function keepWork(place: WorkPlace, text: string): boolean {
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

export function dropWork(place: WorkPlace): void {
	sessionStorage.removeItem(keyOf(place));
}

/** Everything typed in this session, for the moment somebody signs out. */
export function dropAllWork(): void {
	for (const key of Object.keys(sessionStorage)) {
		if (key.startsWith(`${PREFIX}.`)) sessionStorage.removeItem(key);
	}
}
