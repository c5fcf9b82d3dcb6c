import { randomBytes } from "node:crypto";
import type { CompiledFlow, Scenario } from "../../../engine/index.ts";

/** The scenario with distinct values in fields that must be unique among processes: journeys share one database. */
export function withOwnValues(flow: CompiledFlow, scenario: Scenario): Scenario {
	const paths = new Set(
		[...flow.steps.values()].flatMap(({ definition }) =>
			definition.sections.flatMap(({ unique = [] }) => unique.map(({ field }) => field)),
		),
	);
	const mark = randomBytes(3).toString("hex").toUpperCase();
	const own = <Value>(value: Value, path = ""): Value => {
		if (typeof value === "string") return (paths.has(path) ? `${value}_${mark}` : value) as Value;
		if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
		const entries = Object.entries(value).map(([name, item]) => [name, own(item, path === "" ? name : `${path}.${name}`)]);
		return Object.fromEntries(entries) as Value;
	};
	const instructions = scenario.instructions.map((instruction) => ({
		...instruction,
		...(instruction.with ? { with: own(instruction.with) } : {}),
		...(instruction.expect?.values ? { expect: { ...instruction.expect, values: own(instruction.expect.values) } } : {}),
	}));
	return { ...scenario, instructions };
}
