import { useState } from "react";
import type { RealisationRecord } from "../../../../engine/index.ts";
import { type ErrorNotification, failureNotification } from "../../../api/error-notification.ts";
import { notifyFailure, notifySuccess } from "../../../api/notify.ts";
import { text } from "../../../texts/text.ts";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { ReasonedButton } from "../../../ui/parts/ReasonedButton.tsx";
import { useRecordCall } from "../../process/use-record-call.ts";
import { setStatus } from "../../realisation-commands.ts";
import "../../../texts/areas/terms.ts";

interface ConfirmDecisionProps {
	readonly record: RealisationRecord;
	/** Says that the period for objecting still runs, which is asked about first; null once it is over. */
	readonly early: string | null;
	readonly dirty: boolean;
}

/** Marks the traffic decision irrevocable, or undoes that. */
export function ConfirmDecision({ record, early, dirty }: ConfirmDecisionProps) {
	const confirmed = record.status.vkb.enabled;
	const [asked, setAsked] = useState(false);
	const [refused, setRefused] = useState<ErrorNotification | null>(null);
	// Closes the question if somebody else has already marked it.
	const asks = asked && !confirmed;
	const change = useRecordCall<"enable" | "disable">(record.uuid, {
		call: (action) => setStatus(record.uuid, { status: "vkb", action, synced: record.synced }),
		onSaved: () => {
			setAsked(false);
			notifySuccess(text("status.saved"));
		},
		onFailed: (error) => {
			const told = failureNotification(error, text("status.failed"));
			if (asks) setRefused(told);
			else notifyFailure(told.title, told.text, error);
		},
	});
	const ask = (): void => {
		setRefused(null);
		setAsked(true);
	};
	const mark = () => void change.run("enable");
	return (
		<>
			<ReasonedButton
				reason={dirty ? text("side.status.unsaved") : undefined}
				loading={change.busy}
				onClick={confirmed ? () => void change.run("disable") : early === null ? mark : ask}
			>
				{text(confirmed ? "vkb.undo" : "vkb.confirm")}
			</ReasonedButton>
			<ConfirmDialog
				opened={asks}
				title={text("terms.confirm.title")}
				action={text("vkb.confirm")}
				busy={change.busy}
				refused={refused}
				onConfirm={mark}
				onCancel={() => setAsked(false)}
			>
				{early} {text("terms.confirm.text")}
			</ConfirmDialog>
		</>
	);
}
