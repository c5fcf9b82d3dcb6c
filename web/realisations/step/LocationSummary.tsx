import { lazy, Suspense } from "react";
import { useScreenValues } from "../../forms/form-environment.ts";
import { valueAt } from "../../forms/value-at.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { mapSettings } from "./map-settings.ts";
import { useProcess } from "./process-context.ts";
import styles from "./StepForm.module.css";

const LocationMap = lazy(() => import("../../locations/LocationMap.tsx").then((module) => ({ default: module.LocationMap })));
const LocationPanel = lazy(() => import("../../locations/LocationPanel.tsx").then((module) => ({ default: module.LocationPanel })));

/** The proposed location for reading: a map, the address and the remarks. */
export function LocationSummary() {
	const { record, bindings } = useProcess();
	const tenant = useTenant();
	const location = groupAt(useScreenValues(), bindings.location);
	return (
		<Suspense fallback={<Skeletons heights={[260, 60]} label={text("form.map.loading")} />}>
			<div className={styles.summary}>
				<LocationMap value={location} map={mapSettings(tenant)} />
				<LocationPanel value={location} reference={record.reference} />
				{typeof location.Remarks === "string" && location.Remarks !== "" && <p className={styles.remarks}>{location.Remarks}</p>}
			</div>
		</Suspense>
	);
}

export function groupAt(values: Readonly<Record<string, unknown>>, path: string | undefined): Readonly<Record<string, unknown>> {
	const group = path === undefined ? undefined : valueAt(values, path);
	return typeof group === "object" && group !== null ? (group as Record<string, unknown>) : {};
}
