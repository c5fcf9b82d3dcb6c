import { addressOf, type Edit, nameSlug, objectOf, type Scenario, type TenantDefinition } from "../../../engine/index.ts";
import { sameName } from "../bundle/same-name.ts";
import { writeAt } from "../editing/write-at.ts";

/** Lists of the tenant that people choose from. */
export const choiceLists = ["onHoldReasons", "cancelReasons", "reasonOptions", "processTypes"] as const;
export type ChoiceListName = (typeof choiceLists)[number];

export interface Choice {
	readonly value: string;
	readonly text: string;
	/** Whether it is set automatically and never offered; undefined in lists without that property. */
	readonly automatic: boolean | undefined;
	/** Its index in the list. */
	readonly index: number;
}

/** Status of a judgement: only the reasons for a rejection are shown here. */
const rejected = 4;

export function choicesOf(tenant: TenantDefinition, list: ChoiceListName): readonly Choice[] {
	return (tenant[list] ?? []).flatMap((entry, index) => {
		const { value, text, automatic, status } = objectOf(entry);
		if (list === "reasonOptions" && status !== rejected) return [];
		const offered = list === "onHoldReasons" || list === "cancelReasons" ? automatic === true : undefined;
		return [{ value: String(value), text: String(text), automatic: offered, index }];
	});
}

export function addedChoice(tenant: TenantDefinition, list: ChoiceListName, text: string): Edit | "taken" | "needed" {
	const value = nameSlug(text);
	if (value === "") return "needed";
	const choices = choicesOf(tenant, list);
	if (choices.some((choice) => choice.value === value) || isTaken(choices, text)) return "taken";
	const entry = { onHoldReasons: {}, cancelReasons: {}, reasonOptions: { status: rejected }, processTypes: { meta: {} } }[list];
	const made = { ...entry, value, text };
	if (tenant[list] === undefined) return { op: "add", file: "tenant.json", at: [], name: list, value: [made] };
	return { op: "add", file: "tenant.json", at: [list], value: made };
}

/** Whether another choice than the one with this value is called so. */
export function isTaken(choices: readonly Choice[], text: string, own: string | null = null): boolean {
	const others = choices.filter(({ value }) => value !== own);
	return (
		sameName(
			text,
			others.map((choice) => choice.text),
		) !== undefined
	);
}

/** Sets one property of a choice; undefined removes it. */
export function choiceEdit(tenant: TenantDefinition, list: ChoiceListName, index: number, name: string, value: unknown): Edit | null {
	return writeAt("tenant.json", tenant, [list, index, name], value);
}

export function removedChoice(tenant: TenantDefinition, list: ChoiceListName, index: number): Edit {
	return { op: "remove", file: "tenant.json", at: addressOf(tenant, [list, index]) };
}

/** Moves a choice up or down among those that are shown. */
export function movedChoice(
	tenant: TenantDefinition,
	list: ChoiceListName,
	choices: readonly Choice[],
	at: number,
	by: -1 | 1,
): Edit | null {
	const [choice, other] = [choices[at], choices[at + by]];
	if (choice === undefined || other === undefined) return null;
	// The edit names the choice that it should precede.
	const before = by < 0 ? other : choices[at + 2];
	const place = before === undefined ? undefined : addressOf(tenant, [list, before.index]).at(-1);
	const from = addressOf(tenant, [list, choice.index]);
	return { op: "move", file: "tenant.json", at: from, ...(place === undefined ? {} : { before: place }) };
}

/** The act and the status that take a reason of the list. */
const reasoned: Readonly<Partial<Record<ChoiceListName, { readonly act: string; readonly status: string }>>> = {
	onHoldReasons: { act: "onhold", status: "onhold" },
	cancelReasons: { act: "cancel", status: "cancelled" },
};

/** The choices that scenarios name, each as often as they do, other than in an act that is expected to be refused. */
export function namedByScenarios(scenarios: readonly Scenario[], list: ChoiceListName): readonly string[] {
	const { act, status } = reasoned[list] ?? {};
	const names = scenarios.flatMap(({ given, instructions }) => [
		list === "processTypes" ? given?.type : undefined,
		...instructions.flatMap(({ do: does, reason, expect }) => [
			does === act && expect?.refused === undefined ? reason : undefined,
			expect?.status === status ? expect?.reason : undefined,
		]),
	]);
	return names.filter((name) => name !== undefined);
}

export function placesInScenarios(scenarios: readonly Scenario[], list: ChoiceListName, value: string): number {
	return namedByScenarios(scenarios, list).filter((name) => name === value).length;
}
