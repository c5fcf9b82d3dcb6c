import type { BundleFiles } from "../bundle/index.ts";
import type { FieldPath, StepCode } from "../definition/flow-definition.ts";
import type { JsonPath } from "../definition/json-path.ts";
import { readJsonSource } from "../definition/json-source.ts";
import { addressOf, canonicalText, type Edit } from "../edit/index.ts";
import { isObject, memberOf } from "../json/json-object.ts";

/** A section that is to move to another step. */
interface SectionMove {
	/** Its place in flow.json. */
	readonly place: JsonPath;
	/** Place of the step that receives it, after its present sections. */
	readonly target: JsonPath;
	readonly from: StepCode;
	readonly to: StepCode;
	/** Its fields that nothing else in the flow shows. */
	readonly fields: readonly FieldPath[];
}

/** What happens to a scenario that fills the section in. */
interface MovedScenario {
	readonly file: string;
	/** Number of the act, from 1, that fills it in from then on; null when the scenario never reaches that step: then nobody does. */
	readonly act: number | null;
}

/**
 * The edits that move a section to another step, and let every scenario fill it in there. Places that read its fields are not affected: a
 * field has the same name wherever it stands.
 */
export function moveSection(
	files: BundleFiles,
	{ place, target, from, to, fields }: SectionMove,
): { readonly edits: readonly Edit[]; readonly scenarios: readonly MovedScenario[] } {
	const flow = readJsonSource(files.get("flow.json") ?? "", "flow.json").value;
	const edits: Edit[] = [{ op: "move", file: "flow.json", at: addressOf(flow, place), to: [...addressOf(flow, target), "sections"] }];
	const scenarios: MovedScenario[] = [];
	for (const [file, text] of files) {
		if (!/^scenarios\/[^/]+\.json$/.test(file) || text === null) continue;
		const scenario = readJsonSource(text, file).value;
		const acts = memberOf(scenario, "instructions");
		if (!isObject(scenario) || !Array.isArray(acts)) continue;
		const moved = movedActs(acts, { first: firstOf(flow), from, to, fields });
		if (moved.acts.every((act, index) => act === acts[index])) continue;
		edits.push({ op: "text", file, value: canonicalText(file, { ...scenario, instructions: moved.acts }) });
		scenarios.push(...[...new Set(moved.into)].map((act) => ({ file, act })));
	}
	return { edits, scenarios };
}

interface ActsMove extends Pick<SectionMove, "from" | "to" | "fields"> {
	readonly first: StepCode;
}

/** Each act in the one step passes what it filled in to the next act in the other step, or else to the last one. */
function movedActs(
	acts: readonly unknown[],
	{ first, from, to, fields }: ActsMove,
): { acts: readonly unknown[]; into: readonly (number | null)[] } {
	const steps = stepsOf(acts, first);
	const moved = [...acts];
	const into: (number | null)[] = [];
	for (const [index, act] of acts.entries()) {
		if (steps[index] !== from) continue;
		const { rest, taken } = parted(memberOf(act, "with"), "", fields);
		if (Object.keys(taken).length === 0) continue;
		moved[index] = { ...Object(moved[index]), with: rest };
		const behind = steps.findIndex((step, later) => later > index && step === to);
		const other = behind === -1 ? steps.findLastIndex((step, earlier) => earlier < index && step === to) : behind;
		if (other !== -1) {
			const there = moved[other];
			moved[other] = { ...Object(there), with: { ...Object(memberOf(there, "with")), ...taken } };
		}
		into.push(other === -1 ? null : other + 1);
	}
	return { acts: moved, into };
}

/**
 * The step that each act is about: the one it names, or the one where the process was expected to be; undefined where a scenario does not
 * say.
 */
function stepsOf(acts: readonly unknown[], first: StepCode): readonly (StepCode | undefined)[] {
	let now: StepCode | undefined = first;
	return acts.map((act) => {
		const named = memberOf(act, "step");
		const step = typeof named === "string" ? named : now;
		const expected = memberOf(memberOf(act, "expect"), "step");
		if (typeof expected === "string") now = expected;
		else if (memberOf(act, "do") === "complete" && memberOf(memberOf(act, "expect"), "refused") === undefined) now = undefined;
		return step;
	});
}

/** Splits the input into the rest and these fields by path. */
function parted(values: unknown, above: string, fields: readonly FieldPath[]): { rest: object; taken: Record<string, unknown> } {
	const rest: Record<string, unknown> = {};
	const taken: Record<string, unknown> = {};
	for (const [name, value] of isObject(values) ? Object.entries(values) : []) {
		const path = above === "" ? name : `${above}.${name}`;
		if (fields.some((field) => path === field || path.startsWith(`${field}.`))) taken[path] = value;
		else if (isObject(value) && fields.some((field) => field.startsWith(`${path}.`))) {
			const below = parted(value, path, fields);
			Object.assign(taken, below.taken);
			if (Object.keys(below.rest).length > 0) rest[name] = below.rest;
		} else rest[name] = value;
	}
	return { rest, taken };
}

function firstOf(flow: unknown): StepCode {
	const steps = memberOf(flow, "steps");
	const code = Array.isArray(steps) ? memberOf(steps[0], "code") : undefined;
	return typeof code === "string" ? code : "";
}
