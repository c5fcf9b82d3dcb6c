import { lazy, Suspense } from "react";
import { useScreenValues } from "../../forms/form-environment.ts";
import { valueAt } from "../../forms/value-at.ts";
import { LocationPanel } from "../../locations/LocationPanel.tsx";
import { text } from "../../texts/text.ts";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { useProcess } from "./process-context.ts";
import styles from "./StepForm.module.css";

const ProcessMap = lazy(() => import("../connections/ProcessMap.tsx"));

/** The proposed location for reading: a map, the address and the remarks. */
export function LocationSummary() {
	const { record, bindings } = useProcess();
	const location = groupAt(useScreenValues(), bindings.location);
	return (
		<div className={styles.summary}>
			<Suspense fallback={<Skeletons heights={["map"]} label={text("form.map.loading")} />}>
				<ProcessMap value={location} />
			</Suspense>
			<LocationPanel value={location} reference={record.reference} />
			{typeof location.Remarks === "string" && location.Remarks !== "" && <p className={styles.remarks}>{location.Remarks}</p>}
		</div>
	);
}

export function groupAt(values: Readonly<Record<string, unknown>>, path: string | undefined): Readonly<Record<string, unknown>> {
	const group = path === undefined ? undefined : valueAt(values, path);
	return typeof group === "object" && group !== null ? (group as Record<string, unknown>) : {};
}
