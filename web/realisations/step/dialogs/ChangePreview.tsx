import { useId } from "react";
import type { ResolvedFlow, SavePreview } from "../../../../engine/index.ts";
import type { FlowField } from "../../../forms/flow-fields.ts";
import { type TextKey, text } from "../../../texts/text.ts";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { changeImpact } from "./change-impact.ts";
import styles from "./StepDialogs.module.css";
import "../../../texts/areas/step.ts";

interface ChangePreviewProps {
	readonly step: string;
	/** The save changes a completed step, which resets the process to it. */
	readonly resets: boolean;
	readonly flow: ResolvedFlow;
	readonly fields: ReadonlyMap<string, FlowField>;
	readonly preview: SavePreview;
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
}

/** Asks for confirmation before a save with side effects: it ends the process, reopens steps, or empties or hides values. */
export default function ChangePreview({ step, resets, flow, fields, preview, onConfirm, onCancel }: ChangePreviewProps) {
	const { ends, reopens, lapses, empties, hides } = changeImpact(flow, fields, preview);
	const kind = ends !== null ? "ends" : resets ? "resets" : "hides";
	return (
		<ConfirmDialog
			opened
			title={text(titles[kind])}
			action={text(actions[kind])}
			dangerous={kind === "ends"}
			onConfirm={onConfirm}
			onCancel={onCancel}
		>
			<div className={styles.body}>
				{resets && <p>{text("change.text", { step })}</p>}
				{ends !== null && (
					<>
						<p>{text("change.ends", { reason: ends })}</p>
						<p>{text("change.ends.restore", { step })}</p>
					</>
				)}
				{resets && ends === null && reopens.length === 0 && <p>{text("change.reopens.none")}</p>}
				<Lines said="change.reopens" lines={ends === null ? reopens : []} />
				<Lines said="change.lapses" lines={lapses} />
				<Lines said="change.empties" lines={empties} />
				<Lines said="change.hides" lines={hides} />
				{hides.length > 0 && <p className={styles.quiet}>{text("change.hides.back")}</p>}
				{resets && <p className={styles.quiet}>{text(hides.length + lapses.length > 0 ? "change.keeps.rest" : "change.keeps")}</p>}
			</div>
		</ConfirmDialog>
	);
}

const titles = { ends: "change.ends.title", resets: "change.title", hides: "change.hides.title" } as const;
const actions = { ends: "change.ends.action", resets: "change.action", hides: "change.hides.action" } as const;

function Lines({ said, lines }: { readonly said: TextKey; readonly lines: readonly string[] }) {
	const saying = useId();
	if (lines.length === 0) return null;
	return (
		<>
			<p id={saying}>{text(said)}</p>
			<ul aria-labelledby={saying}>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</>
	);
}
