import { useState } from "react";
import { text } from "../../texts/text.ts";
import { ActDialog } from "../acts/ActDialog.tsx";
import styles from "./PublishPage.module.css";

interface RemoveScenarioProps {
	readonly name: string;
	/** Path of the scenario in the tenant's folder. */
	readonly file: string;
}

/** Removes a scenario that no longer matches the flow; a single undo restores it. */
export function RemoveScenario({ name, file }: RemoveScenarioProps) {
	const [asked, setAsked] = useState(false);
	const close = (): void => setAsked(false);
	return (
		<>
			<button type="button" className={styles.small} aria-label={text("scenario.remove.named", { name })} onClick={() => setAsked(true)}>
				{text("scenario.remove")}
			</button>
			{asked && (
				<ActDialog
					title={text("scenario.remove.title", { name })}
					action={text("scenario.remove")}
					dangerous
					said={text("scenario.removed", { name })}
					edits={() => [{ op: "text", file, value: null }]}
					onDone={close}
					onClose={close}
				>
					<p>{text("scenario.remove.meaning")}</p>
				</ActDialog>
			)}
		</>
	);
}
