import type { FieldPath } from "../definition/flow-definition.ts";
import { namesIn, readPath } from "./field-path.ts";
import type { FieldChange, Values } from "./realisation.ts";
import { sameValue } from "./same-value.ts";

type Group = Record<string, unknown>;

const none: readonly FieldChange[] = [];

/**
 * Values being changed, and what changed. The values it starts from are never touched: a group is
 * copied when something in it is first written. Fields without a value are left out, and so are
 * groups without fields, so that equal values are equal JSON.
 */
export class Draft {
	/** The values as they are now; the same object all along, so that whoever holds it sees every change. */
	readonly values: Group;
	/** Raised by every change. */
	revision = 0;
	readonly #stored: Values;
	readonly #own = new Set<object>();
	readonly #touched = new Map<FieldPath, unknown>();

	constructor(stored: Values) {
		this.#stored = stored;
		this.values = { ...stored };
	}

	/** Writes a field; undefined or null empties it. */
	set(path: FieldPath, value: unknown): void {
		const before = readPath(this.values, path);
		const after = value === null ? undefined : value;
		if (sameValue(before, after)) {
			return;
		}
		if (!this.#touched.has(path)) {
			this.#touched.set(path, before);
		}
		this.revision++;
		write(this.values, namesIn(path), after, this.#own);
	}

	/** What differs from the stored values, in the order it was first written. */
	changes(): readonly FieldChange[] {
		const changes: FieldChange[] = [];
		for (const [path, from] of this.#touched) {
			const to = readPath(this.values, path);
			if (!sameValue(from, to)) {
				changes.push({ path, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) });
			}
		}
		return changes;
	}

	/** The changes since the last call, for the event that they belong to. */
	takeChanges(): readonly FieldChange[] {
		if (this.#touched.size === 0) {
			return none;
		}
		const changes = this.changes();
		this.#touched.clear();
		return changes;
	}

	/** The values to keep: the stored object itself when nothing changed. */
	result(): Values {
		return this.revision === 0 ? this.#stored : this.values;
	}
}

function write(root: Group, names: readonly string[], value: unknown, own: Set<object>): void {
	let group = root;
	for (let depth = 0; depth < names.length - 1; depth++) {
		const name = names[depth] ?? "";
		const inner = ownGroup(group[name], own);
		group[name] = inner;
		group = inner;
	}
	const last = names[names.length - 1] ?? "";
	if (value === undefined) {
		delete group[last];
		prune(root, names, 0);
	} else {
		group[last] = value;
	}
}

/** Takes out the groups along the path that hold nothing any more. Returns whether this one does. */
function prune(group: Group, names: readonly string[], depth: number): boolean {
	const name = names[depth] ?? "";
	if (depth < names.length - 1 && prune(group[name] as Group, names, depth + 1)) {
		delete group[name];
	}
	return !hasNames(group);
}

function ownGroup(found: unknown, own: Set<object>): Group {
	if (typeof found === "object" && found !== null && own.has(found)) {
		return found as Group;
	}
	const copy: Group = typeof found === "object" && found !== null && !Array.isArray(found) ? { ...found } : {};
	own.add(copy);
	return copy;
}

function hasNames(group: Group): boolean {
	for (const name in group) {
		if (Object.hasOwn(group, name)) {
			return true;
		}
	}
	return false;
}
