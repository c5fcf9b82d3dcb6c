import { Button } from "@mantine/core";
import { useState } from "react";
import type { Edit } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { editPlace, editWords, valuePlace } from "../bundle/edit-words.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import styles from "./ClashDialog.module.css";
import { type ClashRow, clashRows } from "./clash-rows.ts";
import { type OpenClash, useEditing } from "./use-edits.ts";

/** Lets somebody decide, place by place, between their own edit and a colleague's. */
export function ClashDialog() {
	const { clash } = useEditing();
	return clash === null ? null : <Choice key={clash.revision} clash={clash} />;
}

function Choice({ clash: { clashes, edits, decide } }: { readonly clash: OpenClash }) {
	const bundle = useBundle();
	const [mine, setMine] = useState<ReadonlySet<number>>(new Set());
	const choose = (index: number, own: boolean): void => {
		const next = new Set(mine);
		if (own) next.add(index);
		else next.delete(index);
		setMine(next);
	};
	const kept = (): readonly Edit[] => {
		const same = (left: Edit, right: Edit) => JSON.stringify(left) === JSON.stringify(right);
		const dropped = clashes.filter((_, index) => !mine.has(index)).map(({ edit }) => edit);
		return edits.filter((edit) => !dropped.some((other) => same(edit, other)));
	};
	return (
		// Only its buttons decide: a key or a click beside it would drop what somebody typed.
		<Dialog
			opened
			onClose={() => {}}
			closeOnEscape={false}
			closeOnClickOutside={false}
			withCloseButton={false}
			title={text("workbench.clash.title")}
			size="lg"
		>
			<p>{text("workbench.clash.text")}</p>
			{clashes.map(({ edit, ...three }, index) => {
				const place = editPlace(edit, bundle);
				const rows = clashRows({ base: three.base, mine: three.mine, theirs: three.theirs }, valuePlace(edit, bundle));
				const options = [
					{ own: false, label: text("workbench.clash.theirs"), said: said(rows, "theirs") },
					{ own: true, label: text("workbench.clash.mine"), said: edit.op === "move" ? [editWords(edit)] : said(rows, "mine") },
				];
				return (
					<fieldset key={JSON.stringify(edit)} className={styles.clash}>
						<legend className={styles.place}>{place}</legend>
						<p className={styles.base}>
							{text("workbench.clash.base")}: <Lines said={said(rows, "base")} />
						</p>
						{options.map((option) => (
							<label key={option.label} className={styles.option}>
								<input
									type="radio"
									name={`keuze-${index}`}
									checked={mine.has(index) === option.own}
									onChange={() => choose(index, option.own)}
								/>
								<span>
									{option.label}: <Lines said={option.said} strong />
								</span>
							</label>
						))}
					</fieldset>
				);
			})}
			<div className={styles.buttons}>
				<Button onClick={() => decide([])}>{text("workbench.clash.cancel")}</Button>
				<Button variant="filled" onClick={() => decide(kept())}>
					{text("workbench.clash.decide")}
				</Button>
			</div>
		</Dialog>
	);
}

/** The value of a place on one side: one line for each difference. */
const said = (rows: readonly ClashRow[], which: "base" | "mine" | "theirs"): readonly string[] =>
	rows.map((row) => (row.where.length === 0 ? row[which] : `${row.where.join(" › ")}: ${row[which]}`));

function Lines({ said: lines, strong = false }: { readonly said: readonly string[]; readonly strong?: boolean }) {
	return lines.map((line, index) => (
		// Two lines may have the same text.
		<span key={lines.slice(0, index + 1).join("\n")} className={lines.length > 1 ? styles.line : undefined}>
			{strong ? <strong>{line}</strong> : line}
		</span>
	));
}
