import {
	type Address,
	addressOf,
	applyEdits,
	type BundleFiles,
	type Edit,
	type ListColumn,
	type ListName,
	memberOf,
	partOf,
	sameValue,
	type TenantDefinition,
} from "../../../engine/index.ts";
import { writeAt } from "../editing/write-at.ts";

/** The file that all these edits change. */
export const tenantFile = "tenant.json";

type Path = readonly (string | number)[];

/** A change of the tenant's file, based on the file as earlier changes leave it. */
export type Change = (tenant: TenantDefinition) => readonly Edit[];

/** The edits of several changes one after another, so that a single undo reverses all of them. */
export function inTurn(files: BundleFiles, changes: readonly Change[]): readonly Edit[] {
	let now = files;
	return changes.flatMap((change) => {
		const edits = change(JSON.parse(now.get(tenantFile) ?? "{}") as TenantDefinition);
		const applied = applyEdits(now, edits);
		if ("bundle" in applied) now = applied.bundle;
		return edits;
	});
}

/** Sets a place in the tenant's file to a value; undefined restores the product's default. */
export const put =
	(path: Path, value: unknown): Change =>
	(tenant) => {
		const edit = writeAt(tenantFile, tenant, path, value);
		return edit === null ? [] : [edit];
	};

/**
 * Replaces a list. If a single item was added, removed, moved or changed, only that item is written, so that the edit does not clash with a
 * colleague's edit of another item.
 */
export const putItems =
	(path: Path, wanted: readonly unknown[]): Change =>
	(tenant) => {
		const stands = path.reduce<unknown>((node, part) => memberOf(node, part), tenant);
		const edit = Array.isArray(stands) ? oneItem(stands, wanted, addressOf(tenant, path)) : null;
		return edit === null ? put(path, wanted)(tenant) : [edit];
	};

function oneItem(stands: readonly unknown[], wanted: readonly unknown[], at: Address): Edit | null {
	const first = wanted.findIndex((item, index) => !sameValue(item, stands[index]));
	const from = first === -1 ? Math.min(stands.length, wanted.length) : first;
	if (wanted.length === stands.length) {
		const rest = (index: number) => [...stands.slice(0, index), ...stands.slice(index + 1)];
		const changed = wanted.filter((item, index) => !sameValue(item, stands[index])).length;
		if (changed === 1) return { op: "set", file: tenantFile, at: [...at, partOf(stands, from)], value: wanted[from] };
		const moved = stands.findIndex((item, index) => {
			const to = wanted.findIndex((other) => sameValue(other, item));
			return to !== -1 && to !== index && sameValue(inserted(rest(index), item, to), wanted);
		});
		if (moved === -1) return null;
		const to = wanted.findIndex((other) => sameValue(other, stands[moved]));
		const next = rest(moved)[to];
		const before = next === undefined ? {} : { before: partOf(stands, stands.indexOf(next)) };
		return { op: "move", file: tenantFile, at: [...at, partOf(stands, moved)], ...before };
	}
	if (wanted.length === stands.length + 1 && sameValue(inserted(stands, wanted[from], from), wanted)) {
		const before = from < stands.length ? { before: partOf(stands, from) } : {};
		return { op: "add", file: tenantFile, at, value: wanted[from], ...before };
	}
	if (wanted.length === stands.length - 1 && sameValue(inserted(wanted, stands[from], from), stands)) {
		return { op: "remove", file: tenantFile, at: [...at, partOf(stands, from)] };
	}
	return null;
}

function inserted(list: readonly unknown[], item: unknown, at: number): readonly unknown[] {
	return [...list.slice(0, at), item, ...list.slice(at)];
}

/**
 * Sets the columns of a layout. Columns that were added to the product's default are among the wanted ones, so that addition is removed.
 */
export const putColumns =
	(list: ListName, layout: string, wanted: readonly ListColumn[]): Change =>
	(tenant) => {
		const layouts = tenant.lists?.[list]?.layouts;
		const index = layouts?.findIndex(({ name }) => name === layout) ?? -1;
		if (layouts === undefined) return put(["lists", list, "layouts"], [{ name: layout, columns: wanted }])(tenant);
		const at = addressOf(tenant, ["lists", list, "layouts"]);
		if (index === -1) return [{ op: "add", file: tenantFile, at, value: { name: layout, columns: wanted } }];
		const path = ["lists", list, "layouts", index];
		const added = layouts[index]?.add === undefined ? [] : put([...path, "add"], undefined)(tenant);
		return [...putItems([...path, "columns"], wanted)(tenant), ...added];
	};

/** Restores the product's columns; a layout of the tenant's own has no default. */
export const dropColumns =
	(list: ListName, layout: string): Change =>
	(tenant) => {
		const layouts = tenant.lists?.[list]?.layouts ?? [];
		const index = layouts.findIndex(({ name }) => name === layout);
		const own = layouts[index];
		if (own === undefined) return [];
		const rest = own.label !== undefined || own.access !== undefined;
		if (!rest)
			return layouts.length === 1
				? put(["lists", list, "layouts"], undefined)(tenant)
				: put(["lists", list, "layouts", index], undefined)(tenant);
		return (["columns", "add"] as const).flatMap((name) =>
			own[name] === undefined ? [] : put(["lists", list, "layouts", index, name], undefined)(tenant),
		);
	};
