import { addDays, type Day, daysBetween, isDay, type Scenario } from "../../../engine/index.ts";

type Instruction = Scenario["instructions"][number];

/** Start day of scenarios that name none. */
const FIRST_DAY = "2026-01-05";

/**
 * Shifts the scenario's days so that its last act happens today: a browser has no other day than today, and what the
 * scenario put in the past stays there. Dates that the system sets on the day of the act become today.
 */
export function endingOn(today: Day, scenario: Scenario): Scenario {
	const first = scenario.given?.at ?? FIRST_DAY;
	const dayOf = ({ at = 0 }: Instruction): Day => (typeof at === "string" ? at : addDays(first, at));
	const last = [first, ...scenario.instructions.map(dayOf)].sort().at(-1) ?? first;
	const shift = daysBetween(last, today) ?? 0;
	const typed = new Set(scenario.instructions.flatMap(({ with: values = {} }) => daysIn(values)));
	let now = first;
	const instructions = scenario.instructions.map((instruction) => {
		now = instruction.at === undefined ? now : dayOf(instruction);
		const ownDay = now;
		const move = (day: Day): Day => (day === ownDay && !typed.has(day) ? today : addDays(day, shift));
		return {
			...instruction,
			...(instruction.with ? { with: moved(instruction.with, (day) => addDays(day, shift)) } : {}),
			...(instruction.expect?.values ? { expect: { ...instruction.expect, values: moved(instruction.expect.values, move) } } : {}),
		};
	});
	return { ...scenario, instructions };
}

function moved<Value>(value: Value, move: (day: Day) => Day): Value {
	if (typeof value === "string") return (isDay(value) ? move(value) : value) as Value;
	if (Array.isArray(value)) return value.map((item) => moved(item, move)) as Value;
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, moved(item, move)])) as Value;
}

function daysIn(value: unknown): readonly Day[] {
	if (typeof value === "string") return isDay(value) ? [value] : [];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(daysIn) : [];
}
