import type { JsonPath, TenantDefinition } from "../definition/index.ts";
import { nearestName } from "../definition/nearest-name.ts";
import { errorAt, type Finding } from "./places/finding.ts";

/** The shapes a term can have, besides its name. */
const shapes = [
	{ has: ["legal", "from"], says: '"legal" and "from": as the law says, from that date' },
	{ has: ["from", "ends"], says: '"from" and "ends": that date itself' },
	{ has: ["from", "days", "ends"], says: '"from", "days" and "ends": so many days from that date' },
	{ has: ["starts", "days", "ends"], says: '"starts", "days" and "ends": so many days from the start of a step' },
] as const;
const distinguishing = ["legal", "from", "starts", "days", "ends"] as const;

/**
 * What is wrong with a tenant's terms, and with the numbers on its first page. `declared`: fields of the flow's forms; empty when they are
 * not known.
 */
export function checkTerms({ terms = {}, today, filterWords }: TenantDefinition, declared: readonly string[]): readonly Finding[] {
	const tabs: readonly string[] = filterWords.map(({ category }) => category);
	return [
		...Object.entries(terms).flatMap(([name, term]) => {
			const place: JsonPath = ["terms", name];
			const { from } = term;
			const given = distinguishing.filter((property) => term[property] !== undefined);
			const fits = shapes.some(({ has }) => has.length === given.length && has.every((property) => given.includes(property)));
			const clock = term.days === undefined && (term.unit ?? term.stops ?? term.extends) !== undefined;
			return [
				...(fits && !clock ? [] : [contradiction(place)]),
				...(from === undefined || declared.length === 0 || declared.includes(from)
					? []
					: [
							errorAt(
								"unknown-term-name",
								{ path: [...place, "from"] },
								{
									message: `There is no field "${from}" in the flow's forms.`,
									remedy: "Name a field with a date of one of the flow's forms.",
									didYouMean: () => nearestName(from, declared),
								},
							),
						]),
			];
		}),
		...(today?.figures ?? []).flatMap((figure, index) =>
			tabs.includes(figure)
				? []
				: [
						errorAt(
							"unknown-term-name",
							{ path: ["today", "figures", index] },
							{
								message: `No tab of the list has the processes that "${figure}" counts.`,
								remedy: `Add it to the filter words, or use one of: ${tabs.join(", ")}.`,
							},
						),
					],
		),
	];
}

function contradiction(path: JsonPath): Finding {
	return errorAt(
		"contradictory-term",
		{ path },
		{
			message: "A term rests on one thing: the law, a date or the start of a step.",
			remedy: `Give it one of: ${shapes.map(({ says }) => says).join("; ")}. "unit", "stops" and "extends" go with "days".`,
		},
	);
}
