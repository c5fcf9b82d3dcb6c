const minuteMs = 60_000;

/** A message is given up after as many. */
export const mostTries = 10;

/**
 * From this try to the next: after the first a minute, and then four times as long each time, up to six hours. Nights and free days
 * come between: the last try is on the first or second working day after the first.
 */
export const pauseMs = (tries: number) => Math.min(minuteMs * 4 ** (tries - 1), 360 * minuteMs);
