import { IconX } from "@tabler/icons-react";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { ListDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { Facts } from "../../ui/parts/Facts.tsx";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { type DrawnColumn, drawnColumns } from "../columns/drawn-columns.ts";
import type { TableFields, TableRow } from "../fields/table-field.ts";
import styles from "./PeekPanel.module.css";
import type { Peek } from "./use-peek.ts";
import "../../texts/areas/peek.ts";

export interface PeekPanelProps<Row> {
	readonly row: Row;
	/** As rendered; the first column names the record. */
	readonly columns: readonly DrawnColumn<Row>[];
	/** Layouts the person may use; the panel shows all their columns. */
	readonly layouts: ListDefinition["layouts"];
	readonly fields: TableFields<Row>;
	/** Rows of the page, in order. */
	readonly rows: readonly Row[];
	readonly peek: Peek;
	/** Details that the list's columns don't show. */
	readonly children: ReactNode;
}

/** Shows a record beside its list, read-only; on a narrow screen, as a bottom sheet. The focus stays in the list. */
export default function PeekPanel<Row extends TableRow>({ row, columns, layouts, fields, rows, peek, children }: PeekPanelProps<Row>) {
	const { close, go } = peek;
	useFocusAtRow(row.key);
	useEffect(() => {
		function onKey(event: KeyboardEvent): void {
			if (event.key !== "Escape" || event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return;
			// A focused field handles Escape itself, for instance to close its options.
			if (event.target instanceof Element && event.target.matches("input:not([type=checkbox]), textarea, select, [role=combobox]")) return;
			close();
		}
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [close]);
	const [first, ...others] = everyColumn(columns, layouts, fields);
	const reference = first?.field.text(row) ?? "";
	const open = rows.filter(({ to }) => to !== null);
	const at = open.findIndex(({ key }) => key === row.key);
	const before = open[at - 1];
	const after = at === -1 ? undefined : open[at + 1];
	const facts = others.flatMap(({ field, label }) => {
		const words = field.text(row);
		// A cell may render nothing for zero; below a label that would be a gap.
		const value = field.kind === "number" && field.value(row) === 0 ? words : (field.cell?.(row) ?? words);
		return words === "" ? [] : [{ label, value }];
	});
	return (
		<section className={styles.panel} aria-label={text("peek.region", { reference })}>
			<header className={styles.head}>
				<h2>{row.to === null ? reference : <Link to={row.to}>{reference}</Link>}</h2>
				<button type="button" className={styles.close} aria-label={text("peek.close")} title={text("peek.close")} onClick={close}>
					<IconX size={18} aria-hidden />
				</button>
			</header>
			<p role="status" className="visually-hidden">
				{text("peek.now", { reference })}
			</p>
			<Suspense fallback={<Skeletons heights={[48, 48]} />}>{children}</Suspense>
			<Facts facts={facts} layout="stack" />
			<div className={styles.move}>
				{before ? (
					<PlainButton small onClick={() => go(before.key)}>
						{text("peek.previous")}
					</PlainButton>
				) : null}
				{after ? (
					<PlainButton small onClick={() => go(after.key)}>
						{text("peek.next")}
					</PlainButton>
				) : null}
			</div>
		</section>
	);
}

/** The columns on screen, followed by those of the other layouts. */
function everyColumn<Row>(drawn: readonly DrawnColumn<Row>[], layouts: ListDefinition["layouts"], fields: TableFields<Row>) {
	const all = [...drawn, ...layouts.flatMap(({ columns }) => drawnColumns(columns, fields))];
	return all.filter(({ field }, at) => all.findIndex((other) => other.field === field) === at);
}

/** However the panel is closed, returns a lost focus to the row of its record. */
function useFocusAtRow(key: string): void {
	const last = useRef(key);
	last.current = key;
	useEffect(
		() => () => {
			if (document.activeElement !== document.body) return;
			const links = [...document.querySelectorAll<HTMLElement>("a[data-row]")];
			links.find(({ dataset }) => dataset.row === last.current)?.focus({ preventScroll: true });
		},
		[],
	);
}
