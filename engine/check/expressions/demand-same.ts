import { adviseOneOf } from "../../definition/advise-one-of.ts";
import { nearestName } from "../../definition/nearest-name.ts";
import { memberOf } from "../../json/json-object.ts";
import { errorAt } from "../places/finding.ts";
import type { Argument } from "./arguments.ts";
import { itemSchemasOf } from "./named-field.ts";
import type { Scope } from "./scope.ts";
import { nameOfType, share, typeOfLiteral, typeOfSchemas, type ValueType } from "./value-types.ts";

/** Compared values must have the same type, and a literal must be one of the options of the field it is compared with. */
export function demandSame(args: readonly Argument[], types: readonly ValueType[], scope: Scope): void {
	const compared = args
		.map((argument, index) => ({ ...argument, type: types[index] }))
		.filter(({ parameter }) => parameter.type === "same-value" || parameter.type === "number-or-date");
	const [first, second] = compared;
	if (first?.type === undefined || second?.type === undefined) return;
	if (!share(first.type, second.type)) {
		const dateAndText =
			[first.type, second.type].some(({ kinds }) => kinds.has("date")) &&
			[first.value, second.value].some((value) => typeof value === "string");
		scope.report(
			errorAt("wrong-type", scope.place(second.at), {
				message: `This compares ${nameOfType(first.type)} with ${nameOfType(second.type)}.`,
				remedy: dateAndText ? 'Write a fixed date as { "date": "YYYY-MM-DD" }.' : "Compare values of one type.",
			}),
		);
		return;
	}
	demandOption(second.value, second.at, first.type, scope);
	demandOption(first.value, first.at, second.type, scope);
}

/** The value of `in` must fit the literals, or the items of the list field, among which it is searched. */
export function demandListed(args: readonly Argument[], types: readonly ValueType[], scope: Scope): void {
	const [value, list] = args;
	const [type] = types;
	if (value === undefined || type === undefined || list?.parameter.type !== "values-or-list") return;
	if (Array.isArray(list.value)) {
		if (list.value.length === 0) {
			scope.report(errorAt("wrong-type", scope.place(list.at), { message: "Nothing is in an empty list.", remedy: "Name the values." }));
		}
		for (const [index, literal] of list.value.entries()) {
			const at = [...list.at, index];
			if (share(typeOfLiteral(literal), type)) demandOption(literal, at, type, scope);
			else
				scope.report(
					errorAt("wrong-type", scope.place(at), {
						message: `${JSON.stringify(literal)} is not ${nameOfType(type)}.`,
						remedy: "List values of the type of the first argument.",
					}),
				);
		}
		return;
	}
	const path = memberOf(list.value, "var");
	const items = typeof path === "string" ? itemSchemasOf(path, scope) : [];
	if (items.length > 0) demandOption(value.value, value.at, typeOfSchemas(items), scope);
}

function demandOption(value: unknown, at: Argument["at"], { options }: ValueType, scope: Scope): void {
	if (options === undefined || (typeof value !== "string" && typeof value !== "number") || options.includes(value)) return;
	scope.report(
		errorAt("unknown-option", scope.place(at), {
			message: `The field has no option ${JSON.stringify(value)}, so this never holds.`,
			remedy: adviseOneOf([...new Set(options)]),
			didYouMean: () => nearestName(String(value), options.map(String)),
		}),
	);
}
