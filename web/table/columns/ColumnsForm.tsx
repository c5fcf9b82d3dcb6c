import { Button, NativeSelect } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import type { ListColumn, ListDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { PlainButton } from "../../ui/PlainButton.tsx";
import type { TableFields } from "../fields/table-field.ts";
import { type ColumnMove, ColumnRow } from "./ColumnRow.tsx";
import styles from "./ColumnsForm.module.css";
import type { DrawnColumn } from "./drawn-columns.ts";
import { groupedFields, presentFields } from "./grouped-fields.ts";

type Columns = readonly ListColumn[];

export interface ColumnsFormProps {
	readonly list: ListDefinition;
	readonly fields: TableFields<never>;
	/** As drawn, in order. */
	readonly columns: readonly Pick<DrawnColumn<never>, "field" | "label" | "width">[];
	/** The columns are the person's own, not those of the layout. */
	readonly own: boolean;
	/** How often the shortcut was pressed that moves the focus here. */
	readonly asked: number;
	readonly onColumns: (columns: Columns | null) => void;
}

/** Adds, removes, orders and resizes columns, by buttons, keys or dragging. */
export function ColumnsForm({ list, fields, columns, own, asked, onColumns }: ColumnsFormProps) {
	const [said, setSaid] = useState("");
	const [chosen, setChosen] = useState("");
	const [dragged, setDragged] = useState<number | null>(null);
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (asked > 0) heading.current?.focus();
	}, [asked]);
	const now: Columns = columns.map(({ field, width }) => ({ field: field.name, ...(width === undefined ? {} : { width }) }));
	const left = presentFields(list, fields).filter((name) => !now.some(({ field }) => field === name));
	const next = left.find((name) => name === chosen) ?? left[0];

	const move = (from: number, to: number): void => {
		const column = now[from];
		if (column === undefined || to < 0 || to >= now.length || to === from) return;
		const others = now.filter((_each, index) => index !== from);
		onColumns([...others.slice(0, to), column, ...others.slice(to)]);
		setSaid(text("columns.moved", { label: columns[from]?.label ?? "", place: to + 1, count: now.length }));
	};
	const remove = (at: number): void => {
		if (now.length < 2) return;
		onColumns(now.filter((_each, index) => index !== at));
		setSaid(text("columns.removed", { label: columns[at]?.label ?? "" }));
		// The focused button has been removed.
		heading.current?.focus();
	};
	const size = (at: number, width: number | undefined): void =>
		onColumns(
			now.map(({ field, ...rest }, index) => (index === at ? { field, ...(width === undefined ? {} : { width }) } : { field, ...rest })),
		);
	const add = (): void => {
		if (next === undefined) return;
		onColumns([...now, { field: next }]);
		setChosen("");
		setSaid(text("columns.added", { label: fields.get(next)?.label ?? "" }));
	};
	const moveOf = (at: number): ColumnMove => ({
		by: (places) => move(at, at + places),
		start: () => setDragged(at),
		drop: () => {
			if (dragged !== null) move(dragged, at);
			setDragged(null);
		},
	});
	return (
		<section aria-labelledby={id} className={styles.form}>
			<h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
				{text("columns.title")}
			</h2>
			<p className={styles.about}>{text("columns.about")}</p>
			<p role="status" className="visually-hidden">
				{said}
			</p>
			<ol className={styles.columns}>
				{columns.map(({ field, label, width }, at) => (
					<ColumnRow
						key={field.name}
						label={label}
						width={width}
						first={at === 0}
						last={at === columns.length - 1}
						only={columns.length === 1}
						move={moveOf(at)}
						size={(pixels) => size(at, pixels)}
						remove={() => remove(at)}
					/>
				))}
			</ol>
			<div className={styles.more}>
				{next === undefined ? null : (
					<>
						<NativeSelect
							label={text("columns.more")}
							value={next}
							data={groupedFields(left, fields)}
							onChange={(event) => setChosen(event.currentTarget.value)}
						/>
						<Button onClick={add}>{text("columns.add")}</Button>
					</>
				)}
				{own ? (
					<PlainButton
						onClick={() => {
							onColumns(null);
							setSaid(text("columns.isStandard"));
							heading.current?.focus();
						}}
					>
						{text("columns.standard")}
					</PlainButton>
				) : null}
			</div>
		</section>
	);
}
