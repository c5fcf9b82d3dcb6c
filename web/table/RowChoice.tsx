import styles from "./TableRowView.module.css";

/** How rows of a list are chosen for an action on several. The functions stay the same until something changes. */
export interface RowChoice<Row> {
	/** Heading of the column. */
	readonly heading: string;
	readonly chosen: ReadonlySet<string>;
	/** Accessible name of the checkbox. */
	readonly labelOf: (row: Row) => string;
	/** Why the row can't be chosen; null if it can. */
	readonly refusalOf: (row: Row) => string | null;
	/** Chooses or releases the row. Also called for a row that can't be chosen, so that the reason can be shown. */
	readonly toggle: (row: Row) => void;
}

interface ChoiceCellProps {
	readonly heading: string;
	readonly label: string;
	readonly chosen: boolean;
	readonly refusal: string | null;
	readonly toggle: () => void;
}

/** A checkbox that stays in the tab order while it can't be used, and says why. */
export function ChoiceCell({ heading, label, chosen, refusal, toggle }: ChoiceCellProps) {
	return (
		<td className={styles.choice} data-label={heading}>
			<input
				type="checkbox"
				checked={chosen}
				onChange={toggle}
				aria-disabled={refusal !== null || undefined}
				aria-label={refusal === null ? label : `${label}. ${refusal}`}
				title={refusal ?? label}
			/>
		</td>
	);
}
