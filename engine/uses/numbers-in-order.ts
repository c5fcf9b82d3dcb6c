import type { BundleFiles } from "../bundle/index.ts";
import type { StepCode, StepDefinition } from "../definition/index.ts";
import type { JsonPath } from "../definition/json-path.ts";
import { canonicalText, type Edit } from "../edit/index.ts";
import { isObject } from "../json/json-object.ts";
import { editsAt, othersAsTexts } from "./edits-at.ts";
import { type StepUse, stepUsesOf } from "./step-uses.ts";

/** The most edits in one call. */
const mostEdits = 200;

/** The numbers that change when the steps are numbered from first to last; a sub-step keeps its letter. */
export function numbersInOrder(steps: readonly StepDefinition[]): ReadonlyMap<StepCode, StepCode> {
	return new Map(
		steps.map(({ code }, index): [StepCode, StepCode] => [code, String(index + 1)]).filter(([code, number]) => code !== number),
	);
}

/**
 * The edits that give steps these new numbers everywhere they are named, all at once, because two steps may swap numbers. In the flow and
 * the tenant one edit per place, as far as they fit in one call; other files are each replaced as one text.
 */
export function renumberAllEdits(files: BundleFiles, numbers: ReadonlyMap<StepCode, StepCode>): readonly Edit[] {
	const uses = [...numbers].flatMap(([code, number]) =>
		stepUsesOf(files, code).map(({ renamed, ...use }) => ({ ...use, value: renamed(number) })),
	);
	// A member cannot take a name that another still has, so files with codes as member names are rewritten as a whole.
	const anew = new Set(uses.filter(({ as }) => as === "member").map(({ file }) => file));
	const textOf = (file: string): Edit => ({ op: "text", file, value: writtenAnew(files, file, uses) });
	const placed = editsAt(
		files,
		uses.filter(({ file }) => !anew.has(file)),
		({ file, value }, at) => ({ op: "set", file, at, value }),
	);
	const edits = [...othersAsTexts(files, placed), ...[...anew].map(textOf)];
	return edits.length <= mostEdits ? edits : [...new Set(edits.map(({ file }) => file))].map(textOf);
}

interface Renamed extends Omit<StepUse, "renamed"> {
	readonly value: string;
}

function writtenAnew(files: BundleFiles, file: string, uses: readonly Renamed[]): string {
	const given = new Map(uses.filter((use) => use.file === file).map(({ as, path, value }) => [keyOf(as, path), value]));
	const anew = (node: unknown, path: JsonPath): unknown => {
		if (typeof node === "string") return given.get(keyOf("text", path)) ?? node;
		if (Array.isArray(node)) return node.map((item: unknown, index) => anew(item, [...path, index]));
		if (!isObject(node)) return node;
		return Object.fromEntries(
			Object.entries(node).map(([name, value]) => {
				const at = [...path, name];
				return [given.get(keyOf("member", at)) ?? name, anew(value, at)];
			}),
		);
	};
	return canonicalText(file, anew(JSON.parse(files.get(file) ?? "null"), []));
}

const keyOf = (as: StepUse["as"], path: JsonPath): string => `${as} ${JSON.stringify(path)}`;
