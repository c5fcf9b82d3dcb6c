/** Milliseconds. After a pause of this length a click is meant for what is on the screen. */
const PAUSE_MS = 600;

let lastClick = { step: "", at: Number.NEGATIVE_INFINITY };

/**
 * Whether a click on a completing button belongs to a series that began on another step: the button under the pointer has
 * only just appeared. `step` identifies step and process; `now` is in milliseconds of a monotonic clock.
 */
export function isCarriedOverClick(step: string, now: number): boolean {
	const isCarriedOver = lastClick.step !== step && now - lastClick.at < PAUSE_MS;
	lastClick = { step: isCarriedOver ? lastClick.step : step, at: now };
	return isCarriedOver;
}
