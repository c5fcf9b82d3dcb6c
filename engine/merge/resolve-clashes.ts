import { readPath } from "../realisation/field-path.ts";
import type { Values } from "../realisation/realisation.ts";
import type { Clash } from "./clash.ts";
import { withValueAt } from "./with-value-at.ts";

const ITEM = /^(.*)\.(\d+)$/;

/** The values with every clash resolved: theirs where its path is among `theirs`, else mine. */
export function resolveClashes(values: Values, clashes: readonly Clash[], theirs: ReadonlySet<string>): Values {
	let resolved = values;
	const gone: { readonly list: string; readonly index: number }[] = [];
	for (const clash of clashes) {
		const chosen = theirs.has(clash.path) ? clash.theirs : clash.mine;
		const [, list, index] = ITEM.exec(clash.path) ?? [];
		if (chosen === undefined && list !== undefined) gone.push({ list, index: Number(index) });
		else resolved = withValueAt(resolved, clash.path, chosen);
	}
	// From the last to the first, so that no index shifts before it is used.
	for (const { list, index } of gone.toSorted((one, other) => other.index - one.index)) {
		const items = readPath(resolved, list);
		if (Array.isArray(items)) resolved = withValueAt(resolved, list, items.toSpliced(index, 1));
	}
	return resolved;
}
