/** Stored in place of a planned day that was called off. */
export const calledOff = "Cancelled";
