const msPerHour = 3_600_000;

/**
 * Milliseconds that Europe/Amsterdam is ahead of UTC at an instant, by the rule of the European
 * Union (Directive 2000/84/EC, in force since 1996): summer time from the last Sunday of March to
 * the last Sunday of October, changing at 01:00 UTC. Computed, because Intl costs a hundred times
 * as much; a test holds it to Intl. Instants before 1996 get the same rule.
 */
export function utcOffsetOf(instant: number): number {
	for (const span of spans) {
		if (instant >= span.from && instant < span.to) return span.offset;
	}
	const span = spanAround(instant);
	spans[next] = span;
	next = (next + 1) % mostSpans;
	return span.offset;
}

/** A stretch of time with one offset. */
interface Span {
	readonly from: number;
	readonly to: number;
	readonly offset: number;
}

/** Only the last few are kept: preparing a process for lists asks in turn for its own years, for 1970 and for 2400. */
const mostSpans = 6;
const spans: Span[] = [];
let next = 0;

function spanAround(instant: number): Span {
	const year = new Date(instant).getUTCFullYear();
	const start = changeIn(year, 2);
	const end = changeIn(year, 9);
	if (instant < start) return { from: changeIn(year - 1, 9), to: start, offset: msPerHour };
	if (instant < end) return { from: start, to: end, offset: 2 * msPerHour };
	return { from: end, to: changeIn(year + 1, 2), offset: msPerHour };
}

/** 01:00 UTC on the last Sunday of the month (0 is January). Both months have 31 days. */
function changeIn(year: number, month: number): number {
	const last = new Date(Date.UTC(year, month, 31, 1));
	return last.getTime() - last.getUTCDay() * 24 * msPerHour;
}
