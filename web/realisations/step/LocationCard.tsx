import type { FlowDefinition, RealisationRecord } from "../../../engine/index.ts";
import { valueAt } from "../../forms/value-at.ts";
import { text } from "../../texts/text.ts";
import { Card } from "../../ui/Card.tsx";
import ProcessMap from "../connections/ProcessMap.tsx";
import styles from "./SideCards.module.css";

/** Where the process is about, on a small map. */
export default function LocationCard({
	record,
	bindings,
}: {
	readonly record: RealisationRecord;
	readonly bindings: FlowDefinition["bindings"];
}) {
	const value = valueAt(record.values, bindings.location);
	const location = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
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
						{degrees(latitude)}, {degrees(longitude)}
					</p>
				</>
			) : (
				<p className={styles.quiet}>{text("side.location.none")}</p>
			)}
		</Card>
	);
}

function degrees(value: number): string {
	return value.toLocaleString("nl-NL", { minimumFractionDigits: 5, maximumFractionDigits: 5 });
}
