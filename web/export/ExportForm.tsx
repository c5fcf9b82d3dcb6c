import { Button } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState } from "react";
import { dutchNumber } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/notices/Notice.tsx";
import { buildWorkbook, type ExportProgress } from "./build-workbook.ts";
import styles from "./ExportForm.module.css";
import { saveFile } from "./save-file.ts";
import type { Sheet } from "./sheet.ts";
import "../texts/areas/export.ts";

interface ExportFormProps {
	/** Called when the export starts. */
	readonly sheet: () => Promise<Sheet>;
	readonly rows: number;
	readonly fileName: () => string;
	/** Rows are still being loaded. */
	readonly loading: boolean;
	/** How often an automatic start was requested. */
	readonly asked?: number;
	/** Replaces the real export in tests, which have no worker. */
	readonly run?: typeof exportSheet;
}

type Outcome = { readonly kind: "done"; readonly fileName: string } | { readonly kind: "cancelled" } | { readonly kind: "failed" };

/** Starts an export, shows its progress, and can cancel it. */
export function ExportForm({ sheet, rows, fileName, loading, asked = 0, run = exportSheet }: ExportFormProps) {
	/** From 0 to 1 while running; null otherwise. */
	const [done, setDone] = useState<number | null>(null);
	const [outcome, setOutcome] = useState<Outcome | null>(null);
	const running = useRef<AbortController | null>(null);
	const start = useRef<HTMLButtonElement>(null);
	useEffect(() => () => running.current?.abort(), []);

	const work = async () => {
		const controller = new AbortController();
		running.current = controller;
		setOutcome(null);
		setDone(0);
		const name = fileName();
		try {
			await run({ sheet: await sheet(), fileName: name, onProgress: setDone, signal: controller.signal });
			setOutcome({ kind: "done", fileName: name });
		} catch {
			setOutcome({ kind: controller.signal.aborted ? "cancelled" : "failed" });
		}
		setDone(null);
		// The cancel button, which had the focus, is gone.
		if (controller.signal.aborted) setTimeout(() => start.current?.focus());
	};

	const begun = useRef(0);
	const begin = useRef(work);
	begin.current = work;
	const isReady = rows > 0 && !loading && done === null;
	useEffect(() => {
		// Starts once all rows are there.
		if (asked === begun.current || !isReady) return;
		begun.current = asked;
		void begin.current();
	}, [asked, isReady]);

	return (
		<div className={styles.form}>
			{done === null ? (
				<div className={styles.row}>
					{isReady ? (
						<Button ref={start} variant="filled" leftSection={<IconFileSpreadsheet size={18} aria-hidden />} onClick={() => void work()}>
							{text("export.start")}
						</Button>
					) : null}
					<p className={styles.scope}>{scopeOf(rows, loading)}</p>
				</div>
			) : (
				<Progress done={done} onCancel={() => running.current?.abort()} />
			)}
			<p role="status" className={outcome?.kind === "failed" ? "visually-hidden" : styles.outcome}>
				{sentenceOf(outcome)}
			</p>
			{outcome?.kind === "failed" ? (
				<Notice kind="danger" title={text("export.failed")} announce>
					{text("export.failed.text")}
				</Notice>
			) : null}
		</div>
	);
}

function Progress({ done, onCancel }: { readonly done: number; readonly onCancel: () => void }) {
	const label = useId();
	const percent = Math.round(done * 100);
	return (
		<div className={styles.row}>
			<span id={label}>{text("export.progress")}</span>
			<progress className={styles.progress} aria-labelledby={label} value={percent} max={100} />
			<span className={styles.percent} aria-hidden>
				{percent}%
			</span>
			<Button onClick={onCancel}>{text("export.cancel")}</Button>
		</div>
	);
}

function scopeOf(rows: number, loading: boolean): string {
	if (loading) return text("export.loading");
	if (rows === 0) return text("export.nothing");
	return text(rows === 1 ? "export.rows.one" : "export.rows.many", { count: dutchNumber(rows) });
}

function sentenceOf(outcome: Outcome | null): string {
	if (outcome?.kind === "done") return text("export.done", { name: outcome.fileName });
	return outcome?.kind === "cancelled" ? text("export.cancelled") : "";
}

interface SheetExport extends ExportProgress {
	readonly sheet: Sheet;
	readonly fileName: string;
}

/** Writes the sheet as a workbook in the background and offers it as a download. Rejects if aborted. */
async function exportSheet({ sheet, fileName, onProgress, signal }: SheetExport): Promise<void> {
	const file = await buildWorkbook(sheet, { onProgress, signal });
	signal?.throwIfAborted();
	saveFile(file, fileName);
	onProgress?.(1);
}
