import { useScreenValues } from "../../../forms/form-environment.ts";
import { LocationPanel } from "../../../locations/LocationPanel.tsx";
import { LocationRemarks } from "../../../locations/LocationRemarks.tsx";
import ProcessMap from "../../connections/ProcessMap.tsx";
import { groupAt } from "../../process/group-at.ts";
import { useProcess } from "../../process/process-context.ts";
import styles from "./LocationSummary.module.css";
import { useLocationReference } from "./use-location-links.ts";

/** The proposed location, read-only: map, address and remarks. */
export default function LocationSummary() {
	const { bindings } = useProcess();
	const reference = useLocationReference("selected");
	const location = groupAt(useScreenValues(), bindings.location);
	return (
		<div className={styles.summary}>
			<ProcessMap value={location} />
			<LocationPanel value={location} reference={reference} />
			<LocationRemarks value={location} />
		</div>
	);
}
