import { text } from "../../texts/text.ts";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import styles from "./KeyList.module.css";

/** Most frequently used first. */
const keys = [
	["Ctrl+K", "workbench.keys.go"],
	["F8", "workbench.keys.nextProblem"],
	["Shift+F8", "workbench.keys.previousProblem"],
	["F6", "workbench.keys.pane"],
	["F2", "workbench.keys.rename"],
	["Alt+↑ Alt+↓", "workbench.keys.move"],
	["Ctrl+Z", "workbench.keys.undo"],
	["Ctrl+Y", "workbench.keys.redo"],
	["?", "workbench.keys.list"],
] as const;

/** The shortcuts that work on every screen of the workbench. */
export default function KeyList({ onClose }: { readonly onClose: () => void }) {
	return (
		<Dialog opened onClose={onClose} title={text("workbench.keys")} size="md">
			<dl className={styles.keys}>
				{keys.map(([key, what]) => (
					<div key={key} className={styles.key}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{text(what)}</dd>
					</div>
				))}
			</dl>
		</Dialog>
	);
}
