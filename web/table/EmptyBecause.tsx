import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { dutchNumber } from "../../engine/index.ts";
import { answeredKey } from "../api/served-place.ts";
import { text } from "../texts/text.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { orText } from "../ui/words/list-text.ts";
import styles from "./EmptyBecause.module.css";
import type { TableRow } from "./fields/table-field.ts";
import { filterParts } from "./filters/filter-parts.ts";
import type { ListScreenProps } from "./list-screen-props.ts";
import { type CountedView, countView } from "./saved-views/view-count.ts";
import type { ShownList } from "./use-shown-list.ts";
import "../texts/areas/columns.ts";

export interface EmptyBecauseProps<Row extends TableRow> {
	readonly screen: ListScreenProps<Row>;
	readonly view: ShownList<Row>;
}

/** The most filters that are left out one by one: each may take a request. */
const mostParts = 6;
const minute = 60_000;
const nothing: readonly never[] = [];

/** The list without one of its filters. */
interface LeftOut {
	readonly words: string;
	/** Null while unknown. */
	readonly count: number | null;
	readonly remove: () => void;
}

/** For an empty list with several filters: which of them, taken away alone, brings rows back, and how many. */
export default function EmptyBecause<Row extends TableRow>({ screen, view }: EmptyBecauseProps<Row>) {
	const ways = useLeftOut(screen, view);
	if (ways.length < 2) return null;
	const found = ways.flatMap(({ count, ...way }) => (count === null || count === 0 ? [] : [{ count, ...way }]));
	if (found.length === 0) {
		// With as many as are left out at most, there may be others of which nobody knows.
		const isKnown = ways.length < mostParts && ways.every(({ count }) => count === 0);
		return isKnown ? <p className={styles.line}>{text("list.because.none")}</p> : null;
	}
	return (
		<ul className={styles.ways}>
			{found.map(({ words, count, remove }) => (
				<li key={words}>
					<PlainButton
						small
						onClick={() => {
							// The pressed button goes.
							document.getElementById("main")?.focus({ preventScroll: true });
							remove();
						}}
					>
						{text(count === 1 ? "list.because.one" : "list.because.other", { filter: words, count: dutchNumber(count) })}
					</PlainButton>
				</li>
			))}
		</ul>
	);
}

function useLeftOut<Row extends TableRow>(
	{ list, fields, rows, occurring = rows, categories, complete = true, unloaded = nothing, askCount, beside }: ListScreenProps<Row>,
	{ state, category, sentenceOf, change }: ShownList<Row>,
): readonly LeftOut[] {
	const area = beside?.area ?? null;
	const key = category?.key;
	const parts = useMemo(() => filterParts(fields, state.filters).slice(0, mostParts), [fields, state]);
	const views = useMemo(
		(): readonly CountedView[] => [
			...parts.map(({ others }) => ({ state: { ...state, filters: others }, category: key, inArea: area !== null })),
			...(area === null ? [] : [{ state, category: key, inArea: false }]),
		],
		[parts, state, key, area],
	);
	const isHere = rows !== null && complete;
	const counted = useMemo(() => {
		const count = (view: CountedView): number | null => {
			const among = view.inArea === true ? rows : occurring;
			return among === null ? null : countView(view, { rows: among, fields, categories, unloaded });
		};
		return isHere ? views.map(count) : null;
	}, [isHere, views, rows, occurring, fields, categories, unloaded]);
	const answers = useQueries({
		queries: views.map((view) => ({
			queryKey: [...answeredKey(list.name), "without", view.category, view.state.filters, view.inArea === true ? area : null],
			queryFn: ({ signal }: { readonly signal: AbortSignal }) => askCount?.(view, signal) ?? null,
			enabled: !isHere && askCount !== undefined && views.length > 1,
			staleTime: minute,
			retry: false,
			meta: { quiet: true },
		})),
	});
	const ways = [
		...parts.map(({ field, values, others }) => {
			const sentences = values.map((value) => sentenceOf(field, value));
			const of = sentences.find((sentence) => sentence.of !== undefined)?.of;
			const words = orText(sentences.map((sentence) => sentence.words));
			return { words: of === undefined ? words : `${of}: ${words}`, remove: () => change({ filters: others }) };
		}),
		...(area === null ? [] : [{ words: text("table.chip.area"), remove: () => beside?.setArea(null) }]),
	];
	return ways.map((way, index) => ({ ...way, count: (counted === null ? answers[index]?.data : counted[index]) ?? null }));
}
