import type { CompiledFlow, RealisationRecord, SavePreview } from "../../../../engine/index.ts";
import type { FlowField } from "../../../forms/flow-fields.ts";
import { useRightsAt, useTenant } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { changeImpact } from "../impact/change-impact.ts";
import { handover } from "../impact/handover.ts";
import { ImpactLines } from "../impact/ImpactLines.tsx";
import ReasonField from "../impact/ReasonField.tsx";
import styles from "./StepDialogs.module.css";
import "../../../texts/areas/change.ts";

interface ChangePreviewProps {
	readonly step: string;
	/** Whether the save changes a completed step, which resets the process to it. */
	readonly resets: boolean;
	/** Whether this is about connecting or disconnecting a charging location, which takes effect at once, instead of a save. */
	readonly byLocation?: boolean;
	readonly flow: CompiledFlow;
	readonly record: RealisationRecord;
	readonly fields: ReadonlyMap<string, FlowField>;
	readonly preview: SavePreview;
	/** Left out where no reason can be given. */
	readonly reason?: { readonly typed: string; readonly onType: (reason: string) => void };
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
}

/**
 * Asks for confirmation before a save, or a change of location, that has side effects: it ends the process, reopens steps, or empties or
 * hides values.
 */
export default function ChangePreview(props: ChangePreviewProps) {
	const { step, resets, byLocation = false, flow, record, fields, preview, reason, onConfirm, onCancel } = props;
	const { ends, reopens, depends, lapses, empties, hides } = changeImpact(flow.definition, fields, preview);
	const tenant = useTenant();
	const { roles } = useRightsAt(record.MunicipalityCode);
	const { told, untold, days } = handover(flow, record, preview.outcome, { tenant, roles });
	const kind = ends !== null ? "ends" : byLocation ? "location" : resets ? "resets" : "hides";
	return (
		<ConfirmDialog
			opened
			title={text(titles[kind])}
			action={text(actions[kind])}
			dangerous={kind === "ends"}
			final
			onConfirm={onConfirm}
			onCancel={onCancel}
		>
			<div className={styles.body}>
				{resets && <p>{text(byLocation ? "change.location.text" : "change.text", { step })}</p>}
				{ends !== null && (
					<>
						<p>{text("change.ends", { reason: ends })}</p>
						<p>{text("change.ends.restore", { step })}</p>
					</>
				)}
				{resets && ends === null && reopens.length + depends.length === 0 && <p>{text("change.reopens.none")}</p>}
				<ImpactLines said="change.reopens" lines={ends === null ? reopens : []} />
				<ImpactLines said="change.depends" lines={ends === null ? depends : []} />
				<ImpactLines said="change.lapses" lines={lapses} />
				<ImpactLines said="change.empties" lines={empties} />
				<ImpactLines said="change.hides" lines={hides} />
				<ImpactLines said="change.told" lines={told} />
				<ImpactLines said="change.untold" lines={untold} />
				<ImpactLines said="change.days" lines={days} />
				{hides.length > 0 && <p className={styles.quiet}>{text("change.hides.back")}</p>}
				{resets && reason && <ReasonField reason={reason.typed} onType={reason.onType} />}
				{resets && <p className={styles.quiet}>{text(hides.length + lapses.length > 0 ? "change.keeps.rest" : "change.keeps")}</p>}
			</div>
		</ConfirmDialog>
	);
}

const titles = {
	ends: "change.ends.title",
	resets: "change.title",
	location: "change.location.title",
	hides: "change.hides.title",
} as const;
const actions = {
	ends: "change.ends.action",
	resets: "change.action",
	location: "change.location.action",
	hides: "change.hides.action",
} as const;
