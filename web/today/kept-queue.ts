import { objectOf } from "../../engine/index.ts";
import type { DataOf } from "../api/operation.ts";
import { queueKey } from "./has-queue.ts";

export type QueueItem = DataOf<"getTodayQueue">[number];

/** The steps that somebody works through, as they were when they began, and where they are. */
export interface Queue {
	readonly userId: string;
	readonly tenant: string;
	readonly items: readonly QueueItem[];
	/** From 0. */
	readonly place: number;
	/** How many were passed over on the way here because others had done them. */
	readonly skipped: number;
}

/** Null without one, and for one of somebody else or of another form: it is then dropped. */
export function findQueue(userId: string, tenant: string): Queue | null {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(queueKey) ?? "null");
		if (isQueue(kept) && kept.userId === userId && kept.tenant === tenant) return kept;
	} catch {
		// Damaged: as if there were none.
	}
	dropQueue();
	return null;
}

export function keepQueue(queue: Queue): void {
	try {
		sessionStorage.setItem(queueKey, JSON.stringify(queue));
	} catch {
		// A full storage: the person goes on from Vandaag.
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
 * The queue with the next of its items that still waits, or null when none does. `waiting`: what waits now. What others did
 * meanwhile is passed over.
 */
export function nextIn(queue: Queue, waiting: readonly QueueItem[]): Queue | null {
	const still = new Set(waiting.map(({ uuid, step }) => `${uuid} ${step}`));
	const place = queue.items.findIndex(({ uuid, step }, index) => index > queue.place && still.has(`${uuid} ${step}`));
	return place === -1 ? null : { ...queue, place, skipped: place - queue.place - 1 };
}
