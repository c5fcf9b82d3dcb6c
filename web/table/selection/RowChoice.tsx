import { text } from "../../texts/text.ts";

/** How rows of a list are chosen for an action on several. The functions stay the same until something changes. */
export interface RowChoice<Row> {
	/** Heading of the column; null where the checkbox stands in the first cell. */
	readonly heading: string | null;
	readonly chosen: ReadonlySet<string>;
	/** Accessible name of the checkbox. */
	readonly labelOf: (row: Row) => string;
	/** Why the row can't be chosen; null if it can. */
	readonly refusalOf: (row: Row) => string | null;
	/** Chooses or releases the row; `range`: with those from the last one on. Also called for a row that can't be chosen, so that the reason can be shown. */
	readonly toggle: (row: Row, range: boolean) => void;
	/** Chooses every row of the page, or releases them. Absent where that can't be. */
	readonly togglePage?: (rows: readonly Row[]) => void;
	/** Those of the page that `togglePage` is about; absent where it is about all. */
	readonly ofPage?: (rows: readonly Row[]) => readonly Row[];
	/** Chooses every row that the filters leave. */
	readonly chooseAll?: () => void;
	/** Is told which rows are in view. */
	readonly seen?: (rows: readonly Row[]) => void;
}

interface PageBoxProps<Row> {
	readonly choice: RowChoice<Row>;
	readonly rows: readonly Row[];
	readonly className: string | undefined;
}

/** Chooses all in view, or none; of those that are chosen in part it says so. Nothing where that can't be. */
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

/** A checkbox that stays in the tab order while it can't be used, and says why. */
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
