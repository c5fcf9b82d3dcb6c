import { text } from "../../texts/text.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import type { ChangeImpact } from "./change-impact.ts";
import styles from "./StepDialogs.module.css";

interface ChangePreviewProps {
	readonly opened: boolean;
	readonly step: string;
	readonly impact: ChangeImpact;
	readonly labelOf: (path: string) => string;
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
}

/** Before a change is saved: which steps must be done again, and which outcomes are emptied. */
export function ChangePreview({ opened, step, impact, labelOf, onConfirm, onCancel }: ChangePreviewProps) {
	return (
		<ConfirmDialog opened={opened} title={text("change.title")} action={text("change.action")} onConfirm={onConfirm} onCancel={onCancel}>
			<div className={styles.body}>
				<p>{text("change.text", { step })}</p>
				<p>{text(impact.reopens.length > 0 ? "change.reopens" : "change.reopens.none")}</p>
				{impact.reopens.length > 0 && (
					<ul>
						{impact.reopens.map(({ code, label }) => (
							<li key={code}>
								{code}. {label}
							</li>
						))}
					</ul>
				)}
				{impact.empties.length > 0 && (
					<>
						<p>{text("change.empties")}</p>
						<ul>
							{impact.empties.map((path) => (
								<li key={path}>{labelOf(path)}</li>
							))}
						</ul>
					</>
				)}
				<p className={styles.quiet}>{text("change.keeps")}</p>
			</div>
		</ConfirmDialog>
	);
}
