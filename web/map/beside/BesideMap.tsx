import { IconMap } from "@tabler/icons-react";
import { type FocusEvent, type PointerEvent, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { text } from "../../texts/text.ts";
import controlStyles from "../../ui/ControlButton.module.css";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import styles from "./BesideMap.module.css";
import type { MapBeside } from "./use-map-beside.ts";
import "../../texts/areas/lists.ts";

/** What the list and its map report to each other. */
export interface ListJoin {
	/** Key of the row that the pointer or the keyboard is on. */
	readonly row: string | null;
	/** Called with the key of the point under the pointer. A stable function. */
	readonly onPointed: (key: string | null) => void;
}

interface BesideMapProps {
	readonly open: boolean;
	/** The map; null until there is something to draw. */
	readonly map: (join: ListJoin) => ReactNode | null;
	/** The table and whatever is below it. */
	readonly children: ReactNode;
}

/** The table of a list and, on request, a map beside it: whatever the pointer is on in one is marked in the other. */
export function BesideMap({ open, map, children }: BesideMapProps) {
	const [row, setRow] = useState<string | null>(null);
	const table = useRef<HTMLDivElement>(null);
	const onRow = ({ target }: PointerEvent | FocusEvent) => setRow((target instanceof Element && target.closest("tr")?.dataset.key) || null);
	const onPointed = useCallback((key: string | null) => markRow(table.current, key), []);
	const waits = <Skeletons heights={[480]} />;
	return (
		<div className={open ? styles.beside : undefined}>
			<div
				ref={table}
				className={styles.list}
				{...(open ? { onPointerOver: onRow, onPointerLeave: () => setRow(null), onFocus: onRow } : {})}
			>
				{children}
			</div>
			{open ? <Suspense fallback={waits}>{map({ row, onPointed }) ?? waits}</Suspense> : null}
		</div>
	);
}

/** Opens and closes the map beside a list. */
export function MapToggle({ open, toggle }: Pick<MapBeside, "open" | "toggle">) {
	return (
		<button
			type="button"
			className={controlStyles.button}
			// A column may have the same name as the visible text.
			aria-label={text("table.map.beside")}
			aria-expanded={open}
			onClick={toggle}
		>
			<IconMap size={17} aria-hidden />
			{text("table.map")}
		</button>
	);
}

/** Marks the row of the record that the pointer is on, if the page of the list has it. */
function markRow(table: HTMLElement | null, key: string | null): void {
	for (const row of table?.querySelectorAll<HTMLElement>("tr[data-key]") ?? []) {
		if (row.dataset.key === key) row.dataset.pointed = "";
		else delete row.dataset.pointed;
	}
}
