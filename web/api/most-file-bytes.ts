let most = 0;

/** Sets the limit that the client configuration gives. */
export function setMostFileBytes(bytes: number): void {
	most = bytes;
}

/** The largest file, in bytes, that somebody may upload; 0 while this is not known. */
export function mostFileBytes(): number {
	return most;
}
