import { text } from "../../texts/text.ts";

/** How rows of a list are chosen for an action on several. The functions stay the same until something changes. */
export interface RowChoice<Row> {
	/** Heading of the checkbox column; null if the checkbox is in the first cell. */
	readonly heading: string | null;
	readonly chosen: ReadonlySet<string>;
	/** Accessible name of the checkbox. */
	readonly labelOf: (row: Row) => string;
	/** Why the row can't be chosen; null if it can. */
	readonly refusalOf: (row: Row) => string | null;
	/** Selects or deselects the row; `range`: with all rows from the last one. Also called for a row that can't be, to show why. */
	readonly toggle: (row: Row, range: boolean) => void;
	/** Selects all rows of the page, or deselects them. Absent if that isn't possible. */
	readonly togglePage?: (rows: readonly Row[]) => void;
	/** The rows of the page that `togglePage` applies to; absent if it applies to all. */
	readonly ofPage?: (rows: readonly Row[]) => readonly Row[];
	/** Selects all rows that match the filters. */
	readonly chooseAll?: () => void;
	/** Called with the rows of the current page. */
	readonly seen?: (rows: readonly Row[]) => void;
}

interface PageBoxProps<Row> {
	readonly choice: RowChoice<Row>;
	readonly rows: readonly Row[];
	readonly className: string | undefined;
}

/** Selects all rows of the page or none; indeterminate if only some are selected. Renders nothing if that isn't possible. */
export function PageBox<Row extends { readonly key: string }>({ choice, rows, className }: PageBoxProps<Row>) {
	if (choice.togglePage === undefined) return null;
	const { chosen } = choice;
	const of = choice.ofPage?.(rows) ?? rows;
	const count = of.filter(({ key }) => chosen.has(key)).length;
	const all = of.length > 0 && count === of.length;
	const label = text(of.length === 0 ? "table.choose.page.none" : "table.choose.page");
	return (
		<span className={className}>
			<input
				type="checkbox"
				checked={all}
				ref={(box) => {
					if (box) box.indeterminate = count > 0 && !all;
				}}
				onChange={() => choice.togglePage?.(of)}
				aria-disabled={of.length === 0 || undefined}
				aria-label={label}
				title={label}
			/>
		</span>
	);
}

interface ChoiceBoxProps {
	readonly label: string;
	readonly chosen: boolean;
	readonly refusal: string | null;
	readonly toggle: (range: boolean) => void;
}

/** A checkbox that stays in the tab order while it can't be used, and says why it can't. */
export function ChoiceBox({ label, chosen, refusal, toggle }: ChoiceBoxProps) {
	return (
		<input
			type="checkbox"
			checked={chosen}
			onChange={({ nativeEvent }) => toggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
			aria-disabled={refusal !== null || undefined}
			aria-label={refusal === null ? label : `${label}. ${refusal}`}
			title={refusal ?? label}
		/>
	);
}
