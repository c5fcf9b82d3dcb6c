import { useState } from "react";
import { initialState, type PageSize, pageSizes } from "./list-state.ts";

export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

/** How this person likes the table, kept in this browser. What a table shows is in the address instead. */
export interface TableSettings {
	readonly pageSize: PageSize;
	readonly density: Density;
}

const key = "laadstroom.table.realisations";

/** What was kept and is still understood; else as the table is at first. */
export function keptTableSettings(): TableSettings {
	const kept = keptValue();
	return {
		pageSize: pageSizes.find((size) => size === kept.pageSize) ?? initialState.pageSize,
		density: densities.find((density) => density === kept.density) ?? "comfortable",
	};
}

export function useTableSettings(): readonly [TableSettings, (part: Partial<TableSettings>) => void] {
	const [settings, setSettings] = useState(keptTableSettings);
	const keep = (part: Partial<TableSettings>) => {
		const next = { ...settings, ...part };
		setSettings(next);
		try {
			localStorage.setItem(key, JSON.stringify(next));
		} catch {
			// A browser that keeps nothing for us: the choice holds for this page.
		}
	};
	return [settings, keep];
}

function keptValue(): Readonly<Record<string, unknown>> {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
		return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}
