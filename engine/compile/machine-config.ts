import type { StepCode } from "../definition/flow-definition.ts";
import type { CompiledStep } from "./compiled-flow.ts";
import type { Reference } from "./flow-machine.ts";

interface TransitionConfig {
	readonly guard?: Reference;
	readonly target?: string;
	readonly actions?: readonly Reference[];
}

interface StateConfig {
	readonly id?: string;
	readonly type?: "parallel" | "final";
	readonly initial?: string;
	readonly entry?: readonly Reference[];
	readonly on?: Readonly<Record<string, readonly TransitionConfig[]>>;
	readonly always?: readonly TransitionConfig[];
	readonly onDone?: readonly TransitionConfig[];
	readonly states?: Readonly<Record<string, StateConfig>>;
}

/** Names of the states that are not steps. No step code can equal them: codes begin with a digit. */
export const stateNames = { done: "done", choose: "choose", first: "first", tracks: "tracks", finished: "finished" } as const;

/** Events by which progress changes the status of a process. */
export const cancelledEvent = "cancelled.enable";
const completedEvent = "process.completed";

export const completeEvent = (code: StepCode): string => `complete.${code}`;
export const changeEvent = (code: StepCode): string => `change.${code}`;

const idOf = (code: StepCode): string => `step:${code}`;
const target = (code: StepCode): string => `#${idOf(code)}`;
const action = (type: string, params: Readonly<Record<string, unknown>> = {}): Reference => ({ type, params });

const raise = (event: string): Reference => action("raise", { event });

/**
 * The configuration of a flow's machine: plain data, so that it can be drawn, walked and compared.
 * Three regions side by side: *progress* through the steps, *status*, and the traffic decision.
 */
export function machineConfig(order: readonly CompiledStep[]): StateConfig {
	return { type: "parallel", states: { progress: progress(order), status: statusRegion, trafficDecision: trafficDecisionRegion } };
}

function progress(order: readonly CompiledStep[]): StateConfig {
	const line = order.filter((step) => step.parent === null);
	const states: Record<string, StateConfig> = {};
	for (const step of line) {
		states[step.code] = step.children.length === 0 ? leaf(step) : branching(step);
	}
	states[stateNames.done] = { id: stateNames.done };
	const changes = order
		.filter((step) => step.children.length === 0)
		.map((step) => [changeEvent(step.code), [{ target: target(step.code), actions: [action("reset", { step: step.code })] }]] as const);
	return { initial: line[0]?.code ?? stateNames.done, states, on: Object.fromEntries(changes) };
}

/** A step without sub-steps. */
function leaf(step: CompiledStep): StateConfig {
	return {
		id: idOf(step.code),
		entry: [action("start-step", { step: step.code })],
		on: { [completeEvent(step.code)]: branches(step) },
	};
}

/** Where completing leads: one transition per branch, the first that holds, and finally the following step. */
function branches(step: CompiledStep): readonly TransitionConfig[] {
	const complete = action("complete-step", { step: step.code });
	const chosen = step.branches.map((branch, index): TransitionConfig => {
		const guard = { type: "branch", params: { step: step.code, branch: index } };
		const effects = (branch.effects ?? []).map((effect) => action("effect", { effect, step: step.code }));
		if (effects.some(isCancel)) return { guard, actions: [...effects, raise(cancelledEvent)] };
		if (branch.to === undefined) return { guard, target: end(step), actions: [complete, ...effects, ...completion(step)] };
		const reset = branch.restart === true ? [action("reset", { step: branch.to })] : [];
		return { guard, target: target(branch.to), actions: [complete, ...effects, ...reset] };
	});
	return [...chosen, onward(step, complete)];
}

function onward(step: CompiledStep, complete: Reference): TransitionConfig {
	if (step.parent !== null) return { target: end(step), actions: [complete] };
	if (step.following === null || step.definition.final === true) return { target: end(step), actions: [complete, ...completion(step)] };
	return { target: target(step.following.code), actions: [complete] };
}

/** A finished sub-step returns to its line, which chooses what follows; the last step of the main line ends progress. */
function end(step: CompiledStep): string {
	return step.parent === null ? `#${stateNames.done}` : `#${lineId(step.parent, step.track ?? stateNames.first)}.${stateNames.choose}`;
}

function completion(step: CompiledStep): readonly Reference[] {
	return step.parent === null ? [raise(completedEvent)] : [];
}

function isCancel(reference: Reference): boolean {
	const { effect } = reference.params;
	return typeof effect === "object" && effect !== null && "cancel" in effect;
}

/** A step with sub-steps: `first` in order, then the tracks side by side; it completes automatically when they are done. */
function branching(step: CompiledStep): StateConfig {
	const tracks = step.definition.children?.tracks ?? [];
	return {
		id: idOf(step.code),
		entry: [action("start-step", { step: step.code })],
		initial: stateNames.first,
		states: {
			[stateNames.first]: { ...sequence(step, stateNames.first), onDone: [{ target: stateNames.tracks }] },
			[stateNames.tracks]: {
				type: "parallel",
				states: tracks.length === 0 ? { none: { type: "final" } } : Object.fromEntries(tracks.map(({ id }) => [id, sequence(step, id)])),
				onDone: [{ target: stateNames.finished }],
			},
			[stateNames.finished]: { type: "final" },
		},
		onDone: branches(step),
	};
}

function lineId(parent: CompiledStep, track: string): string {
	return `line:${parent.code}:${track}`;
}

/** Sub-steps in order; after each one comes the next that applies and is not completed. */
function sequence(parent: CompiledStep, track: string): StateConfig {
	const line = parent.children.filter((step) => step.track === track);
	const states: Record<string, StateConfig> = {
		[stateNames.choose]: {
			always: [
				...line.map((step) => ({ guard: { type: "open-sub-step", params: { step: step.code } }, target: step.code })),
				{ target: stateNames.done },
			],
		},
		[stateNames.done]: { type: "final" },
	};
	for (const step of line) {
		states[step.code] = leaf(step);
	}
	return { id: lineId(parent, track), initial: stateNames.choose, states };
}

const flag = (name: string, on: boolean): Reference => action("set-flag", { flag: name, on });

/**
 * The one place where a process becomes on hold, cancelled or completed, whether a person or the progress causes it. Cancelling a process
 * that is on hold keeps the hold underneath, so that restoring returns to it.
 */
const statusRegion: StateConfig = {
	initial: "active",
	states: {
		active: {
			on: {
				"onhold.enable": [{ target: "onhold", actions: [flag("onhold", true)] }],
				[cancelledEvent]: [{ target: "cancelled", actions: [flag("cancelled", true)] }],
				[completedEvent]: [{ target: "completed", actions: [flag("completed", true), action("complete-process")] }],
			},
		},
		onhold: {
			on: {
				"onhold.disable": [{ target: "active", actions: [flag("onhold", false)] }],
				[cancelledEvent]: [{ target: "cancelled-on-hold", actions: [flag("cancelled", true)] }],
			},
		},
		cancelled: { on: { "cancelled.disable": [{ target: "active", actions: [flag("cancelled", false)] }] } },
		"cancelled-on-hold": { on: { "cancelled.disable": [{ target: "onhold", actions: [flag("cancelled", false)] }] } },
		completed: {},
	},
};

const trafficDecisionRegion: StateConfig = {
	initial: "open",
	states: {
		open: { on: { "vkb.enable": [{ guard: { type: "published", params: {} }, target: "confirmed", actions: [flag("vkb", true)] }] } },
		confirmed: { on: { "vkb.disable": [{ target: "open", actions: [flag("vkb", false)] }] } },
	},
};
