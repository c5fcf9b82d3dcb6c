import { type RealisationRecord, wasSaved } from "../../../../engine/index.ts";
import { notifySuccess } from "../../../api/notify.ts";
import { useTenant } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import { useRecordCall } from "../../process/use-record-call.ts";
import { changeType } from "../../realisation-commands.ts";
import { TypeChoice } from "../../type/TypeChoice.tsx";
import "../../../texts/areas/starting.ts";

interface TypeNoticeProps {
	readonly record: RealisationRecord;
	/** Whether the person can currently edit the step. */
	readonly mayChange: boolean;
	/** Whether there is input that changing the type would discard. */
	readonly dirty: boolean;
	/** Discards that input. */
	readonly discard: () => void;
}

/** Shows the type of the process. It can be changed until something is saved; that discards unsaved input. */
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
			explanation={text(fixed ? "step.type.fixed" : mayChange ? "start.type.text" : "step.type.others")}
			mayChange={mayChange && !fixed}
			dirty={dirty}
			discard={discard}
			busy={change.busy}
			onChoose={(type, close) => void change.run(type).then((outcome) => outcome && close())}
		/>
	);
}
