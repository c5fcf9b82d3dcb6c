import { objectOf } from "../../engine/index.ts";
import type { DataOf } from "../api/operation.ts";
import { queueKey } from "./has-queue.ts";

export type QueueItem = DataOf<"getTodayQueue">[number];

/** The steps of a queue, as they were when it began, and the current position. */
export interface Queue {
	readonly userId: string;
	readonly tenant: string;
	readonly items: readonly QueueItem[];
	/** Zero-based. */
	readonly place: number;
	/** Number of steps skipped on the way here because others had done them. */
	readonly skipped: number;
}

/** Null if there is no queue. One that is malformed, or belongs to another person or tenant, is dropped. */
export function findQueue(userId: string, tenant: string): Queue | null {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(queueKey) ?? "null");
		if (isQueue(kept) && kept.userId === userId && kept.tenant === tenant) return kept;
	} catch {
		// Invalid JSON: treated as no queue.
	}
	dropQueue();
	return null;
}

export function keepQueue(queue: Queue): void {
	try {
		sessionStorage.setItem(queueKey, JSON.stringify(queue));
	} catch {
		// Storage is full: the person can continue from Vandaag.
	}
}

export function dropQueue(): void {
	sessionStorage.removeItem(queueKey);
}

function isQueue(value: unknown): value is Queue {
	const { userId, tenant, items, place, skipped } = objectOf(value);
	if (typeof userId !== "string" || typeof tenant !== "string" || typeof place !== "number" || typeof skipped !== "number") return false;
	return Array.isArray(items) && place < items.length && items.every(isItem);
}

function isItem(value: unknown): value is QueueItem {
	const { uuid, step, ref } = objectOf(value);
	return [uuid, step, ref].every((part) => typeof part === "string");
}

/**
 * The queue at its next step that still waits, or null if there is none. `waiting`: the steps that wait now; steps that others did
 * meanwhile are skipped.
 */
export function nextIn(queue: Queue, waiting: readonly QueueItem[]): Queue | null {
	const still = new Set(waiting.map(({ uuid, step }) => `${uuid} ${step}`));
	const place = queue.items.findIndex(({ uuid, step }, index) => index > queue.place && still.has(`${uuid} ${step}`));
	return place === -1 ? null : { ...queue, place, skipped: place - queue.place - 1 };
}
