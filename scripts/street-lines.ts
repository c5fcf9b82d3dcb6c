/** A place in decimal degrees (WGS84). */
export interface Place {
	readonly lat: number;
	readonly lng: number;
}

/** An address in a street. */
export interface StreetAddress extends Place {
	readonly houseNumber: number;
}

/** Distance in metres beyond which two neighbours don't imply that the street continues between them. */
const GAP = 250;
/**
 * Distance in metres within which addresses are grouped, including those across the street, so that the line runs
 * between both sides.
 */
const TOGETHER = 45;
/** Deviation of a simplified line, in metres. */
const TOLERANCE = 4;
const METRES_PER_DEGREE = 111_195;

/**
 * The lines of a street derived from its addresses: the centres of groups of nearby addresses, each joined to the
 * nearest (as a tree, so that a street that forks is drawn as such), leaving gaps open. Not where the road is, but
 * where its houses are: good enough to show how the streets run.
 */
export function streetLines(addresses: readonly StreetAddress[]): readonly (readonly Place[])[] {
	const middles = middlesOf(addresses);
	return pathsOf(middles).map((path) => simplified(path));
}

export function metresBetween(one: Place, other: Place): number {
	return Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180)) * METRES_PER_DEGREE;
}

/** One place per group of addresses, in order of house number. */
function middlesOf(addresses: readonly StreetAddress[]): readonly Place[] {
	const sorted = [...addresses].sort((a, b) => a.houseNumber - b.houseNumber || a.lat - b.lat || a.lng - b.lng);
	const bunches: Place[][] = [];
	for (const { lat, lng } of sorted) {
		const place = { lat, lng };
		const bunch = bunches.find(([first]) => first !== undefined && metresBetween(first, place) < TOGETHER);
		if (bunch) bunch.push(place);
		else bunches.push([place]);
	}
	return bunches.map((bunch) => ({
		lat: bunch.reduce((sum, { lat }) => sum + lat, 0) / bunch.length,
		lng: bunch.reduce((sum, { lng }) => sum + lng, 0) / bunch.length,
	}));
}

/** The minimum spanning tree of the places, cut at gaps, as paths. */
function pathsOf(places: readonly Place[]): readonly (readonly Place[])[] {
	const neighbours = new Map<Place, Set<Place>>(places.map((place) => [place, new Set()]));
	const [first, ...left] = places;
	const reached = first ? [first] : [];
	const waiting = new Set(left);
	while (waiting.size > 0) {
		let best: { from: Place; to: Place; metres: number } | undefined;
		for (const from of reached) {
			for (const to of waiting) {
				const metres = metresBetween(from, to);
				if (best === undefined || metres < best.metres) best = { from, to, metres };
			}
		}
		if (best === undefined) break;
		waiting.delete(best.to);
		reached.push(best.to);
		if (best.metres > GAP) continue;
		neighbours.get(best.from)?.add(best.to);
		neighbours.get(best.to)?.add(best.from);
	}
	return walked(neighbours);
}

/** Visits every edge once, in paths as long as possible: starting at an end, else at a fork. */
function walked(neighbours: ReadonlyMap<Place, Set<Place>>): readonly (readonly Place[])[] {
	const paths: Place[][] = [];
	const ends = [...neighbours.keys()].sort((a, b) => (neighbours.get(a)?.size ?? 0) - (neighbours.get(b)?.size ?? 0));
	for (const end of ends) {
		while ((neighbours.get(end)?.size ?? 0) > 0) {
			const path = [end];
			for (let at = end; ; ) {
				const next = straightest(path.at(-2), at, neighbours.get(at) ?? new Set());
				if (next === undefined) break;
				neighbours.get(at)?.delete(next);
				neighbours.get(next)?.delete(at);
				path.push(next);
				at = next;
			}
			paths.push(path);
		}
	}
	return paths;
}

function straightest(before: Place | undefined, at: Place, next: ReadonlySet<Place>): Place | undefined {
	if (before === undefined) return [...next][0];
	const ahead = { lat: 2 * at.lat - before.lat, lng: 2 * at.lng - before.lng };
	return [...next].sort((a, b) => metresBetween(a, ahead) - metresBetween(b, ahead))[0];
}

/** The path without points that are on the line anyway (Douglas–Peucker). */
function simplified(path: readonly Place[]): readonly Place[] {
	const [first, last] = [path[0], path.at(-1)];
	if (first === undefined || last === undefined || path.length < 3) return path;
	let [farthest, most] = [0, 0];
	path.slice(1, -1).forEach((place, index) => {
		const metres = metresToLine(place, first, last);
		if (metres > most) [farthest, most] = [index + 1, metres];
	});
	if (most <= TOLERANCE) return [first, last];
	return [...simplified(path.slice(0, farthest + 1)).slice(0, -1), ...simplified(path.slice(farthest))];
}

function metresToLine(place: Place, from: Place, to: Place): number {
	const length = metresBetween(from, to);
	if (length === 0) return metresBetween(from, place);
	const flat = Math.cos((from.lat * Math.PI) / 180);
	const [x, y] = [(to.lng - from.lng) * flat, to.lat - from.lat];
	const [px, py] = [(place.lng - from.lng) * flat, place.lat - from.lat];
	const along = Math.max(0, Math.min(1, (px * x + py * y) / (x * x + y * y)));
	return Math.hypot(px - along * x, py - along * y) * METRES_PER_DEGREE;
}
