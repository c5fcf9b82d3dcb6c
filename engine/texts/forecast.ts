/** When a process is expected to be finished, worded no more precisely than it is known. */

export const months = ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"] as const;
export const partsOfMonth = { begin: "begin", middle: "half", end: "eind" } as const;
export const span = (from: string, until: string) => `${from} tot ${until}`;
