/**
 * What a request on a map is to a process: connected to it, connected to another process that is running or completed, or not connected and
 * either open or accepted.
 */
export const requestPlaceKinds = ["connected", "elsewhere", "completed", "open", "accepted"] as const;

export type RequestPlaceKind = (typeof requestPlaceKinds)[number];

/** What a request is on the map of a list: not connected and open or accepted, connected to a process, or rejected or removed. */
export const listedRequestKinds = ["open", "accepted", "linked", "closed"] as const;

export type ListedRequestKind = (typeof listedRequestKinds)[number];
