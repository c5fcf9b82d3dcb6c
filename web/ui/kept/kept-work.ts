const PREFIX = "laadstroom.draft";

/** Whose unsaved work, and on what. Several people may sign in one after another in the same tab. */
export interface WorkPlace {
	readonly userId: string;
	/** Uuid of the record, or of the design. */
	readonly uuid: string;
	/** Which part of it: a step, its comments, or an act of a designer. */
	readonly part: string;
}

function keyOf({ userId, uuid, part }: WorkPlace): string {
	return `${PREFIX}.${userId}.${uuid}.${part}`;
}

/** Somebody is signing out: a screen that unmounts must not restore what was just dropped. */
let signingOut = false;

/**
 * Work that the browser would not store, because its storage is full or blocked: it lasts as long as this page, which
 * asks before it is closed.
 */
const unstored = new Map<string, string>();

let tellRefused = (_refused: boolean): void => {};

/** Calls back when the browser begins to refuse to store work, and when nothing is refused any more. */
export function whenWorkIsRefused(tell: (refused: boolean) => void): void {
	tellRefused = tell;
}

/** Whether there is work that only this page has. */
export const hasUnstoredWork = (): boolean => unstored.size > 0;

const askBeforeClosing = (event: BeforeUnloadEvent): void => event.preventDefault();

function noteUnstored(key: string, text: string | null): void {
	const before = unstored.size;
	if (text === null) unstored.delete(key);
	else unstored.set(key, text);
	if (before === 0 && unstored.size > 0) {
		window.addEventListener("beforeunload", askBeforeClosing);
		tellRefused(true);
	} else if (before > 0 && unstored.size === 0) {
		window.removeEventListener("beforeunload", askBeforeClosing);
		tellRefused(false);
	}
}

/**
 * Stores a text until this person signs out: for this tab, which continues with its own copy, and for the browser,
 * which still has it after the tab is closed. Returns false if the browser refused, so that only this page has it, or
 * while somebody is signing out.
 */
export function keepWork(place: WorkPlace, text: string): boolean {
	if (signingOut) return false;
	const key = keyOf(place);
	const stored = storages().filter((storage) => isStored(storage, key, text));
	noteUnstored(key, stored.length > 0 ? null : text);
	return stored.length > 0;
}

function isStored(storage: Storage, key: string, text: string): boolean {
	try {
		storage.setItem(key, text);
		return true;
	} catch {
		return false;
	}
}

export function findWork(place: WorkPlace): string | null {
	const key = keyOf(place);
	return [unstored.get(key), ...storages().map((storage) => storage.getItem(key))].find((text) => text != null) ?? null;
}

/** The parts in which this person has unsaved work in this browser. */
export function placesOfWork(userId: string): readonly WorkPlace[] {
	const own = `${PREFIX}.${userId}.`;
	return [...new Set(storages().flatMap((storage) => Object.keys(storage)))].flatMap((key) => {
		const [uuid = "", ...part] = key.startsWith(own) ? key.slice(own.length).split(".") : [];
		return uuid === "" ? [] : [{ userId, uuid, part: part.join(".") }];
	});
}

export function dropWork(place: WorkPlace): void {
	const key = keyOf(place);
	noteUnstored(key, null);
	for (const storage of storages()) storage.removeItem(key);
}

/** The storage of this tab and that of the browser. Empty if the browser blocks storage on this page: reading either then throws. */
function storages(): readonly Storage[] {
	try {
		return [window.sessionStorage, window.localStorage];
	} catch {
		return [];
	}
}

/** Somebody signed in: work is stored from now on. */
export function beginWork(): void {
	signingOut = false;
}

/** Drops everything typed in this session, when somebody signs out. Nothing is stored until somebody signs in. */
export function dropAllWork(): void {
	signingOut = true;
	for (const key of [...unstored.keys()]) noteUnstored(key, null);
	for (const storage of storages()) {
		for (const key of Object.keys(storage)) if (key.startsWith(`${PREFIX}.`)) storage.removeItem(key);
	}
}
