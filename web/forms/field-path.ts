/** Ids in the document are `veld.` and the dotted path, so that a message's path finds its control without a search. */
const PREFIX = "veld";
export const ID_PREFIX = PREFIX;
export const ID_SEPARATOR = ".";

export function idOfPath(path: string): string {
	return path === "" ? PREFIX : `${PREFIX}${ID_SEPARATOR}${path}`;
}

export function pathOfId(id: string): string {
	return id === PREFIX ? "" : id.slice(PREFIX.length + ID_SEPARATOR.length);
}

export const hintId = (id: string) => `${id}__hint`;
export const errorId = (id: string) => `${id}__error`;
export const warningId = (id: string) => `${id}__warning`;
export const labelId = (id: string) => `${id}__label`;
