/** Times of day for charging, by the index that sources use. */
export const timeslots = ["00:00-07:00", "07:00-12:00", "12:00-17:00", "17:00-24:00"] as const;

/** Text of a timeslot; "" when none was given. */
export function timeslotText(index: 0 | 1 | 2 | 3 | null): string {
	return index === null ? "" : timeslots[index];
}
