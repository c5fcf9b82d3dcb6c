import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { fieldsRead } from "../conditions/index.ts";
import type { FieldPath } from "../definition/flow-definition.ts";
import type { Assignment } from "./fill-step.ts";

/**
 * The most ways of filling in the decisive fields of one step that are all tried; beyond it, only fields that one condition reads together
 * are combined.
 */
const most = 300;

/**
 * The ways in which the decisive fields of a step can be filled in, with each value and with "empty". The first fills in nothing: the form
 * as it is.
 */
export function assignments(
	flow: CompiledFlow,
	step: CompiledStep,
	decisive: ReadonlySet<FieldPath>,
	candidates: (path: FieldPath) => readonly unknown[],
): readonly Assignment[] {
	const own = [...step.form.fields.values()].filter(
		({ path, computed, places }) => decisive.has(path) && !computed && places.some((place) => !place.readOnly),
	);
	const paths = own.map(({ path }) => path);
	const ways = (path: FieldPath): readonly unknown[] => [...candidates(path), undefined];
	const total = paths.reduce((count, path) => count * ways(path).length, 1);
	const groups = total <= most ? [paths] : readTogether(flow, paths);
	return [new Map(), ...groups.flatMap((group) => product(group, ways)).filter(({ size }) => size > 0)];
}

/** Fields of the step that one condition reads, for each condition that affects the course. */
function readTogether(flow: CompiledFlow, paths: readonly FieldPath[]): readonly (readonly FieldPath[])[] {
	const conditions = flow.order.flatMap(({ definition, branches }) => [
		definition.when,
		...branches.map(({ when }) => when),
		...definition.sections.map(({ when }) => when),
	]);
	const groups = conditions.map((condition) => {
		const read = fieldsRead(condition, flow.conditions);
		return paths.filter((path) => read.includes(path));
	});
	const known = new Set<string>();
	return [...groups, ...paths.map((path) => [path])].filter((group) => {
		const key = group.join(" ");
		return group.length > 0 && !known.has(key) && known.add(key) !== undefined;
	});
}

function product(paths: readonly FieldPath[], ways: (path: FieldPath) => readonly unknown[]): readonly Assignment[] {
	let all: readonly Assignment[] = [new Map()];
	for (const path of paths) {
		all = all.flatMap((one) => ways(path).map((value) => new Map([...one, [path, value]])));
	}
	return all;
}
