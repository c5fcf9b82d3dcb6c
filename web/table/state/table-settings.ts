import { useEffect, useState } from "react";
import type { ListDefinition } from "../../../engine/index.ts";
import { keepSettings, keptSettings } from "../../ui/kept/user-settings.ts";

export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];
export const controlTabs = ["export", "settings"] as const;
export type ControlTab = (typeof controlTabs)[number];

/** The person's settings for one table, stored in this browser. What the table shows is in the address instead. */
export interface TableSettings {
	readonly pageSize: number;
	readonly layout: string;
	/** Own columns as the address names them; null: those of the layout. */
	readonly columns: string | null;
	readonly density: Density;
	/** The open panel; null if none is. It covers the filters, so it reopens by itself only in the browser tab that left it open. */
	readonly tab: ControlTab | null;
}

type Choices = Pick<ListDefinition, "name" | "pageSize" | "pageSizes" | "layouts">;

const partOf = ({ name }: Choices) => `table.${name}`;

/** The stored settings as far as they are still valid; defaults otherwise. */
function keptTableSettings(list: Choices): TableSettings {
	const kept = keptSettings(partOf(list));
	return {
		pageSize: list.pageSizes.find((size) => size === kept.pageSize) ?? list.pageSize,
		layout: list.layouts.find(({ name }) => name === kept.layout)?.name ?? list.layouts[0]?.name ?? "",
		columns: typeof kept.columns === "string" ? kept.columns : null,
		density: densities.find((density) => density === kept.density) ?? "comfortable",
		tab: controlTabs.find((tab) => tab === kept.tab && sessionStorage.getItem(`laadstroom.${partOf(list)}`) !== null) ?? null,
	};
}

export function useTableSettings(list: Choices): readonly [TableSettings, (part: Partial<TableSettings>) => void] {
	const [settings, setSettings] = useState(() => keptTableSettings(list));
	const part = partOf(list);
	useEffect(() => {
		// Keeps all users of this hook on a page in step: the table and the server's query must not differ.
		const take = (event: Event) => event instanceof CustomEvent && setSettings((before) => ({ ...before, ...event.detail }));
		addEventListener(part, take);
		return () => removeEventListener(part, take);
	}, [part]);
	const keep = (some: Partial<TableSettings>) => {
		keepSettings(part, { ...settings, ...keptSettings(part), ...some });
		try {
			sessionStorage.setItem(`laadstroom.${part}`, "");
		} catch {
			// Storage is disabled, so nothing is kept at all.
		}
		dispatchEvent(new CustomEvent(part, { detail: some }));
	};
	return [settings, keep];
}
