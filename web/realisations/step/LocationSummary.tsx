import { useScreenValues } from "../../forms/form-environment.ts";
import { valueAt } from "../../forms/value-at.ts";
import { LocationMap } from "../../locations/LocationMap.tsx";
import { LocationPanel } from "../../locations/LocationPanel.tsx";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { mapSettings } from "./map-settings.ts";
import { useProcess } from "./process-context.ts";
import styles from "./StepForm.module.css";

/** The proposed location for reading: a map, the address and the remarks. */
export function LocationSummary() {
	const { record, bindings } = useProcess();
	const tenant = useTenant();
	const location = groupAt(useScreenValues(), bindings.location);
	return (
		<div className={styles.summary}>
			<LocationMap value={location} map={mapSettings(tenant)} />
			<LocationPanel value={location} reference={record.reference} />
			{typeof location.Remarks === "string" && location.Remarks !== "" && <p className={styles.remarks}>{location.Remarks}</p>}
		</div>
	);
}

export function groupAt(values: Readonly<Record<string, unknown>>, path: string | undefined): Readonly<Record<string, unknown>> {
	const group = path === undefined ? undefined : valueAt(values, path);
	return typeof group === "object" && group !== null ? (group as Record<string, unknown>) : {};
}
