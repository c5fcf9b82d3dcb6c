/** What a request on a map is to a process: its own, another's that goes on or is completed, or free and open or accepted. */
export const requestPlaceKinds = ["connected", "elsewhere", "completed", "open", "accepted"] as const;

export type RequestPlaceKind = (typeof requestPlaceKinds)[number];
