import { MapSymbolIcon } from "../map/MapSymbolIcon.tsx";
import { text } from "../texts/text.ts";
import styles from "./MonitoringDialog.module.css";
import type { MonitoringLimits } from "./monitoring-limits.ts";
import { bordersOf, OCCUPANCY_STATES, occupancySymbol, percentage } from "./occupancy.ts";

/** What the colours mean. */
export function MonitoringLegend({ limits: { limit } }: { readonly limits: MonitoringLimits }) {
	const borders = bordersOf(limit);
	const values = {
		low: { percentage: percentage(borders.near) },
		near: { from: percentage(borders.near), percentage: percentage(borders.over) },
		over: { percentage: percentage(borders.over) },
		unknown: {},
	};
	return (
		<>
			<ul className={styles.legend}>
				{OCCUPANCY_STATES.map((state) => (
					<li key={state}>
						<MapSymbolIcon name={occupancySymbol(state)} /> {text(`monitoring.legend.${state}`, values[state])}
					</li>
				))}
			</ul>
			<p className={styles.address}>{text("monitoring.legend.basis")}</p>
		</>
	);
}
