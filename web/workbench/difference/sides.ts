/** The two sides of a comparison, in the server's notation: the running release, a release or a design. */
export interface Sides {
	readonly from: string;
	readonly to: string;
}

export const running = "running";
export const sideOfDesign = (uuid: string) => `design:${uuid}`;
export const sideOfRelease = (number: number) => `release:${number}`;

/** The sides in the address; by default, the running release and `other`. */
export function sidesIn(search: URLSearchParams, other: string): Sides {
	return { from: search.get("van") ?? running, to: search.get("naar") ?? other };
}
