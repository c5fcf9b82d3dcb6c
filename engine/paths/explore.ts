import { readPath } from "../realisation/field-path.ts";
import type { Realisation } from "../realisation/realisation.ts";
import { hasProperty } from "./has-property.ts";
import type { Milestone } from "./milestones.ts";
import { type Act, type Walker, walkMinute, walkStart } from "./walker.ts";

/** A state that a process can reach: the first process found in it, and how it got there. */
export interface Place {
	readonly realisation: Realisation;
	readonly depth: number;
	readonly way: Way | null;
	/** Index of the walker's beginning that it descends from. */
	readonly beginning: number;
	/** The first act of a shortest way to the end; undefined at the end, and where no end was found. */
	onward?: Way;
}

/** One act that leads from one state to another. */
export interface Way {
	readonly from: Place;
	readonly to: Place;
	readonly act: Act;
	readonly passed: readonly string[];
}

export interface Explored {
	readonly places: readonly Place[];
	readonly ways: readonly Way[];
	readonly combinations: ReadonlyMap<string, Milestone>;
	/** Whether the flow has more states than were explored; what was not found may still exist. */
	readonly cutOff: boolean;
}

/** A flow with more states than this is explored in part, and reported as such. */
const mostPlaces = 20_000;

/**
 * Explores every state that a process can reach: in each, every open step is completed in every way that affects the course of the flow.
 * States differ in the states of the steps, the decisive fields, the marks, and whether the process was ever reset.
 */
export function explore(walker: Walker): Explored {
	const places: Place[] = [];
	const ways: Way[] = [];
	const combinations = new Map<string, Milestone>();
	const known = new Map<string, Place>();
	for (const [beginning, start] of walker.beginnings().entries()) {
		const place: Place = { realisation: walker.begin(start), depth: 0, way: null, beginning };
		known.set(keyOf(walker, place.realisation), place);
		places.push(place);
	}
	for (const from of places) {
		// The list grows during the iteration: breadth first, so that every state is reached by a shortest way.
		for (const { act, outcome, passed, found } of actsAt(walker, from)) {
			for (const milestone of found) {
				combinations.set(milestone.id, milestone);
			}
			const key = keyOf(walker, outcome);
			let to = known.get(key);
			const way = { from, act, passed };
			if (to === undefined && places.length < mostPlaces) {
				const place: { -readonly [Name in keyof Place]: Place[Name] } = {
					realisation: outcome,
					depth: from.depth + 1,
					way: null,
					beginning: from.beginning,
				};
				place.way = { ...way, to: place };
				to = place;
				known.set(key, to);
				places.push(to);
			}
			if (to !== undefined) ways.push({ ...way, to });
		}
	}
	pointToTheEnd(ways);
	return { places, ways, combinations, cutOff: places.length >= mostPlaces };
}

interface Found {
	readonly act: Act;
	readonly outcome: Realisation;
	readonly passed: readonly string[];
	readonly found: readonly Milestone[];
}

function actsAt(walker: Walker, { realisation, depth }: Place): readonly Found[] {
	const seen = new Set<string>();
	return walker.openSteps(realisation).flatMap((step) =>
		rolesThatDiffer(walker, step.definition.access.edit, step.code).flatMap((role) =>
			walker.assignmentsOf(step).flatMap((given): readonly Found[] => {
				const act: Act = { kind: "complete", step: step.code, role, given };
				const walked = walker.walk(realisation, act, walkStart + (depth + 1) * walkMinute);
				if (walked === undefined) return [];
				const outcome = walked.outcome.realisation;
				const same = `${walked.passed.join("|")} ${keyOf(walker, outcome)}`;
				return seen.has(same) ? [] : seen.add(same) && [{ act, outcome, passed: walked.passed, found: walked.combinations }];
			}),
		),
	);
}

/** All editors of a step can do the same, unless the form or a condition depends on the role: then each of them walks. */
function rolesThatDiffer(walker: Walker, roles: readonly string[], code: string): readonly string[] {
	const sections = walker.flow.steps.get(code)?.definition.sections ?? [];
	const looksAtRoles = sections.some((section) => section.roles !== undefined || hasProperty(section, "editRoles", "role"));
	return looksAtRoles ? roles : roles.slice(0, 1);
}

function keyOf({ flow, decisive }: Walker, { type, steps, values, marks, iteration, flags }: Realisation): string {
	const states = flow.order.map(({ code }) => (steps[code] === undefined ? "-" : steps[code].completedAt === null ? "o" : "c"));
	const decided = [...decisive.fields].map((path) => readPath(values, path) ?? null);
	return JSON.stringify([
		decisive.byType ? type : "",
		states.join(""),
		decided,
		[...marks].sort(),
		Math.min(iteration, 1),
		flags.cancelled,
	]);
}

/** Works backwards from completed processes: for every state, the first act of a shortest way there. */
function pointToTheEnd(ways: readonly Way[]): void {
	const into = new Map<Place, Way[]>();
	for (const way of ways) {
		into.set(way.to, [...(into.get(way.to) ?? []), way]);
	}
	const reached = [...into.keys()].filter(({ realisation }) => realisation.flags.completed);
	const done = new Set(reached);
	for (const place of reached) {
		for (const way of into.get(place) ?? []) {
			if (!done.has(way.from)) {
				done.add(way.from);
				way.from.onward = way;
				reached.push(way.from);
			}
		}
	}
}
