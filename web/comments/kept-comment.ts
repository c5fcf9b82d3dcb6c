/** The same beginning as that of the step drafts, so that signing out wipes it with them. */
const PREFIX = "laadstroom.draft";

const keyOf = (userId: string, uuid: string) => `${PREFIX}.${userId}.${uuid}.comment`;

/** What this person began to write about this process, kept in this browser session. */
export function keptComment(userId: string, uuid: string): string {
	return sessionStorage.getItem(keyOf(userId, uuid)) ?? "";
}

export function keepComment(userId: string, uuid: string, message: string): void {
	try {
		if (message.trim() === "") sessionStorage.removeItem(keyOf(userId, uuid));
		else sessionStorage.setItem(keyOf(userId, uuid), message);
	} catch {
		// The storage is full or closed to us: the text is still on the screen.
	}
}
