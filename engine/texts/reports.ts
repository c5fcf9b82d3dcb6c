/** Columns of the report of planned and expected days. */
export const planningColumns = { planned: "Gepland", expected: "Verwacht", later: "Later verwacht dan gepland" } as const;
/** The row of processes without such a day. */
export const noDay = "Geen datum";
