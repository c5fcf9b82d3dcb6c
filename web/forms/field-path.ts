/** Element ids are `veld.` plus the dotted path, so a message's path leads straight to its control. */
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
