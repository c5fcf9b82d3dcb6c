import { BarChart } from "@mantine/charts";
import "@mantine/charts/styles.layer.css";
import { SYMBOLS } from "../map/map-symbols.ts";
import { prefersReducedMotion } from "../map/motion.ts";
import { text } from "../texts/text.ts";
import { type Occupancy, occupancyState, occupancySymbol, percentage } from "./occupancy.ts";

const series = [{ name: "value", color: SYMBOLS["occupancy-unknown"].color }];

/** A bar a month in the colour of how busy it was, with a line at the limit. A month without data has no bar. */
export default function OccupancyChart({ months, limit }: { readonly months: readonly Occupancy[]; readonly limit: number }) {
	return (
		<BarChart
			h={190}
			data={months.map(({ label, value }) => ({ label, value }))}
			dataKey="label"
			series={series.map((each) => ({ ...each, label: text("monitoring.rate") }))}
			getBarColor={(value) => SYMBOLS[occupancySymbol(occupancyState(value, limit))].color}
			valueFormatter={percentage}
			yAxisProps={{ domain: [0, 1], width: 48 }}
			referenceLines={[{ y: limit, label: text("monitoring.limit", { limit: percentage(limit) }), color: SYMBOLS["occupancy-over"].color }]}
			maxBarWidth={40}
			// The table says it all; the picture takes no focus.
			barChartProps={{ accessibilityLayer: false, tabIndex: -1 }}
			barProps={{ isAnimationActive: !prefersReducedMotion() }}
		/>
	);
}
