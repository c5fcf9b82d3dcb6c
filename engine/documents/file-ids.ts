/** Ids of the files that a field of files refers to, whichever of its two forms it has. What is no reference is left out. */
export function fileIdsIn(value: unknown): readonly string[] {
	return Array.isArray(value) ? value.map(idOf).filter((id) => id !== undefined) : [];
}

function idOf(entry: unknown): string | undefined {
	const id = typeof entry === "object" && entry !== null ? (entry as { readonly id?: unknown }).id : entry;
	return typeof id === "string" ? id : undefined;
}
