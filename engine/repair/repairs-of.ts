import type { BundleFiles } from "../bundle/index.ts";
import type { MustBe, Problem } from "../definition/index.ts";
import { type JsonPath, pathOfText, valueAt } from "../definition/json-path.ts";
import { readJsonSource } from "../definition/json-source.ts";
import { nearestName } from "../definition/nearest-name.ts";
import { addressOf, applyEdits, type Edit } from "../edit/index.ts";
import { isObject, memberOf, namesOf } from "../json/json-object.ts";
import * as pictureTexts from "../texts/picture.ts";
import { withWhatIsEmptied } from "../uses/index.ts";
import { isOnlyMeaning, namesIn } from "./only-meaning.ts";
import type { Repair } from "./repair.ts";
import { repairOfNotation } from "./repair-notation.ts";

interface Faulty {
	readonly problem: Problem;
	/** The content of the problem's file. */
	readonly document: unknown;
	readonly path: JsonPath;
	/** All names in the files. */
	readonly names: () => ReadonlySet<string>;
}

/** Problems, by kind, that are solved by removing the faulty part: nothing else would have to change. */
const superfluous: ReadonlyMap<string, { readonly sure: boolean }> = new Map([
	// No process can ever take it.
	["never-reached-branch", { sure: true }],
	["final-step-goes-on", { sure: false }],
	["default-mismatch", { sure: false }],
	["not-for-several", { sure: false }],
	["unknown-required", { sure: false }],
	["unknown-hint", { sure: false }],
	["two-finals", { sure: false }],
]);

/** Kinds of problem in which the name is not a valid name at all. */
const shapeless: ReadonlySet<string> = new Set(["schema-violation", "step-code"]);

/** Properties that give something its name. */
const namesGiven: ReadonlySet<string> = new Set(["code", "id", "name", "value"]);

/**
 * The remedies of problems as edits, where one exists that needs no more thought than a yes. `file` of a problem: as in the names of the
 * files.
 */
export function repairsOf(files: BundleFiles, problems: readonly Problem[]): ReadonlyMap<Problem, Repair> {
	const documents = new Map<string, unknown>();
	let known: ReadonlySet<string> | undefined;
	const names = () => {
		known ??= namesIn(files);
		return known;
	};
	const documentOf = (file: string): unknown => {
		if (!documents.has(file)) documents.set(file, contentIn(files, file));
		return documents.get(file);
	};
	// An invalid name is repaired first: places that refer to it by another name may have been right.
	const noNames = new Set(
		problems.flatMap(({ code, file, path: written }) => {
			const path = pathOfText(written);
			return shapeless.has(code) && givesName(path) ? [valueAt(documentOf(file), path)] : [];
		}),
	);
	const repairs = new Map<Problem, Repair>();
	for (const problem of problems) {
		if (problem.didYouMean !== undefined && noNames.has(problem.didYouMean)) continue;
		const document = documentOf(problem.file);
		const repair =
			repairOfNotation(files, problem) ??
			(document === undefined ? undefined : repairOf({ problem, document, path: pathOfText(problem.path), names }));
		if (repair !== undefined) repairs.set(problem, repair);
	}
	return repairs;
}

/** Whether the value at this path gives something its name. Elsewhere the same word only refers to it, or is a text. */
const givesName = (path: JsonPath): boolean => namesGiven.has(String(path.at(-1))) || path.at(-2) === "enum";

/**
 * The edits of all sure repairs, and the number of those repairs: one that an earlier repair made impossible is left for the next check.
 */
export function sureRepairs(files: BundleFiles, repairs: Iterable<Repair>): { readonly edits: readonly Edit[]; readonly count: number } {
	const edits: Edit[] = [];
	let count = 0;
	for (const repair of repairs) {
		if (!repair.sure || "refused" in applyEdits(files, [...edits, ...repair.edits])) continue;
		edits.push(...repair.edits);
		count += 1;
	}
	return { edits, count };
}

function contentIn(files: BundleFiles, file: string): unknown {
	const { value, problems } = readJsonSource(files.get(file) ?? "", file);
	return problems.length > 0 ? undefined : value;
}

function repairOf(faulty: Faulty): Repair | undefined {
	const { path } = faulty;
	const { code, didYouMean, mustBe } = faulty.problem;
	if (mustBe !== undefined) return only(faulty, mustBe);
	// Another list may have been filled in too late as well.
	if (code === "broken-chain") return undefined;
	if (didYouMean !== undefined) return meant(faulty, didYouMean);
	const without = superfluous.get(code);
	if (without !== undefined) return taken(faulty, without.sure);
	if (code === "value-outlives-step") return emptied(faulty);
	if (code === "missing-final") return ended(faulty);
	if (code === "option-without-branch") return followed(faulty);
	if (code === "unknown-list-name" && path.at(-1) === "path") return undeclared(faulty);
	const alone = namingAlone(faulty);
	return alone === undefined ? undefined : taken({ ...faulty, path: alone }, false);
}

/**
 * The path of something that only names a thing that does not exist: a demand about a removed field, an entry in one of the tenant's lists,
 * or a value or an expectation in a scenario. A right that a layout requires stays: without it, everybody would see the layout.
 */
