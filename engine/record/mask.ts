import { mayReadStep, type Reader } from "../access/index.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { FieldPath } from "../definition/flow-definition.ts";
import type { Values } from "../realisation/realisation.ts";
import { WorkingCopy } from "../realisation/working-copy.ts";
import { sectionIsFor } from "../run/fields/appearance.ts";

/** Which fields a person may not read. The path of a group stands for everything in it. */
export interface Mask {
	readonly hidden: readonly FieldPath[];
}

/**
 * The mask for a person: a field is readable when it is shown by a step that the person may read, in a section meant for them. Null when
 * nothing is hidden: a stored response can then be sent unchanged.
 */
export function maskFor(flow: CompiledFlow, reader: Reader): Mask | null {
	const key = [...reader.roles].sort().join(" ");
	const masks = masksOf(flow);
	let mask = masks.get(key);
	if (mask === undefined) {
		mask = makeMask(flow, reader);
		if (masks.size < 1000) masks.set(key, mask);
	}
	return mask;
}

const kept = new WeakMap<CompiledFlow, Map<string, Mask | null>>();

function masksOf(flow: CompiledFlow): Map<string, Mask | null> {
	const masks = kept.get(flow) ?? new Map<string, Mask | null>();
	kept.set(flow, masks);
	return masks;
}

function makeMask(flow: CompiledFlow, reader: Reader): Mask | null {
	const readable: FieldPath[] = [];
	const hidden: FieldPath[] = [];
	for (const [path, steps] of flow.shownIn) {
		const isReadable = steps.some(
			(step) =>
				mayReadStep(step, reader) && step.form.fields.get(path)?.places.some((place) => sectionIsFor(place.section, reader)) === true,
		);
		(isReadable ? readable : hidden).push(path);
	}
	const groups = hidden.map((path) => widest(path, readable));
	return hidden.length === 0 ? null : { hidden: [...new Set(groups)] };
}

/** The outermost group around a hidden field that contains nothing readable. */
function widest(path: FieldPath, readable: readonly FieldPath[]): FieldPath {
	const names = path.split(".");
	for (let length = 1; length < names.length; length++) {
		const group = names.slice(0, length).join(".");
		if (!readable.some((other) => other.startsWith(`${group}.`))) return group;
	}
	return path;
}

export function isHidden(mask: Mask, path: FieldPath): boolean {
	return mask.hidden.some((hidden) => path === hidden || path.startsWith(`${hidden}.`));
}

/** The values without the hidden fields. */
export function maskValues(mask: Mask, values: Values): Values {
	const workingCopy = new WorkingCopy(values);
	for (const path of mask.hidden) {
		workingCopy.set(path, undefined);
	}
	return workingCopy.result();
}
