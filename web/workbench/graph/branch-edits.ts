import { addressOf, type Branch, type Edit, type FieldPath, type FlowDefinition, partOf } from "../../../engine/index.ts";
import type { PlacedStep } from "../bundle/place-in-file.ts";
import { writeAt } from "../editing/write-at.ts";

/** Where a branch leads: to a step, or to the end of the process for a reason. */
export type Target = { readonly step: string } | { readonly cancel: string };

/** A branch that is taken if a field has this value. */
export interface NewBranch {
	readonly label: string;
	readonly field: FieldPath;
	readonly is: string | number | boolean;
	readonly target: Target;
}

type Path = readonly (string | number)[];

const file = "flow.json";
const listOf = ({ place }: PlacedStep): Path => [...place, "next"];
const branchesOf = ({ step }: PlacedStep): readonly Branch[] => step.next ?? [];

/** What the branches of a step are called; `but`: without this one. */
export const branchNames = (placed: PlacedStep, but?: number): readonly string[] =>
	branchesOf(placed).flatMap(({ label }, index) => (label === undefined || index === but ? [] : [label]));

/** The current target; undefined if the branch has none. */
export function targetOf({ to, effects = [] }: Branch): Target | undefined {
	if (to !== undefined) return { step: to };
	const cancel = effects.find((effect) => "cancel" in effect);
	return cancel === undefined ? undefined : { cancel: cancel.cancel };
}

/** Adds a branch: before an unconditional one, if there is one. */
export function addedBranch(flow: FlowDefinition, placed: PlacedStep, { label, field, is, target }: NewBranch): readonly Edit[] {
	const branches = branchesOf(placed);
	const value = { when: { "==": [{ var: field }, is] }, ...leading(flow, placed, target, []), ...(label === "" ? {} : { label }) };
	if (placed.step.next === undefined) return one(writeAt(file, flow, listOf(placed), [value]));
	const rest = branches.findIndex(({ when }) => when === undefined);
	const before = rest === -1 ? {} : { before: partOf(branches, rest) };
	return [{ op: "add", file, at: addressOf(flow, listOf(placed)), value, ...before }];
}

/** The same branch with another target; its other effects are kept. */
export function ledBranch(flow: FlowDefinition, placed: PlacedStep, index: number, target: Target): readonly Edit[] {
	const branch = branchesOf(placed)[index];
	if (branch === undefined) return [];
	const { to: _, restart: __, effects = [], ...others } = branch;
	const ends = effects.find((effect) => "cancel" in effect);
	// If the branch already ended the process, the other properties of that effect are kept as well.
	if ("cancel" in target && ends !== undefined) {
		const led = effects.map((effect) => (effect === ends ? { ...ends, cancel: target.cancel } : effect));
		return one(writeAt(file, flow, [...listOf(placed), index, "effects"], led));
	}
	const kept = effects.filter((effect) => effect !== ends);
	return one(writeAt(file, flow, [...listOf(placed), index], { ...others, ...leading(flow, placed, target, kept) }));
}

export function namedBranch(flow: FlowDefinition, placed: PlacedStep, index: number, label: unknown): readonly Edit[] {
	return one(writeAt(file, flow, [...listOf(placed), index, "label"], label));
}

export function removedBranch(flow: FlowDefinition, placed: PlacedStep, index: number): readonly Edit[] {
	const list = listOf(placed);
	return one(writeAt(file, flow, branchesOf(placed).length === 1 ? list : [...list, index], undefined));
}

/** Moves a branch before or after its neighbour: the first one that holds is taken. */
export function movedBranch(flow: FlowDefinition, placed: PlacedStep, index: number, by: -1 | 1): readonly Edit[] {
	const branches = branchesOf(placed);
	const to = index + by;
	if (branches[index] === undefined || to < 0 || to >= branches.length) return [];
	const next = by < 0 ? to : to + 1;
	const at = addressOf(flow, [...listOf(placed), index]);
	return [{ op: "move", file, at, ...(next === branches.length ? {} : { before: partOf(branches, next) }) }];
}

const one = (edit: Edit | null): readonly Edit[] => (edit === null ? [] : [edit]);

/** Going back to an earlier step is a restart; a later step can't be restarted. */
function leading(flow: FlowDefinition, { step }: PlacedStep, target: Target, effects: NonNullable<Branch["effects"]>): Branch {
	if ("cancel" in target) return { effects: [{ cancel: target.cancel }, ...effects] };
	const codes = flow.steps.map(({ code }) => code);
	const back = codes.indexOf(target.step) < codes.indexOf(step.code);
	return { to: target.step, ...(back ? { restart: true } : {}), ...(effects.length === 0 ? {} : { effects }) };
}
