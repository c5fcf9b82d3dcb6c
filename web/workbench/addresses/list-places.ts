/** The parts of the screen of lists, each at an address of its own. */
export const listsOfWorkbench = ["realisations", "requests", "locations", "reports"] as const;
export type ListOfWorkbench = (typeof listsOfWorkbench)[number];

const places: Readonly<Record<ListOfWorkbench, RegExp>> = {
	realisations: /^(lists\.realisations|lists$|search|filterWords)(\b|$)/,
	requests: /^lists\.requests(\b|$)/,
	locations: /^lists\.locations(\b|$)/,
	reports: /^reports(\b|$)/,
};

/** Matches the places of the tenant's file that a part of the screen edits. */
export const listPlaces = (list: ListOfWorkbench): RegExp => places[list];

/** The part of the screen that edits a place of the tenant's file; undefined for none. */
export const listAt = (path: string): ListOfWorkbench | undefined => listsOfWorkbench.find((each) => places[each].test(path));
