import { useState } from "react";
import type { CompiledFlow, RealisationRecord } from "../../../../engine/index.ts";
import { ApiProblem } from "../../../api/api-problem.ts";
import { notifyFailure, notifyInfo, notifySuccess } from "../../../api/notify.ts";
import { text } from "../../../texts/text.ts";
import { useActions } from "../../../ui/actions/use-actions.ts";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { ReasonedButton } from "../../../ui/parts/ReasonedButton.tsx";
import { useRecordCall } from "../../process/use-record-call.ts";
import { conflictingRecord, undoLastAct } from "../../realisation-commands.ts";
import styles from "./SideCards.module.css";
import { useUndoable } from "./use-undoable.ts";

interface UndoButtonProps {
	readonly record: RealisationRecord;
	readonly flow: CompiledFlow;
	readonly dirty: boolean;
	/** Called after undoing, which removes the button and so loses the focus. */
	readonly onUndone: () => void;
}

/**
 * Undoes the last act of the process, or tells the person who did it why that is impossible; renders nothing for people who may not undo
 * it. If somebody saved meanwhile, nothing is undone and the person is told so.
 */
export default function UndoButton({ record, flow, dirty, onUndone }: UndoButtonProps) {
	const undoable = useUndoable(record, flow);
	const [asked, setAsked] = useState(false);
	const { busy, run } = useRecordCall<number>(record.uuid, {
		call: (synced) => undoLastAct(record.uuid, synced),
		onSaved: () => {
			notifySuccess(text("side.history.undone"));
			onUndone();
		},
		onFailed: (error) => {
			setAsked(false);
			if (conflictingRecord(error) !== null) notifyInfo(text("side.history.undo.meanwhile"));
			else notifyFailure(text("side.history.undo.failed"), error instanceof ApiProblem ? error.message : "", error);
		},
	});
	const { reference } = record;
	const refused = undoable?.reason ?? (dirty ? text("side.status.unsaved") : undefined);
	useActions(undoable === null ? {} : { "process:undo": { run: () => setAsked(true), refused, values: { reference } } });
	if (undoable === null) return null;
	return (
		<span className={styles.undo}>
			<ReasonedButton size="compact-sm" variant="default" reason={refused} onClick={() => setAsked(true)}>
				{text("side.history.undo")}
			</ReasonedButton>
			<ConfirmDialog
				opened={asked}
				title={text("side.history.undo.ask")}
				action={text("side.history.undo")}
				busy={busy}
				final
				onConfirm={() => void run(record.synced)}
				onCancel={() => setAsked(false)}
			>
				{text("side.history.undo.about")}
			</ConfirmDialog>
		</span>
	);
}
