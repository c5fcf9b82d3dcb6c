/** Columns of the report that compares planned and expected days. */
export const planningColumns = { planned: "Gepland", expected: "Verwacht", later: "Later verwacht dan gepland" } as const;
/** The row of processes without such a day. */
export const noDay = "Geen datum";
/** Texts of the report of days per party, and its row for days on hold. */
export const partyColumns = { processes: "Processen", days: "Dagen", average: "Dagen per proces" } as const;
export const party = "Partij";
export const heldRow = "On hold (niemand)";
