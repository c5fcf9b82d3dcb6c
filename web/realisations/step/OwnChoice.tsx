import type { RealisationRecord } from "../../../engine/index.ts";
import type { GroupFieldProps } from "../../forms/group-fields.tsx";
import { useTenant } from "../../tenants/TenantContext.tsx";
import OwnLocationChoice from "../connections/OwnLocationChoice.tsx";
import { diameterOf } from "./diameter-of.ts";
import { useProcess } from "./process-context.ts";
import { useLocationLinks } from "./use-location-links.ts";

/** Choice of the proposed location, with the charging locations and the requests of the municipality. */
export default function OwnChoice({ value, onChange, readOnly, options, children }: GroupFieldProps) {
	const tenant = useTenant();
	const links = useLocationLinks("selected");
	const { record } = useProcess();
	return (
		<OwnLocationChoice
			value={value}
			onChange={onChange}
			locked={readOnly}
			unsaved={!wasSaved(record.Events)}
			{...links}
			{...diameterOf(tenant.locationPickerDiameter)}
			{...(typeof options.title === "string" ? { label: options.title } : {})}
		>
			{readOnly ? null : children}
		</OwnLocationChoice>
	);
}

/** Whether a step of the process was ever saved; linking a location alone is no save. */
function wasSaved(events: RealisationRecord["Events"]): boolean {
	return events.some(({ type }) => type === "step-save" || type === "step-end");
}
