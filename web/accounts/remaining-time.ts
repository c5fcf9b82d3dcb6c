const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** Below this, seconds are shown too and the session needs attention. Milliseconds. */
export const warningBelow = 300 * second;

const units = [
	{ size: week, one: "week", more: "weken" },
	{ size: day, one: "dag", more: "dagen" },
	{ size: hour, one: "uur", more: "uur" },
	{ size: minute, one: "minuut", more: "minuten" },
	{ size: second, one: "seconde", more: "seconden" },
] as const;

/** The time in at most two units of weeks, days, hours and minutes, with seconds under five minutes. Never negative. */
export function remainingTime(milliseconds: number): string {
	const left = Math.max(0, milliseconds);
	const withSeconds = left < warningBelow;
	const usable = units.filter(({ size }) => withSeconds || size >= minute);
	const first = usable.findIndex(({ size }) => left >= size);
	if (first === -1) return withSeconds ? "0 seconden" : "0 minuten";
	const shown: string[] = [];
	let rest = left;
	for (const { size, one, more } of usable.slice(first, first + 2)) {
		const count = Math.floor(rest / size);
		rest -= count * size;
		if (count > 0) shown.push(`${count} ${count === 1 ? one : more}`);
	}
	return shown.join(" en ");
}
