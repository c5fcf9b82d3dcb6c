import { objectOf } from "../../engine/index.ts";

/** A write that was sent and not answered yet, as far as this tab knows. */
export interface UnansweredWrite {
	/** What it asks for, whatever version of the record it was asked on. */
	readonly about: string;
	/** Method and address: a later answer there makes this one a thing of the past. */
	readonly place: string;
	/** JSON text, as it was sent. */
	readonly body: string;
	readonly key: string;
	readonly sentAt: number;
}

const STORED = "laadstroom.unanswered-writes";

/** A press after this long is a new act and not a second try. Milliseconds. */
const triedAgainWithin = 15 * 60_000;

/** Characters; of a body that is longer a second try is a new write, which its version refuses. */
const longestKept = 50_000;

/**
 * Writes without an answer: the connection broke, or the page was left. In this browser session, beside the unsaved work
 * they are about, so that pressing again after a reload is the same act still.
 */
export function findUnanswered(about: string, now: number): UnansweredWrite | undefined {
	return stored().find((write) => write.about === about && now - write.sentAt < triedAgainWithin);
}

export function keepUnanswered(write: UnansweredWrite): void {
	if (write.body.length > longestKept) return;
	store([...stored().filter((other) => other.about !== write.about && write.sentAt - other.sentAt < triedAgainWithin), write]);
}

/** It was answered with a refusal: nothing of it was carried out. */
export function forgetUnanswered(about: string): void {
	const writes = stored();
	const others = writes.filter((write) => write.about !== about);
	if (others.length < writes.length) store(others);
}

/** Something was written here: whatever is asked for from now on is fetched again. */
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
