/** What a request on a map is to a process: its own, another's that goes on or is completed, or free and open or accepted. */
export const requestPlaceKinds = ["connected", "elsewhere", "completed", "open", "accepted"] as const;

export type RequestPlaceKind = (typeof requestPlaceKinds)[number];

/** What a request is on the map of a list: free and open or accepted, a process's, or rejected or removed. */
export const listedRequestKinds = ["open", "accepted", "linked", "closed"] as const;

export type ListedRequestKind = (typeof listedRequestKinds)[number];
