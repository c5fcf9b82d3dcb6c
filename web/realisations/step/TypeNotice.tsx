import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { type RealisationRecord, wasSaved } from "../../../engine/index.ts";
import { notifySuccess } from "../../api/notify.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { changeType } from "../change-type.ts";
import { useRecordCall } from "./use-record-call.ts";

const TypeModal = lazy(() => import("../start/TypeModal.tsx").then((module) => ({ default: module.TypeModal })));

interface TypeNoticeProps {
	readonly record: RealisationRecord;
	/** The person may edit the step as it is. */
	readonly mayChange: boolean;
	/** Something was typed that changing the type loses. */
	readonly dirty: boolean;
	/** Forgets what was typed. */
	readonly discard: () => void;
}

/** Says which type the process has; until something is saved in it another can be chosen, which loses what was typed. */
export function TypeNotice({ record, mayChange, dirty, discard }: TypeNoticeProps) {
	const { processTypes } = useTenant();
	const [asking, setAsking] = useState<"no" | "confirm" | "type">("no");
	const labelOf = ({ type }: RealisationRecord) => processTypes.find(({ value }) => value === type)?.text ?? type;
	const change = useRecordCall<string>(record.uuid, {
		call: (type) => changeType(record.uuid, type, record.synced),
		onSaved: (saved) => {
			setAsking("no");
			notifySuccess(text("start.type.saved", { type: labelOf(saved) }));
		},
	});
	if (processTypes.length < 2) return null;
	const fixed = wasSaved(record.Events);
	return (
		<>
			<Notice
				kind="info"
				title={text("start.type.notice", { type: labelOf(record) })}
				action={
					fixed || !mayChange ? undefined : (
						<Button onClick={() => setAsking(dirty ? "confirm" : "type")}>{text("start.type.change")}</Button>
					)
				}
			>
				{text(fixed ? "step.type.fixed" : "start.type.text")}
			</Notice>
			<ConfirmDialog
				opened={asking === "confirm"}
				title={text("start.type.confirm.title")}
				action={text("start.type.confirm.action")}
				dangerous
				onCancel={() => setAsking("no")}
				onConfirm={() => {
					discard();
					setAsking("type");
				}}
			>
				{text("start.type.confirm.text")}
			</ConfirmDialog>
			{asking === "type" && (
				<Suspense fallback={null}>
					<TypeModal
						types={processTypes}
						present={record.type}
						onCancel={() => setAsking("no")}
						onChoose={({ value }) => change.mutate(value)}
					/>
				</Suspense>
			)}
		</>
	);
}