function namingAlone({ problem: { file, code }, path }: Faulty): JsonPath | undefined {
	const [first, , part] = path;
	if (file.startsWith("scenarios/") && code.startsWith("unknown-")) {
		const goes = first === "given" ? code === "unknown-stakeholder" : part === "with" || part === "expect";
		return goes ? path : undefined;
	}
	// A demand about a field that does not exist can't be met by anybody.
	if (file === "flow.json" && code === "unknown-field")
		return path.at(-1) === "field" && path.at(-3) === "complete" ? path.slice(0, -1) : undefined;
	// A term goes as a whole with the field or step that it rests on.
	if (file === "tenant.json" && code === "unknown-term-name") return first === "terms" ? path.slice(0, 2) : path;
	if (file !== "tenant.json" || code !== "unknown-list-name") return undefined;
	const [last, before] = [path.at(-1), path.at(-2)];
	if (last === "field") return typeof before === "number" || before === "sort" ? path.slice(0, -1) : undefined;
	return last === "after" || last === "layout" || last === "options" ? path : undefined;
}

/** Removes a list's own field whose value no form asks for any more, after what shows it: columns, filters, tabs and an order. */
function undeclared({ problem: { file }, document, path }: Faulty): Repair {
	const field = path.slice(0, -1);
	const list = path.slice(0, -3);
	const shown = namingField(valueAt(document, list), field.at(-1), list).filter((place) => place[list.length] !== "fields");
	// From the back, so that earlier entries of a list keep their places.
	const places = [field, ...shown].reverse();
	return {
		edits: places.map((place) => ({ op: "remove", file, at: addressOf(document, withWhatIsEmptied(document, place)) })),
		sure: false,
	};
}

/** The paths of everything that is of this field of a list. */
function namingField(value: unknown, field: unknown, path: JsonPath): readonly JsonPath[] {
	if (Array.isArray(value)) return value.flatMap((item, index) => namingField(item, field, [...path, index]));
	if (!isObject(value)) return [];
	if (memberOf(value, "field") === field) return [path];
	return Object.entries(value).flatMap(([name, inner]) =>
		name === "after" && inner === field ? [[...path, name]] : namingField(inner, field, [...path, name]),
	);
}

/** Sets the only possible value, for a value that is missing or was written as another type. */
function only({ problem: { file }, document, path }: Faulty, { name, value }: MustBe): Repair | undefined {
	const there = valueAt(document, path);
	if (name === undefined) {
		return there === undefined ? undefined : { edits: [{ op: "set", file, at: addressOf(document, path), value }], sure: true };
	}
	if (!isObject(there) || Object.hasOwn(there, name)) return undefined;
	return { edits: [{ op: "add", file, at: addressOf(document, path), name, value }], sure: true };
}

/** Replaces the present name by the name that was meant: as a value, as a member's name, or as the only name in the present value. */
function meant({ problem, document, path, names }: Faulty, name: string): Repair | undefined {
	const { file } = problem;
	const value = valueAt(document, path);
	if (typeof value === "string" && isNear(value, name)) {
		return { edits: [{ op: "set", file, at: addressOf(document, path), value: name }], sure: isOnlyMeaning(problem, value, names) };
	}
	const inside = isObject(value) ? namesOf(value) : [];
	const [only] = inside;
	const at = only !== undefined && inside.length === 1 && isNear(only, name) ? [...path, only] : path;
	const written = at.at(-1);
	const container = valueAt(document, at.slice(0, -1));
	if (typeof written !== "string" || !isNear(written, name) || !isObject(container) || Object.hasOwn(container, name)) return undefined;
	return { edits: [{ op: "rename", file, at: addressOf(document, at), value: name }], sure: isOnlyMeaning(problem, written, names) };
}

const isNear = (written: string, name: string): boolean => nearestName(written, [name]) !== undefined;

/** Removes the faulty part, and anything that would be left empty. */
function taken({ problem, document, path }: Faulty, sure: boolean): Repair | undefined {
	if (path.length === 0 || valueAt(document, path) === undefined) return undefined;
	return { edits: [{ op: "remove", file: problem.file, at: addressOf(document, withWhatIsEmptied(document, path)) }], sure };
}

/** Makes the default target explicit. */
function followed({ problem: { file }, document, path }: Faulty): Repair | undefined {
	const [list, at] = [valueAt(document, path.slice(0, -2)), path.at(-2)];
	const following: unknown = Array.isArray(list) && typeof at === "number" ? list[at + 1] : undefined;
	const to = memberOf(following, "code");
	if (typeof to !== "string" || !Array.isArray(valueAt(document, path))) return undefined;
	return { edits: [{ op: "add", file, at: addressOf(document, path), value: { to, label: pictureTexts.otherwise } }], sure: false };
}

/** Clears the step's values when it is skipped: the one remedy that involves no other step. */
function emptied({ problem: { file }, document, path }: Faulty): Repair | undefined {
	const place = path.slice(0, -1);
	const step = valueAt(document, place);
	if (!isObject(step)) return undefined;
	const at = addressOf(document, place);
	const edit: Edit = Object.hasOwn(step, "onPass")
		? { op: "set", file, at: [...at, "onPass"], value: "clear" }
		: { op: "add", file, at, name: "onPass", value: "clear" };
	return { edits: [edit], sure: false };
}

/** Makes the last step end the process. */
function ended({ problem: { file }, document }: Faulty): Repair | undefined {
	const steps = valueAt(document, ["steps"]);
	const last: unknown = Array.isArray(steps) ? steps.at(-1) : undefined;
	if (!Array.isArray(steps) || !isObject(last) || Object.hasOwn(last, "next")) return undefined;
	const at = addressOf(document, ["steps", steps.length - 1]);
	const edit: Edit = Object.hasOwn(last, "final")
		? { op: "set", file, at: [...at, "final"], value: true }
		: { op: "add", file, at, name: "final", value: true };
	return { edits: [edit], sure: false };
}
