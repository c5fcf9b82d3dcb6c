/** The key of a file's bytes: its tenant and uuid, never a name that somebody gave. */
export interface FileKey {
	readonly tenant: string;
	readonly uuid: string;
}

/** A storage for bytes. Everything in it is complete, and durable once `put` has resolved. */
export interface FileStorage {
	/** Takes the bytes over; the same key again replaces them. */
	put(key: FileKey, bytes: Buffer): Promise<void>;
	/** Undefined if there are none. Rejects if that cannot be determined. */
	get(key: FileKey): Promise<Buffer | undefined>;
	/** Also succeeds if there are no bytes under this key. */
	remove(key: FileKey): Promise<void>;
	/** Removes remains of a server that was stopped in the middle; `before`: milliseconds since 1970. */
	tidy(before: number): Promise<void>;
}

/** Guards against an invalid key: anything but a plain word could name another place. */
export function pathOf({ tenant, uuid }: FileKey): string {
	if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(tenant) || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid)) {
		throw new Error("This is not the key of a file.");
	}
	return `${tenant}/${uuid.slice(0, 2)}/${uuid}`;
}
