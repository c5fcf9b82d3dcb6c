import { isDay } from "../../calendar/day.ts";
import type { ParameterType } from "../../conditions/index.ts";
import type { JsonPath } from "../../definition/index.ts";
import { nearestName } from "../../definition/nearest-name.ts";
import { errorAt } from "../places/finding.ts";
import { demandField, demandItemField } from "./named-field.ts";
import type { Names, Scope } from "./scope.ts";

interface Listed {
	readonly code: string;
	readonly noun: string;
	readonly list: keyof Names;
	readonly remedy: string;
}

const listed: Readonly<Partial<Record<ParameterType, Listed>>> = {
	"condition-name": {
		code: "unknown-condition",
		noun: "named condition",
		list: "conditions",
		remedy: 'Add it under "conditions" of the flow',
	},
	"mark-name": { code: "unknown-mark", noun: "mark", list: "marks", remedy: 'Add it to "marks" of the flow' },
	"step-code": { code: "unknown-step", noun: "step", list: "steps", remedy: "Name a step of this flow" },
	"role-name": { code: "unknown-role", noun: "role", list: "roles", remedy: "Name a role of the product or the tenant" },
	"process-type": { code: "unknown-process-type", noun: "process type", list: "processTypes", remedy: "Name a process type of the tenant" },
};

/** A plain name must be a text, and must name something that exists. */
export function demandName(type: ParameterType, name: unknown, at: JsonPath, scope: Scope): void {
	const words = listed[type];
	if (typeof name !== "string") {
		scope.report(
			errorAt("wrong-type", scope.place(at), {
				message: "A name is expected here.",
				remedy: "Write the name itself, between double quotes.",
			}),
		);
	} else if (words !== undefined) {
		if (type === "condition-name" && scope.named) reportNested(name, at, scope);
		demandListedName(words, name, at, scope);
	} else if (type === "item-path") {
		demandItemField(name, at, scope);
	} else if (type === "field-path" || type === "list-path") {
		demandField(name, at, scope, type === "list-path");
	} else if (!isDay(name)) {
		scope.report(errorAt("wrong-type", scope.place(at), { message: `"${name}" is no day of the calendar.`, remedy: "Write YYYY-MM-DD." }));
	}
}

function demandListedName({ code, noun, list, remedy }: Listed, name: string, at: JsonPath, scope: Scope): void {
	const known = scope.names[list];
	if (known === undefined || known.includes(name)) return;
	scope.report(
		errorAt(code, scope.place(at), {
			message: `There is no ${noun} "${name}".`,
			remedy: `${remedy}${known.length === 0 ? "" : `: ${known.join(", ")}`}.`,
			didYouMean: () => nearestName(name, known),
		}),
	);
}

function reportNested(name: string, at: JsonPath, scope: Scope): void {
	scope.report(
		errorAt("named-condition-nested", scope.place(at), {
			message: `A named condition may not refer to another ("${name}").`,
			remedy: "Write the condition out here, or join the two where they are used.",
		}),
	);
}
