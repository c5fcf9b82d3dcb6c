import { useMemo } from "react";
import { useTenant } from "../../tenants/TenantContext.tsx";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import type { ListRow } from "./list-row.ts";
import type { ListState } from "./list-state.ts";

export type FilterName = "step" | "municipality" | "type" | "vkb";

export interface FilterOptions {
	readonly name: FilterName;
	readonly label: string;
	/** What is shown while nothing is chosen. */
	readonly all: string;
	readonly choices: readonly Choice[];
}

interface Choice {
	readonly value: string;
	readonly label: string;
}

const collator = new Intl.Collator("nl-NL", { numeric: true });
const byLabel = (one: Choice, other: Choice) => collator.compare(one.label, other.label);
const byValue = (one: Choice, other: Choice) => collator.compare(one.value, other.value);

/** How a value of each filter is called. What the tenant does not know is 'Onbekend', never a bare code. */
function labelsOf({
	steps = [],
	municipalityOptions = [],
	processTypes,
}: TenantConfiguration): Record<FilterName, (value: string) => string> {
	const named = (pairs: readonly (readonly [string, string])[]) => {
		const labels = new Map(pairs);
		return (value: string) => labels.get(value) ?? text("option.unknown");
	};
	return {
		step: named(steps.map((step) => [step.step, `${step.step}. ${step.label}`])),
		municipality: named(municipalityOptions.map((option) => [option.value, option.text])),
		type: named(processTypes.map((type) => [type.value, type.text])),
		vkb: (value) => value,
	};
}

/** Only what occurs can be chosen, so that no choice leads to an empty list by itself; and what is chosen already. */
export function useFilterOptions(rows: readonly ListRow[], state: ListState): readonly FilterOptions[] {
	const tenant = useTenant();
	const labels = useMemo(() => labelsOf(tenant), [tenant]);
	const occurring = useMemo(() => {
		const values: Record<FilterName, Set<string>> = { step: new Set(), municipality: new Set(), type: new Set(), vkb: new Set() };
		for (const row of rows) {
			if (row.step !== null) values.step.add(row.step);
			values.municipality.add(row.municipality);
			values.type.add(row.type);
			values.vkb.add(row.vkb);
		}
		return values;
	}, [rows]);
	return useMemo(() => {
		const choices = (name: FilterName, order: typeof byLabel) =>
			[...new Set([...occurring[name], ...(state[name] === "" ? [] : [state[name]])])]
				.map((value) => ({ value, label: labels[name](value) }))
				.sort(order);
		const all: readonly FilterOptions[] = [
			{ name: "step", label: text("list.step"), all: text("list.step.all"), choices: choices("step", byValue) },
			{
				name: "municipality",
				label: text("list.municipality"),
				all: text("list.municipality.all"),
				choices: choices("municipality", byLabel),
			},
			{ name: "type", label: text("list.type"), all: text("list.type.all"), choices: choices("type", byLabel) },
			{ name: "vkb", label: text("list.vkb"), all: text("list.vkb.all"), choices: choices("vkb", byLabel) },
		];
		const absent = new Set<FilterName>([
			...((tenant.municipalityOptions ?? []).length > 0 ? [] : (["municipality"] as const)),
			...(tenant.processTypes.length > 1 ? [] : (["type"] as const)),
			...(tenant.trafficDecision === false ? (["vkb"] as const) : []),
		]);
		return all.filter(({ name }) => !absent.has(name));
	}, [occurring, labels, state, tenant]);
}
