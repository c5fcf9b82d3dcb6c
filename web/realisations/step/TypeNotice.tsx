import { type RealisationRecord, wasSaved } from "../../../engine/index.ts";
import { notifySuccess } from "../../api/notify.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { changeType } from "../change-type.ts";
import { TypeChoice } from "../TypeChoice.tsx";
import { useRecordCall } from "./use-record-call.ts";

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
	const labelOf = ({ type }: RealisationRecord) => processTypes.find(({ value }) => value === type)?.text ?? type;
	const change = useRecordCall<string>(record.uuid, {
		call: (type) => changeType(record.uuid, type, record.synced),
		onSaved: (saved) => notifySuccess(text("start.type.saved", { type: labelOf(saved) })),
	});
	const fixed = wasSaved(record.Events);
	return (
		<TypeChoice
			type={record.type}
			label={labelOf(record)}
			explanation={text(fixed ? "step.type.fixed" : "start.type.text")}
			mayChange={mayChange && !fixed}
			dirty={dirty}
			discard={discard}
			onChoose={(type, close) => void change.run(type).then((outcome) => outcome && close())}
		/>
	);
}
