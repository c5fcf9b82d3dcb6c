/**
 * Whether a program that opens zip archives would take this for one. They find the central directory from the end, where its final record
 * gives the length of what follows. `slack`: maximum number of additional bytes after that, which many programs ignore.
 */
export function isArchive(bytes: Buffer, slack = 0): boolean {
	const tail = bytes.subarray(Math.max(0, bytes.length - 65_557 - slack));
	for (let at = tail.indexOf("PK\x05\x06", 0, "latin1"); at >= 0; at = tail.indexOf("PK\x05\x06", at + 4, "latin1")) {
		if (at + 22 > tail.length) return false;
		const over = tail.length - (at + 22 + tail.readUInt16LE(at + 20));
		if (over >= 0 && over <= slack) return true;
	}
	return false;
}
