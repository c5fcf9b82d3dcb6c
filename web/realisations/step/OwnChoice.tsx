import { lazy, Suspense } from "react";
import type { RealisationRecord } from "../../../engine/index.ts";
import type { GroupFieldProps } from "../../forms/group-fields.tsx";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { useProcess } from "./process-context.ts";
import { useLocationLinks } from "./use-location-links.ts";

const OwnLocationChoice = lazy(() => import("../connections/OwnLocationChoice.tsx"));

/** Choice of the proposed location, with the charging locations and the requests of the municipality. */
export function OwnChoice({ value, onChange, readOnly, options, children }: GroupFieldProps) {
	const tenant = useTenant();
	const links = useLocationLinks("selected");
	const { record } = useProcess();
	return (
		<Suspense fallback={<Skeletons heights={[42, "map", 45]} label={text("form.map.loading")} />}>
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
		</Suspense>
	);
}

/** Whether a step of the process was ever saved; linking a location alone is no save. */
function wasSaved(events: RealisationRecord["Events"]): boolean {
	return events.some(({ type }) => type === "step-save" || type === "step-end");
}

export function diameterOf(metres: unknown): { diameter?: number } {
	return typeof metres === "number" ? { diameter: metres } : {};
}
