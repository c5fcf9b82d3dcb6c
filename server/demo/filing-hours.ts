const dayMs = 86_400_000;

/**
 * When people at home file a request: how much of a day's requests has come by an hour in UTC. Hardly any
 * before breakfast, and most of them in the evening.
 */
const sharesByHour = [
	{ hour: 5, share: 0 },
	{ hour: 8, share: 0.12 },
	{ hour: 16, share: 0.5 },
	{ hour: 20, share: 0.93 },
	{ hour: 22, share: 1 },
] as const;

/** The same day at an hour people are awake, or the day before where that would be after `latest`. Even instants in, the hours of people out. */
export function whenPeopleFile(instant: number, latest: number): number {
	const midnight = Math.floor(instant / dayMs) * dayMs;
	const filed = Math.floor(midnight + hourAt((instant - midnight) / dayMs) * (dayMs / 24));
	return filed <= latest ? filed : filed - Math.ceil((filed - latest) / dayMs) * dayMs;
}

function hourAt(share: number): number {
	let before: (typeof sharesByHour)[number] = sharesByHour[0];
	for (const after of sharesByHour) {
		if (share < after.share) return before.hour + ((share - before.share) / (after.share - before.share)) * (after.hour - before.hour);
		before = after;
	}
	return before.hour;
}
