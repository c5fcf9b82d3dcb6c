import { lazy, Suspense, useId } from "react";
import { MapSymbolIcon } from "../map/MapSymbolIcon.tsx";
import { text } from "../texts/text.ts";
import styles from "./MonitoringDialog.module.css";
import { type Occupancy, occupancyState, occupancySymbol, percentage } from "./occupancy.ts";

/** The charts are large, and the table beside them says the same: nobody waits for them. */
const OccupancyChart = lazy(() => import("./OccupancyChart.tsx"));

interface OccupancySectionProps {
	readonly name: string;
	readonly months: readonly Occupancy[];
	readonly limit: number;
}

/** Months of one charging point, as bars for the eye and as a table for everybody. */
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
				<caption className={styles.address}>{text("monitoring.chart", { limit: percentage(limit) })}</caption>
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
								<td>{value === null ? text("monitoring.noData") : percentage(value)}</td>
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
