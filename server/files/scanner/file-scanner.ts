/** Looks for malware. Rejects when it cannot tell: then the file stays unchecked and is scanned again later. */
export interface FileScanner {
	scan(bytes: Buffer): Promise<"clean" | "infected">;
}
