import { randomUUID } from "node:crypto";

/**
 * A uuid that begins with its instant (version 7). Ascending keys go at the end of their index; random ones make every row touch, and every
 * save write, another page. `now`: milliseconds since 1970.
 */
export function orderedUuid(now: number): string {
	const time = now.toString(16).padStart(12, "0").slice(-12);
	return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
