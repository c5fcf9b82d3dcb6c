import { BarChart } from "@mantine/charts";
import "@mantine/charts/styles.layer.css";
import "@mantine/core/styles/ColorSwatch.layer.css";
import { useMediaQuery } from "@mantine/hooks";
import type { FigureRow, Figures } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { onEitherFace } from "../ui/theme/color-roles.ts";
import { nameOf } from "./FiguresTable.tsx";
import { columnWord, numberWord, valueWord } from "./figure-words.ts";
import styles from "./Reports.module.css";

interface FiguresChartProps {
	readonly label: string;
	readonly table: Figures;
	/** One bar per row, with its columns stacked. Otherwise a horizontal bar for every row and column. */
	readonly stacked: boolean;
}

/**
 * For the light and the dark face. Each has a contrast of at least 3:1 with the card behind it, and the lightness of
 * neighbours differs enough to tell them apart without colour vision.
 */
const pairs = [
	["#0b4f9e", "#7fb1ff"],
	["#d9760a", "#d9760a"],
	["#17663a", "#74cf9c"],
	["#8d5fc4", "#a884d8"],
	["#5b6878", "#c3ccd8"],
	["#b3161b", "#e5484d"],
] as const;
const colors = pairs.map(([light, dark]) => onEitherFace(light, dark));

/** Height of one row's bars, in pixels. */
const rowHeight = { wide: 46, narrow: 62 };

/** A step's name already implies that its processes are active. */
function barName(table: Figures, row: FigureRow): string {
	const [status, part] = row.of;
	return status?.value === "active" && part !== undefined ? valueWord("part", part) : nameOf(table, row);
}

/** The figures as a chart. People who can't see it have the table, one button away. */
export default function FiguresChart({ label, table, stacked }: FiguresChartProps) {
	const { columns, rows } = table;
	const narrow = useMediaQuery("(max-width: 800px)");
	const series = columns.map((column, index) => ({
		name: String(index),
		label: columnWord(column),
		color: colors[index % colors.length] ?? "currentcolor",
		...(stacked ? { stackId: "all" } : {}),
	}));
	const data = rows.map((row) => ({
		row: barName(table, row),
		...Object.fromEntries(row.values.map((value, index) => [String(index), value ?? 0])),
	}));
	return (
		<figure className={styles.chart} aria-label={text("reports.chart", { label })}>
			<div aria-hidden>
				<BarChart
					h={stacked ? 380 : rows.length * (narrow ? rowHeight.narrow : rowHeight.wide) + 70}
					data={data}
					dataKey="row"
					series={series}
					type={stacked ? "stacked" : "default"}
					orientation={stacked ? "horizontal" : "vertical"}
					withLegend
					legendProps={{ verticalAlign: "top", height: 44 }}
					valueFormatter={(value: number) => numberWord(value, "count")}
					gridAxis={stacked ? "x" : "y"}
					tickLine="none"
					maxBarWidth={56}
					barChartProps={{ accessibilityLayer: false }}
					barProps={{ isAnimationActive: false }}
					{...(stacked ? {} : { withBarValueLabel: true, yAxisProps: { width: narrow ? 128 : 230, interval: 0 } })}
				/>
			</div>
		</figure>
	);
}
