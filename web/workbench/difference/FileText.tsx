import { useMemo, useState } from "react";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import styles from "./FileText.module.css";
import { foldedLines } from "./folded-lines.ts";
import { type DiffLine, lineDiff } from "./line-diff.ts";
import type { Sides } from "./sides.ts";
import { useFileTexts } from "./use-file-texts.ts";

interface FileTextProps {
	readonly sides: Sides;
	readonly path: string;
	/** The comparison; a new one fetches the text again. */
	readonly compared: object;
}

/** Number of lines shown before somebody asks for more. */
const mostLines = 600;

/** A file before and after: removed lines above added ones, with a few lines around them. */
export function FileText({ sides, path, compared }: FileTextProps) {
	const { texts, failed } = useFileTexts(sides, path, compared);
	const lines = useMemo(() => (texts === null ? [] : lineDiff(texts.before ?? "", texts.after ?? "")), [texts]);
	const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
	const [most, setMost] = useState(mostLines);
	if (failed) return <PlainNotice kind="danger" title={text("workbench.difference.text.failed")} />;
	if (texts === null) return <Skeletons heights={[120]} label={text("workbench.difference.text.loading")} />;
	if (texts.before === null && texts.after === null) return <p>{text("workbench.difference.text.none")}</p>;
	const parts = foldedLines(lines, unfolded, most);
	return (
		<div className={styles.text}>
			<ol className={styles.lines} aria-label={text("workbench.difference.text.title")}>
				{parts.map((part) =>
					"folded" in part ? (
						<li key={part.start} className={styles.fold}>
							<button type="button" className={styles.unfold} onClick={() => setUnfolded(new Set(unfolded).add(part.start))}>
								{text(part.folded === 1 ? "workbench.difference.text.same.one" : "workbench.difference.text.same", { count: part.folded })}
							</button>
						</li>
					) : (
						<Line key={`${part.before} ${part.after}`} line={part} />
					),
				)}
			</ol>
			{parts.left > 0 && (
				<button type="button" className={styles.unfold} onClick={() => setMost(most + mostLines)}>
					{text("workbench.difference.text.more", { count: parts.left })}
				</button>
			)}
		</div>
	);
}

const marks = { same: " ", gone: "−", new: "+" } as const;

function Line({ line: { kind, text: written, before, after } }: { readonly line: DiffLine }) {
	const Written = kind === "gone" ? "del" : kind === "new" ? "ins" : "span";
	return (
		<li className={styles.line} data-kind={kind}>
			<span className={styles.number} aria-hidden="true">
				{after ?? before}
			</span>
			<span className={styles.mark} aria-hidden="true">
				{marks[kind]}
			</span>
			<Written className={styles.written}>
				{kind !== "same" && <span className="visually-hidden">{text(`workbench.difference.text.${kind}`)} </span>}
				{written}
			</Written>
		</li>
	);
}
