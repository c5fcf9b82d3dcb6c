import { BarChart } from "@mantine/charts";
import { dutchPercentage } from "../../engine/index.ts";
import "@mantine/charts/styles.layer.css";
import { SYMBOLS } from "../map/map-symbols.ts";
import { prefersReducedMotion } from "../map/motion.ts";
import { text } from "../texts/text.ts";
import { type Occupancy, occupancyState, occupancySymbol } from "./occupancy.ts";

const series = [{ name: "value", color: SYMBOLS["occupancy-unknown"].color }];

/** One bar per month, coloured by occupancy, with a line at the limit. A month without data has no bar. */
export default function OccupancyChart({ months, limit }: { readonly months: readonly Occupancy[]; readonly limit: number }) {
	return (
		<BarChart
			h={190}
			data={months.map(({ label, value }) => ({ label, value }))}
			dataKey="label"
			series={series.map((each) => ({ ...each, label: text("monitoring.rate") }))}
			getBarColor={(value) => SYMBOLS[occupancySymbol(occupancyState(value, limit))].color}
			valueFormatter={dutchPercentage}
			yAxisProps={{ domain: [0, 1], width: 48 }}
			referenceLines={[
				{ y: limit, label: text("monitoring.limit", { limit: dutchPercentage(limit) }), color: SYMBOLS["occupancy-over"].color },
			]}
			maxBarWidth={40}
			// The table has the same data, so the picture needs no focus.
			barChartProps={{ accessibilityLayer: false, tabIndex: -1 }}
			barProps={{ isAnimationActive: !prefersReducedMotion() }}
		/>
	);
}
