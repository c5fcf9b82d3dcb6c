import { NativeSelect } from "@mantine/core";
import { locationStatusWord } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { MapPoint } from "../map-point.ts";
import { FILTERED_STATUSES, isFilteredStatus } from "../map-symbols.ts";
import styles from "./PointFilters.module.css";
import { roundsOf } from "./point-filter.ts";
import type { LegendState } from "./use-legend.ts";

interface PointFiltersProps {
	readonly points: readonly MapPoint[];
	readonly state: LegendState;
}

/** Which round and status to highlight on the map; other points are dimmed, not removed. */
export function PointFilters({ points, state: { filter, setFilter } }: PointFiltersProps) {
	const rounds = roundsOf(points);
	const all = { value: "", label: text("map.filter.all") };
	return (
		<div className={styles.filters}>
			{rounds.some((round) => /\d/.test(round)) ? (
				<NativeSelect
					label={text("map.filter.round")}
					data={[all, ...rounds.map((round) => ({ value: round, label: round }))]}
					value={filter.round ?? ""}
					onChange={(event) => setFilter({ ...filter, round: event.currentTarget.value || null })}
				/>
			) : null}
			<NativeSelect
				label={text("map.filter.status")}
				data={[all, ...FILTERED_STATUSES.map((status) => ({ value: status, label: locationStatusWord(status) }))]}
				value={filter.symbol !== null && isFilteredStatus(filter.symbol) ? filter.symbol : ""}
				onChange={({ currentTarget: { value } }) => setFilter({ ...filter, symbol: isFilteredStatus(value) ? value : null })}
			/>
		</div>
	);
}
