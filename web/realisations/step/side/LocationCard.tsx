import { dutchDegrees, type FlowDefinition, objectOf, type RealisationRecord } from "../../../../engine/index.ts";
import { valueAt } from "../../../forms/value-at.ts";
import { text } from "../../../texts/text.ts";
import { Card } from "../../../ui/parts/Card.tsx";
import ProcessMap from "../../connections/ProcessMap.tsx";
import styles from "./SideCards.module.css";

/** The location on a small map. */
export default function LocationCard({
	record,
	bindings,
}: {
	readonly record: RealisationRecord;
	readonly bindings: FlowDefinition["bindings"];
}) {
	const location = objectOf(valueAt(record.values, bindings.location));
	const { Latitude: latitude, Longitude: longitude } = location;
	const isPlaced = typeof latitude === "number" && typeof longitude === "number";
	return (
		<Card inLandmark title={text("side.location")}>
			{isPlaced ? (
				<>
					<div className={styles.map}>
						<ProcessMap value={location} />
					</div>
					<p>{record.address || text("step.address.none")}</p>
					<p className={`${styles.quiet} tabular`}>
						{dutchDegrees(latitude)}, {dutchDegrees(longitude)}
					</p>
				</>
			) : (
				<p className={styles.quiet}>{text("side.location.none")}</p>
			)}
		</Card>
	);
}
