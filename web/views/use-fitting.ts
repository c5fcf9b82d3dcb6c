import { type RefCallback, useCallback, useState } from "react";

/** Pixels for the button that opens the rest, for the number of rows after a name that is not drawn yet, and between items. */
const restWidth = 96;
const countWidth = 48;
const gap = 4;

/**
 * How many of the items of a row fit side by side, in their own order; all of them if that can't be measured. Each
 * item has its key as `data-item`, and those that do not fit are rendered as well, hidden (`aria-hidden`). Anything
 * else in the row has `data-beside`.
 */
export function useFitting(keys: readonly string[]): readonly [RefCallback<HTMLElement>, number] {
	const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
	const order = keys.join();
	const ref = useCallback(
		(row: HTMLElement | null) => {
			if (row === null || typeof ResizeObserver === "undefined") return;
			/** Widths when the items were last visible: otherwise one that just fits would come and go. */
			const widths = new Map<string, number>();
			const measure = () => {
				for (const item of row.querySelectorAll<HTMLElement>("[data-item]")) {
					const key = item.dataset.item ?? "";
					if (item.ariaHidden !== "true") widths.set(key, item.offsetWidth);
					else if (!widths.has(key)) widths.set(key, item.offsetWidth + countWidth);
				}
				const beside = [...row.querySelectorAll<HTMLElement>("[data-beside]")].reduce((sum, each) => sum + each.offsetWidth + gap, 0);
				const room = row.clientWidth - (getComputedStyle(row).flexWrap === "wrap" ? 0 : beside);
				let end = 0;
				const ends = order.split(",").map((key) => {
					end += (widths.get(key) ?? 0) + gap;
					return end;
				});
				const all = end <= room;
				setFitting(all ? Number.POSITIVE_INFINITY : Math.max(1, ends.filter((each) => each <= room - restWidth).length));
			};
			const observer = new ResizeObserver(measure);
			observer.observe(row);
			for (const part of row.querySelectorAll("ul")) observer.observe(part);
			return () => observer.disconnect();
		},
		[order],
	);
	return [ref, fitting];
}
