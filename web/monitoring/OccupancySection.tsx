import { Suspense, useId } from "react";
import { dutchPercentage } from "../../engine/index.ts";
import { MapSymbolIcon } from "../map/legend/MapSymbolIcon.tsx";
import { text } from "../texts/text.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import styles from "./MonitoringDialog.module.css";
import { type Occupancy, occupancyState, occupancySymbol } from "./occupancy.ts";

/** The chart library is large and the table beside the chart has the same data, so nobody waits for it. */
const OccupancyChart = lazyPart(() => import("./OccupancyChart.tsx"));

interface OccupancySectionProps {
	readonly name: string;
	readonly months: readonly Occupancy[];
	readonly limit: number;
}

/** A charging point's months, as a bar chart and as a table. */
export function OccupancySection({ name, months, limit }: OccupancySectionProps) {
	const id = useId();
	return (
		<section className={styles.section} aria-labelledby={id}>
			<h3 id={id}>{name}</h3>
			<div className={styles.chart} aria-hidden="true">
				<Suspense fallback={null}>
					<OccupancyChart months={months} limit={limit} />
				</Suspense>
			</div>
			<table className={styles.table}>
				<caption className={styles.address}>{text("monitoring.chart", { limit: dutchPercentage(limit) })}</caption>
				<thead>
					<tr>
						<th scope="col">{text("monitoring.month")}</th>
						<th scope="col">{text("monitoring.rate")}</th>
						<th scope="col">{text("monitoring.state")}</th>
					</tr>
				</thead>
				<tbody>
					{months.map(({ label, value }) => {
						const state = occupancyState(value, limit);
						return (
							<tr key={label}>
								<th scope="row">{label}</th>
								<td>{value === null ? text("monitoring.noData") : dutchPercentage(value)}</td>
								<td>
									<span className={styles.state}>
										<MapSymbolIcon name={occupancySymbol(state)} width={16} /> {text(`monitoring.${state}`)}
									</span>
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</section>
	);
}
