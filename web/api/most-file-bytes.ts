let most = 0;

/** What the server says before anybody has signed in. */
export function setMostFileBytes(bytes: number): void {
	most = bytes;
}

/** Bytes that a file may have which somebody uploads; 0 while nobody knows. */
export function mostFileBytes(): number {
	return most;
}
