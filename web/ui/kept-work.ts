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

/** Somebody is signing out: a screen that goes away must not put back what was just dropped. */
let signingOut = false;

/** Keeps a text in this browser session; false when the storage is full or closed to us, or while somebody signs out, and the work is only on the screen. */
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

export function dropWork(place: WorkPlace): void {
	sessionStorage.removeItem(keyOf(place));
}

/** Somebody signed in: from now on work is kept. */
export function beginWork(): void {
	signingOut = false;
}

/** Everything typed in this session, for the moment somebody signs out. Nothing is kept until somebody signs in. */
export function dropAllWork(): void {
	signingOut = true;
	for (const key of Object.keys(sessionStorage)) {
		if (key.startsWith(`${PREFIX}.`)) sessionStorage.removeItem(key);
	}
}
