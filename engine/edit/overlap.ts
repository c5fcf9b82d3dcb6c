import { canonicalJson } from "../definition/canonical-json.ts";
import { knownBy } from "./address.ts";
import type { Address, Edit, Part } from "./edit.ts";
import { hasItsPlace } from "./name-order.ts";

/** Behind the names that have their place, and before all others: where the order of the names puts what stood among the former. */
const front = Symbol("front");

/** What an edit changes and relies on. */
interface Touch {
	readonly file: string;
	/** With everything in them. */
	readonly places: readonly Address[];
	/** What something is put before. */
	readonly anchor?: Address;
	/** Between which entries something is put. */
	readonly gap?: { readonly container: Address; readonly before: Part | typeof front | undefined };
}

/**
 * Whether two sets of edits may be about the same place. Sets that aren't give the same files in either order. Where the
 * names by which two designers call a place can't be told apart, they count as the same.
 */
export function overlap(mine: readonly Edit[], theirs: readonly Edit[]): boolean {
	const others = theirs.map(touchOf);
	return mine.map(touchOf).some((touch) => others.some((other) => touch.file === other.file && meet(touch, other)));
}

function meet(left: Touch, right: Touch): boolean {
	return (
		left.places.some((place) => right.places.some((other) => isWithin(place, other) || isWithin(other, place))) ||
		isMoved(left.anchor, right) ||
		isMoved(right.anchor, left) ||
		sameGap(left.gap, right.gap)
	);
}

const isMoved = (anchor: Address | undefined, { places }: Touch): boolean =>
	anchor !== undefined && places.some((place) => isWithin(anchor, place));

function sameGap(left: Touch["gap"], right: Touch["gap"]): boolean {
	if (left === undefined || right === undefined || left.container.length !== right.container.length) return false;
	if (!isWithin(left.container, right.container)) return false;
	return isPart(left.before) && isPart(right.before) ? mayBeSame(left.before, right.before) : left.before === right.before;
}

const isPart = (before: Part | typeof front | undefined): before is Part => before !== undefined && before !== front;

function touchOf(edit: Edit): Touch {
	const { file } = edit;
	if (edit.op === "text") return { file, places: [[]] };
	const { at } = edit;
	const container = at.slice(0, -1);
	switch (edit.op) {
		case "set":
			return { file, places: [whole(at), ...(typeof at.at(-1) === "object" ? [whole([...container, knownBy(edit.value)])] : [])] };
		case "remove":
			return { file, places: [whole(at)] };
		case "rename":
			return { file, places: [whole(at), whole([...container, edit.value])], ...renamed(file, container, at.at(-1), edit.value) };
		case "add":
			return { file, places: [whole([...at, edit.name ?? knownBy(edit.value)])], ...put(file, at, edit.name, edit.before) };
		case "move": {
			const { to = container } = edit;
			const last = at.at(-1) ?? "";
			return {
				file,
				places: [whole(at), whole([...to, last])],
				...put(file, to, typeof last === "string" ? last : undefined, edit.before),
			};
		}
	}
}

function put(file: string, container: Address, name: string | undefined, before: Part | undefined): Pick<Touch, "anchor" | "gap"> {
	const anchor = before === undefined ? {} : { anchor: [...container, before] };
	if (name !== undefined && hasItsPlace(file, container, name)) return anchor;
	const isFirst = typeof before === "string" && hasItsPlace(file, container, before);
	return { ...anchor, gap: { container, before: isFirst ? front : before } };
}

/** A name stays where it is, unless it stood in a place of its own and has none now. */
function renamed(file: string, container: Address, from: Part | undefined, to: string): Pick<Touch, "gap"> {
	const leaves = typeof from === "string" && hasItsPlace(file, container, from) && !hasItsPlace(file, container, to);
	return leaves ? { gap: { container, before: front } } : {};
}

/** The place as far as a change there changes what it is called: an item known by its content is another one after any change in it. */
function whole(address: Address): Address {
	const content = address.findIndex((part, index) => {
		const next = address[index + 1];
		return typeof part === "object" && ("item" in part ? next !== undefined : next === part.key);
	});
	return content < 0 ? address : address.slice(0, content + 1);
}

/** Whether the inner place is, or lies in, the outer one. */
function isWithin(inner: Address, outer: Address): boolean {
	return outer.length <= inner.length && outer.every((part, index) => mayBeSame(part, inner[index] ?? ""));
}

function mayBeSame(left: Part, right: Part): boolean {
	if (typeof left === "string" || typeof right === "string") return left === right;
	if ("key" in left && "key" in right) return left.key !== right.key || left.is === right.is;
	return "key" in left || "key" in right || canonicalJson(left.item) === canonicalJson(right.item);
}
