import { objectOf } from "../../engine/index.ts";

/** A write that was sent and, as far as this tab knows, not answered yet. */
export interface UnansweredWrite {
	/** What the write requests, whatever its version of the record. */
	readonly about: string;
	/** Method and address: a later success there makes this write obsolete. */
	readonly place: string;
	/** The JSON text that was sent. */
	readonly body: string;
	readonly key: string;
	readonly sentAt: number;
}

const STORED = "laadstroom.unanswered-writes";

/** Milliseconds within which pressing again is a retry; after that it is a new act. */
const triedAgainWithin = 15 * 60_000;

/** Characters. Retrying a write with a longer body is a new write, which its version refuses. */
const longestKept = 50_000;

/**
 * Finds the same write without an answer: the connection broke, or the page was left. Kept in this browser session,
 * beside the unsaved work it is about, so that pressing again after a reload is still the same act.
 */
export function findUnanswered(about: string, now: number): UnansweredWrite | undefined {
	return stored().find((write) => write.about === about && now - write.sentAt < triedAgainWithin);
}

export function keepUnanswered(write: UnansweredWrite): void {
	if (write.body.length > longestKept) return;
	store([...stored().filter((other) => other.about !== write.about && write.sentAt - other.sentAt < triedAgainWithin), write]);
}

/** The write was refused: nothing of it was carried out. */
export function forgetUnanswered(about: string): void {
	const writes = stored();
	const others = writes.filter((write) => write.about !== about);
	if (others.length < writes.length) store(others);
}

/** A write at this place succeeded: from now on any other one there is a new act. */
export function forgetUnansweredAt(place: string): void {
	const writes = stored();
	const others = writes.filter((write) => write.place !== place);
	if (others.length < writes.length) store(others);
}

function stored(): readonly UnansweredWrite[] {
	try {
		const writes: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? "[]");
		return Array.isArray(writes) ? writes.filter(isUnanswered) : [];
	} catch {
		return [];
	}
}

function store(writes: readonly UnansweredWrite[]): void {
	try {
		if (writes.length === 0) sessionStorage.removeItem(STORED);
		else sessionStorage.setItem(STORED, JSON.stringify(writes));
	} catch {
		// A full storage costs the knowledge, not the write.
	}
}

function isUnanswered(value: unknown): value is UnansweredWrite {
	const { about, place, body, key, sentAt } = objectOf(value);
	return [about, place, body, key].every((part) => typeof part === "string") && typeof sentAt === "number";
}
