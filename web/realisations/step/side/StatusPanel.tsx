import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import type { Availability, RealisationRecord, Reason, StepAvailability } from "../../../../engine/index.ts";
import { type ErrorNotification, failureNotification } from "../../../api/error-notification.ts";
import { notifyFailure, notifyInfo, notifySuccess } from "../../../api/notify.ts";
import { usePerson } from "../../../tenants/TenantContext.tsx";
import { useRecentRecord } from "../../../tenants/use-recent-record.ts";
import { text } from "../../../texts/text.ts";
import { actionKeys } from "../../../ui/actions/action-keys.ts";
import { copyAddress } from "../../../ui/actions/copy-address.ts";
import { useActions } from "../../../ui/actions/use-actions.ts";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { dropWork } from "../../../ui/kept/kept-work.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { paths } from "../../../ui/pages/paths.ts";
import { Card } from "../../../ui/parts/Card.tsx";
import { ReasonedButton } from "../../../ui/parts/ReasonedButton.tsx";
import { StatusPill } from "../../../ui/parts/StatusPill.tsx";
import { type StatusAction as Question, statusActions } from "../../process/status-actions.ts";
import { useRecordCall } from "../../process/use-record-call.ts";
import { conflictingRecord, type StatusChange, setStatus } from "../../realisation-commands.ts";
import styles from "./SideCards.module.css";
import "../../../texts/areas/controls.ts";

const StatusDialog = lazyPart(async () => ({ default: (await import("./StatusDialog.tsx")).StatusDialog }), {
	over: ({ onCancel }) => onCancel,
});

interface StatusPanelProps {
	readonly record: RealisationRecord;
	readonly availability: Availability;
	readonly onHoldReasons: readonly Reason[];
	readonly cancelReasons: readonly Reason[];
	/** Whether there is unsaved input, which a change of status would lock. */
	readonly dirty: boolean;
}

