const record = /^\/(?:realisatie|aanvragen)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/;

/** Uuid of the process or request that an address shows; null for any other page. */
export function recordAt(pathname: string): string | null {
	return record.exec(pathname)?.[1] ?? null;
}
