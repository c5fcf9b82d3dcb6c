/** What the link back to a request needs. */
interface OpenedRequest {
	readonly uuid: string;
	readonly ref: string;
}

const keyOf = (userId: string, tenant: string) => `laadstroom.last-request.${tenant}.${userId}`;

/** The request this person last opened in this browser session, or null. */
export function lastOpened(userId: string, tenant: string): OpenedRequest | null {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, tenant)) ?? "null");
		return isOpened(kept) ? kept : null;
	} catch {
		return null;
	}
}

export function rememberOpened(userId: string, tenant: string, { uuid, ref }: OpenedRequest): void {
	try {
		sessionStorage.setItem(keyOf(userId, tenant), JSON.stringify({ uuid, ref }));
	} catch {
		// If storage is full or blocked, only the link back is lost.
	}
}

function isOpened(value: unknown): value is OpenedRequest {
	return typeof value === "object" && value !== null && "uuid" in value && "ref" in value && typeof value.uuid === "string";
}