/** Puts a process on hold, resumes, cancels or restores it. Hidden without the right and on a completed process. */
export function StatusPanel({ record, availability, onHoldReasons, cancelReasons, dirty }: StatusPanelProps) {
	const [asked, setAsked] = useState<Question | null>(null);
	const [refused, setRefused] = useState<ErrorNotification | null>(null);
	const setQuestion = (next: Question | null): void => {
		setRefused(null);
		setAsked(next);
	};
	// Closes the question if somebody else has already changed the status.
	const question = asked !== null && isOpen(asked, record.status) ? asked : null;
	const client = useQueryClient();
	const { userId } = usePerson();
	const placeOf = (what: Question) => ({ userId, uuid: record.uuid, part: `status.${what}` });
	const placesOf = (what: Question) => [placeOf(what), { ...placeOf(what), part: `status.${what}.reason` }];
	const change = useRecordCall<StatusChange & { readonly status: "onhold" | "cancelled" }>(record.uuid, {
		call: (input) => setStatus(record.uuid, input),
		onSaved: ({ Locations }) => {
			if (question !== null) for (const place of placesOf(question)) dropWork(place);
			setQuestion(null);
			notifySuccess(text("status.saved"));
			const { locationUuid } = Locations.selected;
			// The change of status may have released or claimed the location.
			if (locationUuid !== null) refresh(client, locationUuid).catch(() => notifyInfo(text("status.refresh.failed")));
		},
		onFailed: (error, { status, action }) => {
			const current = conflictingRecord(error);
			// Somebody else made the same change first.
			if (current !== null && current.status[status].enabled === (action === "enable"))
				notifyInfo(text(`status.already.${status}.${action}`));
			else {
				const told = failureNotification(error, text("status.failed"));
				// The dialog stays open with its input and the reason of the failure, so that the person can try again.
				if (question !== null && isOpen(question, (current ?? record).status)) setRefused(told);
				else notifyFailure(told.title, told.text, error);
			}
		},
	});
	const actions = statusActions(record.status, availability.may.changeStatus, dirty ? text("side.status.unsaved") : undefined);
	const offers = Object.entries(actions).map(([action, refused]) => [
		`process:${action}`,
		{ run: () => setQuestion(action as Question), refused, values: { reference: record.reference } },
	]);
	useActions(Object.fromEntries(offers));
	useProcessActions(record, availability.steps);
	if (!availability.may.changeStatus.allowed || record.status.completed.enabled) return null;
	const { cancelled, onhold } = record.status;
	const send = (status: "onhold" | "cancelled", action: StatusChange["action"], reason?: string, comment?: string) =>
		void change.run({ status, action, synced: record.synced, ...(reason ? { reason } : {}), ...(comment ? { comment } : {}) });
	const close = () => setQuestion(null);
	// One button for each status and its opposite: whoever pressed it is on the opposite afterwards.
	const questions: Readonly<Record<"onhold" | "cancelled", Question>> = {
		onhold: onhold.enabled ? "resume" : "onhold",
		cancelled: cancelled.enabled ? "restore" : "cancel",
	};
	return (
		<Card inLandmark title={text("side.status")} aside={<StatusPill status={availability.status} />}>
			<div className={styles.stack}>
				{cancelled.enabled && <p>{text("side.status.is.cancelled")}</p>}
				{!cancelled.enabled && onhold.enabled && <p>{text("side.status.is.onhold")}</p>}
				<p className={`${styles.quiet} ${styles.ofButtons}`}>
					{text(`side.status.about.${cancelled.enabled ? "cancelled" : onhold.enabled ? "onhold" : "active"}`)}
				</p>
				<div className={styles.buttons}>
					{Object.entries(questions).map(([status, each]) => (
						<ReasonedButton
							key={status}
							reason={actions[each]}
							onClick={() => setQuestion(each)}
							aria-keyshortcuts={actionKeys[`process:${each}`]}
						>
							{text(`side.status.${each}`)}
						</ReasonedButton>
					))}
				</div>
			</div>
			{(question === "onhold" || question === "cancel") && (
				<Suspense fallback={null}>
					<StatusDialog
						place={placeOf(question)}
						title={text(`status.dialog.${question}`)}
						action={text(`side.status.${question}`)}
						reasons={question === "onhold" ? onHoldReasons : cancelReasons}
						busy={change.busy}
						refused={refused}
						onConfirm={(reason, comment) => send(question === "onhold" ? "onhold" : "cancelled", "enable", reason, comment)}
						onCancel={close}
					/>
				</Suspense>
			)}
			{(question === "resume" || question === "restore") && (
				<ConfirmDialog
					opened
					title={text(`status.dialog.${question}`)}
					action={text(`side.status.${question}`)}
					busy={change.busy}
					refused={refused}
					onConfirm={() => send(question === "resume" ? "onhold" : "cancelled", "disable")}
					onCancel={close}
				>
					{text(`status.dialog.${question}.text`)}
					{question === "restore" && record.Locations.selected.locationUuid !== null && ` ${text("status.dialog.restore.location")}`}
				</ConfirmDialog>
			)}
		</Card>
	);
}

function isOpen(question: Question, { cancelled, onhold }: RealisationRecord["status"]): boolean {
	if (question === "restore") return cancelled.enabled;
	if (cancelled.enabled) return false;
	return question === "cancel" || onhold.enabled === (question === "resume");
}

async function refresh(client: QueryClient, locationUuid: string): Promise<void> {
	const { refreshLocation } = await import("../../../locations/refresh-location.ts");
	await refreshLocation(client, locationUuid);
}

/** The actions for the page of a process that the command palette offers beside its buttons. */
function useProcessActions({ uuid, reference }: RealisationRecord, steps: readonly StepAvailability[]): void {
	const navigate = useNavigate();
	useRecentRecord(uuid);
	useActions({
		"process:step": steps.map(({ code, label, open }) => ({
			run: () => void navigate(paths.step(uuid, code)),
			refused: open.allowed ? undefined : open.reason,
			values: { step: code, label },
		})),
		"process:dossier": { run: () => void navigate(paths.dossier(uuid)), values: { reference } },
		"process:link": { run: () => void copyAddress(), values: { reference } },
	});
}
