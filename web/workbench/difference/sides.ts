/** What is compared with what, as the server calls them: what runs, a release or a design. */
export interface Sides {
	readonly from: string;
	readonly to: string;
}

export const running = "running";
export const sideOfDesign = (uuid: string) => `design:${uuid}`;
export const sideOfRelease = (number: number) => `release:${number}`;

/** The sides that an address names; without a word of it, `other` against what runs. */
export function sidesIn(search: URLSearchParams, other: string): Sides {
	return { from: search.get("van") ?? running, to: search.get("naar") ?? other };
}
