import { useQueries } from "@tanstack/react-query";
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
	if (found.length === 0) return ways.every(({ count }) => count === 0) ? <p className={styles.line}>{text("list.because.none")}</p> : null;
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
	const parts = filterParts(fields, state.filters).slice(0, mostParts);
	const asked = [
		...parts.map(({ field, values, others }) => {
			const sentences = values.map((value) => sentenceOf(field, value));
			const of = sentences.find((sentence) => sentence.of !== undefined)?.of;
			const words = orText(sentences.map((sentence) => sentence.words));
			return {
				words: of === undefined ? words : `${of}: ${words}`,
				view: { state: { ...state, filters: others }, category: category?.key, inArea: area !== null },
				remove: () => change({ filters: others }),
			};
		}),
		...(area === null
			? []
			: [{ words: text("table.chip.area"), view: { state, category: category?.key, inArea: false }, remove: () => beside?.setArea(null) }]),
	];
	const isHere = rows !== null && complete;
	const countHere = (counted: CountedView): number | null => {
		const among = counted.inArea === true ? rows : occurring;
		return among === null ? null : countView(counted, { rows: among, fields, categories, unloaded });
	};
	const answers = useQueries({
		queries: asked.map(({ view }) => ({
			queryKey: [...answeredKey(list.name), "without", view.category, view.state.filters, view.inArea ? area : null],
			queryFn: ({ signal }: { readonly signal: AbortSignal }) => askCount?.(view, signal) ?? null,
			enabled: !isHere && askCount !== undefined && asked.length > 1,
			staleTime: minute,
			retry: false,
			meta: { quiet: true },
		})),
	});
	return asked.map(({ words, view, remove }, index) => ({
		words,
		count: isHere ? countHere(view) : (answers[index]?.data ?? null),
		remove,
	}));
}
