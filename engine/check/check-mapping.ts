import type { FlowDefinition, Parsed, Problem } from "../definition/index.ts";
import { nearestName } from "../definition/nearest-name.ts";
import type { UpgradeMapping } from "../upgrade/index.ts";
import type { FlowNames } from "./check-flow.ts";
import { errorAt, type Finding } from "./places/finding.ts";

interface Known {
	readonly flow: Parsed<FlowDefinition>;
	readonly names: FlowNames;
}

/** What is wrong with a mapping: its shape, and target steps and fields that the flow of its folder does not have. */
export function checkMapping({ source, definition, problems }: Parsed<UpgradeMapping>, { flow, names }: Known): readonly Problem[] {
	const written = flow.definition;
	// A mapping to another version is kept for reference; no process follows it.
	if (definition === undefined || written === undefined || definition.to !== written.version) return problems;
	const { steps = {}, fields = {}, values = {} } = definition;
	const found = [
		...led(steps, names.steps, "steps"),
		...led(fields, names.fields, "fields"),
		...Object.keys(values).flatMap((path) => unknown(path, names.fields, ["values", path])),
	];
	return [...problems, ...found.map(source.place)];
}

const led = (targets: Readonly<Record<string, string | null>>, known: readonly string[], where: "steps" | "fields"): readonly Finding[] =>
	Object.entries(targets).flatMap(([from, to]) => (to === null ? [] : unknown(to, known, [where, from])));

function unknown(asked: string, known: readonly string[], path: readonly [string, string]): readonly Finding[] {
	// Fields of a list's items are judged when the processes themselves are upgraded.
	if (known.includes(asked) || asked.includes("[]")) return [];
	const [code, noun] = path[0] === "steps" ? (["unknown-step", "step"] as const) : (["unknown-field", "field"] as const);
	return [
		errorAt(
			code,
			{ path },
			{
				message: `The flow has no ${noun} "${asked}".`,
				remedy: `Name a ${noun} of this version of the flow, or null for none.`,
				didYouMean: () => nearestName(asked, known),
			},
		),
	];
}
