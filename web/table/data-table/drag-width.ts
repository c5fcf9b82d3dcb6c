import type { PointerEvent as ReactPointerEvent } from "react";
import type { DrawnColumn } from "../columns/drawn-columns.ts";
import { columnWidths, widthOf } from "../columns/own-columns.ts";
import type { ListState } from "../state/list-state.ts";

/** Resizes a column by dragging; meanwhile the other columns keep their widths. `done` receives the columns with the new width. */
export function dragWidth<Row>(
	{ clientX, target }: ReactPointerEvent,
	name: string,
	columns: readonly DrawnColumn<Row>[],
	done: (columns: ListState["columns"]) => void,
): void {
	const heading = target instanceof Element ? target.closest("th") : null;
	const table = heading?.closest("table");
	if (!heading || !table) return;
	const headings = [...table.querySelectorAll("th")];
	const before = [table, ...headings].map((element) => [element, element.style.cssText] as const);
	const whole = table.offsetWidth;
	const own = heading.offsetWidth;
	const widths = headings.map((each) => each.offsetWidth);
	headings.forEach((each, place) => {
		each.style.width = `${widths[place]}px`;
		each.style.minWidth = "0";
	});
	table.style.tableLayout = "fixed";
	table.style.minWidth = "0";
	let width = own;
	const move = (event: PointerEvent): void => {
		// The button was released outside the window, or before this module had loaded.
		if (event.buttons === 0) {
			end(event);
			return;
		}
		width = Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, own + event.clientX - clientX)));
		heading.style.width = `${width}px`;
		table.style.width = `${whole + width - own}px`;
	};
	function end({ type }: Event): void {
		removeEventListener("pointermove", move);
		for (const name of ["pointerup", "pointercancel"]) removeEventListener(name, end);
		for (const [element, style] of before) element.style.cssText = style;
		if (type !== "pointerup" || width === own) return;
		done(columns.map((column) => ({ field: column.field.name, ...widthOf(column.field.name === name ? width : column.width) })));
	}
	addEventListener("pointermove", move);
	for (const name of ["pointerup", "pointercancel"]) addEventListener(name, end);
}
