import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import { activeStep } from "../progress/step-states.ts";
import type { Realisation, Values } from "../realisation/realisation.ts";
import type { Beginning } from "./beginning.ts";
import { type Explored, explore, type Place, type Way } from "./explore.ts";
import { type Milestone, milestonesOf } from "./milestones.ts";
import { type Act, Walker, walkMinute, walkStart } from "./walker.ts";

/** Walks of a flow, from the start of a process, that pass every milestone between them. */
export interface PathPlan {
	readonly paths: readonly PlannedPath[];
	/** All milestones: those of the definition, and the combinations of sub-steps that were found. */
	readonly milestones: readonly Milestone[];
	/** Milestones that no walk passes: nothing a person can do leads there. */
	readonly missed: readonly Milestone[];
	/** Number of states that a process can reach. */
	readonly places: number;
	/** Whether the flow was too large to explore completely. */
	readonly cutOff: boolean;
}

export interface PlannedPath {
	readonly beginning: Beginning;
	/** Role that starts the process. */
	readonly starter: string;
	/** Instant in milliseconds since 1970 at which the process is started. */
	readonly startsAt: number;
	readonly acts: readonly PlannedAct[];
}

/** One API call: who saves what, and the expected state afterwards. */
export interface PlannedAct {
	readonly kind: Act["kind"];
	readonly as: string;
	readonly at: number;
	readonly step: string;
	readonly target: string;
	readonly values: Values;
	readonly passed: readonly string[];
	readonly expected: {
		readonly activeStep: string | null;
		readonly completed: boolean;
		readonly cancelled: boolean;
		readonly iteration: number;
		readonly marks: readonly string[];
		/** The steps that were reached, and whether each is completed. */
		readonly steps: Readonly<Record<string, boolean>>;
	};
}

/**
 * Finds walks through every step, every branch, every effect, every combination of sub-steps and
 * every role that edits, with the values that lead there. Pure and deterministic.
 */
export function paths(flow: CompiledFlow, tenant: TenantDefinition): PathPlan {
	const walker = new Walker(flow, tenant);
	const explored = explore(walker);
	const milestones = [
		...new Map([...milestonesOf(flow), ...explored.combinations.values()].map((milestone) => [milestone.id, milestone])).values(),
	];
	const open = new Set(milestones.map(({ id }) => id));
	const planned: PlannedPath[] = [];
	const plan = (place: Place, acts: readonly Act[]): void => {
		const path = walkedPath(walker, place.beginning, acts, open);
		for (const id of path.acts.flatMap(({ passed }) => passed)) {
			open.delete(id);
		}
		planned.push(path);
	};
	// The farthest first: they pass many of the others on their way.
	for (const way of [...explored.ways].reverse()) {
		if (way.passed.some((id) => open.has(id))) plan(way.from, [...actsTo(way.from), way.act, ...actsFrom(way.to)]);
	}
	for (const { place, act, ids } of furtherActs(walker, explored)) {
		if (ids.some((id) => open.has(id))) plan(place, [...actsTo(place), act]);
	}
	return {
		paths: planned,
		milestones,
		missed: milestones.filter(({ id }) => open.has(id)),
		places: explored.places.length,
		cutOff: explored.cutOff,
	};
}

function actsTo(place: Place): readonly Act[] {
	const acts: Act[] = [];
	for (let way = place.way; way !== null; way = way.from.way) {
		acts.unshift(way.act);
	}
	return acts;
}

function actsFrom(place: Place): readonly Act[] {
	const acts: Act[] = [];
	for (let way: Way | undefined = place.onward; way !== undefined; way = way.to.onward) {
		acts.push(way.act);
	}
	return acts;
}

interface FurtherAct {
	readonly place: Place;
	readonly act: Act;
	readonly ids: readonly string[];
}

/** Acts that exploring leaves out: completing each step as each of its editors, and changing each step that can be changed. */
function furtherActs(walker: Walker, { places, ways }: Explored): readonly FurtherAct[] {
	const leaves = walker.flow.order.filter(({ children }) => children.length === 0);
	return leaves.flatMap((step) => {
		const way = ways.find(({ act }) => act.step === step.code);
		const changeable = places.find(
			({ realisation: { steps, flags } }) => typeof steps[step.code]?.completedAt === "number" && !flags.completed && !flags.cancelled,
		);
		const byRoles = step.definition.access.edit.flatMap((role): readonly FurtherAct[] =>
			way === undefined ? [] : [{ place: way.from, act: { ...way.act, role }, ids: [`role ${step.code}/${role}`] }],
		);
		const role = step.definition.access.edit[0] ?? "";
		const act: Act = { kind: "change", step: step.code, role, given: new Map() };
		const change = changeable === undefined ? undefined : walker.walk(changeable.realisation, act, walkStart + 1_000 * walkMinute);
		return change === undefined || changeable === undefined ? byRoles : [...byRoles, { place: changeable, act, ids: change.passed }];
	});
}

/** Performs the acts in order, each by an editor who has not yet acted in its step, if there is one. */
function walkedPath(walker: Walker, beginning: number, acts: readonly Act[], open: ReadonlySet<string>): PlannedPath {
	const start = walker.beginnings()[beginning];
	if (start === undefined) throw new Error("a walk begins somewhere");
	const planned: PlannedAct[] = [];
	const had = new Set<string>();
	let realisation = walker.begin(start);
	for (const [index, act] of acts.entries()) {
		const now = walkStart + (index + 1) * walkMinute;
		const roles = walker.flow.steps.get(act.step)?.definition.access.edit ?? [];
		const fresh = roles.filter((role) => open.has(`role ${act.step}/${role}`) && !had.has(`${act.step}/${role}`));
		const [role, walked] = firstThatWalks([...fresh, act.role], (one) => walker.walk(realisation, { ...act, role: one }, now));
		if (walked === undefined) break;
		had.add(`${act.step}/${role}`);
		realisation = walked.outcome.realisation;
		planned.push({
			kind: act.kind,
			as: role,
			at: now,
			step: act.step,
			target: walked.target,
			values: walked.values,
			passed: walked.passed,
			expected: expectedOf(walker.flow, realisation),
		});
	}
	return { beginning: start, starter: walker.starter(), startsAt: walkStart, acts: planned };
}

function firstThatWalks<Result>(
	roles: readonly string[],
	walk: (role: string) => Result | undefined,
): readonly [string, Result | undefined] {
	for (const role of roles) {
		const result = walk(role);
		if (result !== undefined) return [role, result];
	}
	return ["", undefined];
}

function expectedOf(flow: CompiledFlow, realisation: Realisation): PlannedAct["expected"] {
	const { flags, iteration, marks, steps } = realisation;
	return {
		activeStep: activeStep(flow, steps)?.code ?? null,
		completed: flags.completed,
		cancelled: flags.cancelled,
		iteration,
		marks,
		steps: Object.fromEntries(Object.entries(steps).map(([code, state]) => [code, state.completedAt !== null])),
	};
}
