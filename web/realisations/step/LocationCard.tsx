import { lazy, Suspense } from "react";
import type { FlowDefinition, RealisationRecord } from "../../../engine/index.ts";
import { valueAt } from "../../forms/value-at.ts";
import { text } from "../../texts/text.ts";
import { Card } from "../../ui/Card.tsx";
import { Skeletons } from "../../ui/Skeletons.tsx";
import styles from "./SideCards.module.css";

const ProcessMap = lazy(() => import("../connections/ProcessMap.tsx"));

/** Where the process is about, on a small map. */
export function LocationCard({ record, bindings }: { readonly record: RealisationRecord; readonly bindings: FlowDefinition["bindings"] }) {
	const value = valueAt(record.values, bindings.location);
	const location = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
	const { Latitude: latitude, Longitude: longitude } = location;
	const isPlaced = typeof latitude === "number" && typeof longitude === "number";
	return (
		<Card inLandmark title={text("side.location")}>
			{isPlaced ? (
				<>
					<div className={styles.map}>
						<Suspense fallback={<Skeletons heights={["map"]} label={text("form.map.loading")} />}>
							<ProcessMap value={location} />
						</Suspense>
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
