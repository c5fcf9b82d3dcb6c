import { useScreenValues } from "../../forms/form-environment.ts";
import { LocationPanel } from "../../locations/LocationPanel.tsx";
import ProcessMap from "../connections/ProcessMap.tsx";
import { groupAt } from "./group-at.ts";
import { useProcess } from "./process-context.ts";
import styles from "./StepForm.module.css";
import { useLocationReference } from "./use-location-reference.ts";

/** The proposed location for reading: a map, the address and the remarks. */
export default function LocationSummary() {
	const { bindings } = useProcess();
	const reference = useLocationReference("selected");
	const location = groupAt(useScreenValues(), bindings.location);
	return (
		<div className={styles.summary}>
			<ProcessMap value={location} />
			<LocationPanel value={location} reference={reference} />
			{typeof location.Remarks === "string" && location.Remarks !== "" && <p className={styles.remarks}>{location.Remarks}</p>}
		</div>
	);
}
