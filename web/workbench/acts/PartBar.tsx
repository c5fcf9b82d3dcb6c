import type { ReactNode } from "react";
import { text } from "../../texts/text.ts";
import { useMayDesign } from "../editing/use-may-design.ts";
import styles from "./ActDialog.module.css";
import { type KeyAct, useActKeys } from "./use-act-keys.ts";

interface PartBarProps {
	/** The kind of part that the acts apply to. */
	readonly of: "field" | "section" | "step";
	/** Whether F2 and Alt with the arrow keys apply to this part. */
	readonly keys: boolean;
	/** Whether the part can move that way: not beyond the edge of its list. */
	readonly mayMove: (by: -1 | 1) => boolean;
	readonly onAct: (wanted: KeyAct | "remove") => void;
	/** Acts that only this kind of part has. */
	readonly children?: ReactNode;
}

/** Renames, moves or removes a part of the flow, by button and by shortcut. */
export function PartBar({ of, keys, mayMove, onAct, children }: PartBarProps) {
	const mayDesign = useMayDesign();
	useActKeys(keys && mayDesign, onAct);
	const called = (names: string) => (keys ? { "aria-keyshortcuts": names } : {});
	if (!mayDesign) return null;
	return (
		<fieldset className={styles.bar} aria-label={text(`workbench.acts.${of}.acts`)}>
			<button type="button" className={styles.act} onClick={() => onAct("rename")} {...called("F2")}>
				{text(`workbench.acts.${of}.rename`)}
			</button>
			{([-1, 1] as const).map((by) => {
				const off = !mayMove(by);
				return (
					<button
						key={by}
						type="button"
						className={styles.act}
						// Stays focusable, for whoever moves a part to the edge by this button.
						aria-disabled={off || undefined}
						title={off ? text(by < 0 ? "workbench.acts.first" : "workbench.acts.last") : undefined}
						onClick={() => off || onAct(by)}
						{...called(by < 0 ? "Alt+ArrowUp" : "Alt+ArrowDown")}
					>
						{text(by < 0 ? `workbench.acts.${of}.up` : `workbench.acts.${of}.down`)}
					</button>
				);
			})}
			{children}
			<button type="button" className={styles.act} onClick={() => onAct("remove")}>
				{text(`workbench.acts.${of}.remove`)}
			</button>
		</fieldset>
	);
}
