import type { RealisationRecord } from "../../../../engine/index.ts";
import { ApiProblem } from "../../../api/api-problem.ts";
import { notifyFailure, notifyInfo, notifySuccess } from "../../../api/notify.ts";
import { text } from "../../../texts/text.ts";
import { ReasonedButton } from "../../../ui/ReasonedButton.tsx";
import { useRecordCall } from "../../process/use-record-call.ts";
import { conflictingRecord, undoLastAct } from "../../realisation-commands.ts";
import styles from "./SideCards.module.css";

interface UndoButtonProps {
	readonly record: RealisationRecord;
	readonly dirty: boolean;
}

/** Takes back the last act of the process. What somebody saved meanwhile stays, and is told of. */
export function UndoButton({ record, dirty }: UndoButtonProps) {
	const { busy, run } = useRecordCall<number>(record.uuid, {
		call: (synced) => undoLastAct(record.uuid, synced),
		onSaved: () => notifySuccess(text("side.history.undone")),
		onFailed: (error) => {
			if (conflictingRecord(error) !== null) notifyInfo(text("side.history.undo.meanwhile"));
			else notifyFailure(text("side.history.undo.failed"), error instanceof ApiProblem ? error.message : "", error);
		},
	});
	return (
		<span className={styles.undo}>
			<ReasonedButton
				size="compact-sm"
				variant="default"
				loading={busy}
				reason={dirty ? text("side.status.unsaved") : undefined}
				onClick={() => void run(record.synced)}
			>
				{text("side.history.undo")}
			</ReasonedButton>
		</span>
	);
}
