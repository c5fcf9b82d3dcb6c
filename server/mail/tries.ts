const minuteMs = 60_000;

/** A message is given up after this many tries. */
export const mostTries = 10;

/**
 * The pause after this try: a minute after the first, then four times as long each time, up to six hours. Nights and free days come in
 * between: the last try is on the first or second working day after the first.
 */
export const pauseMs = (tries: number) => Math.min(minuteMs * 4 ** (tries - 1), 360 * minuteMs);
