import type { FieldPath } from "../definition/flow-definition.ts";
import { objectOf } from "../json/json-object.ts";
import { namesIn, readPath } from "./field-path.ts";
import type { FieldChange, Values } from "./realisation.ts";
import { changeInPlace } from "./revision.ts";
import { sameValue } from "./same-value.ts";

type Group = Record<string, unknown>;

const none: readonly FieldChange[] = [];

/**
 * Values being changed, with a record of the changes. The original values are never touched: a group is copied on the first write inside
 * it. Fields without a value are left out, and so are groups without fields, so that equal values have equal JSON.
 */
export class WorkingCopy {
	/** The present values; always the same object, so that whoever has a reference to it sees every change. */
	readonly values: Group;
	/** Incremented by every change. */
	revision = 0;
	readonly #stored: Values;
	readonly #own = new Set<Group>();
	readonly #touched = new Map<FieldPath, unknown>();

	constructor(stored: Values) {
		this.#stored = stored;
		this.values = copyOf(stored);
	}

	/** Writes a field; undefined or null empties it. */
	set(path: FieldPath, value: unknown): void {
		const before = readPath(this.values, path);
		const after = value === null ? undefined : value;
		if (sameValue(before, after)) return;
		if (!this.#touched.has(path)) this.#touched.set(path, before);
		if (this.revision++ === 0) changeInPlace(this.values, this);
		write(this.values, namesIn(path), after, this.#own);
	}

	/**
	 * Writes an empty field as part of an event that reports the change itself: the change is returned, and not kept for the next event.
	 * Null when the field was written before; the change is then kept like any other.
	 */
	setApart(path: FieldPath, value: unknown): FieldChange | null {
		const known = this.#touched.has(path);
		this.set(path, value);
		if (known || !this.#touched.delete(path)) return null;
		return { path, to: value };
	}

	/** Differences from the stored values, in the order in which they were first written. */
	changes(): readonly FieldChange[] {
		const changes: FieldChange[] = [];
		for (const [path, from] of this.#touched) {
			const to = readPath(this.values, path);
			if (!sameValue(from, to)) changes.push({ path, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) });
		}
		return changes;
	}

	/** The changes since the last call, for the event they belong to. */
	takeChanges(): readonly FieldChange[] {
		if (this.#touched.size === 0) return none;
		const changes = this.changes();
		this.#touched.clear();
		return changes;
	}

	/** The values to store: the same stored object when nothing changed. */
	result(): Values {
		return this.revision === 0 ? this.#stored : this.values;
	}
}

function write(root: Group, names: readonly string[], value: unknown, own: Set<Group>): void {
	let group = root;
	for (let depth = 0; depth < names.length - 1; depth++) {
		const name = names[depth] ?? "";
		const found = group[name];
		const inner = ownGroup(found, own);
		if (inner !== found) group[name] = inner;
		group = inner;
	}
	const last = names[names.length - 1] ?? "";
	if (value === undefined) {
		delete group[last];
		prune(root, names, own);
	} else {
		group[last] = value;
	}
}

/** Removes groups along the path that have become empty. Returns whether this one is empty. */
function prune(group: Group, names: readonly string[], own: ReadonlySet<Group>, depth = 0): boolean {
	const name = names[depth] ?? "";
	const inner = group[name];
	if (depth < names.length - 1 && isOwn(inner, own) && prune(inner, names, own, depth + 1)) delete group[name];
	return !hasNames(group);
}

function isOwn(found: unknown, own: ReadonlySet<unknown>): found is Group {
	return own.has(found);
}

function ownGroup(found: unknown, own: Set<Group>): Group {
	if (isOwn(found, own)) return found;
	const copy = copyOf(objectOf(found));
	own.add(copy);
	return copy;
}

/** Not with a spread: V8 then gives every name that is added later a new shape, at fifteen times the cost. */
function copyOf(group: Values): Group {
	return Object.assign({}, group);
}

function hasNames(group: Group): boolean {
	for (const name in group) {
		if (Object.hasOwn(group, name)) return true;
	}
	return false;
}
