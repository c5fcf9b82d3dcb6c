import { NativeSelect } from "@mantine/core";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/notices/Notice.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { Skeletons } from "../ui/parts/Skeletons.tsx";
import styles from "./MonitoringDialog.module.css";
import type { MonitoredPlace } from "./monitored-place.ts";
import type { MonitoringLimits } from "./monitoring-limits.ts";
import { OccupancySection } from "./OccupancySection.tsx";
import type { Monitoring } from "./occupancy.ts";

interface OccupancyInfoProps {
	readonly places: readonly MonitoredPlace[];
	readonly place: MonitoredPlace;
	readonly answer: {
		readonly data: Monitoring | null | undefined;
		readonly isPending: boolean;
		readonly isError: boolean;
		readonly refetch: () => unknown;
	};
	readonly limits: MonitoringLimits;
	readonly onChoose: (uuid: string) => void;
}

/** The figures of one location, chosen from those nearby: for all its charging points together, and for each. */
export function OccupancyInfo({ places, place, answer, limits, onChoose }: OccupancyInfoProps) {
	return (
		<div className={styles.info}>
			<NativeSelect
				label={text("monitoring.location")}
				data={places.map(({ uuid, name, address }) => ({ value: uuid, label: address === "" ? name : `${name}, ${address}` }))}
				value={place.uuid}
				onChange={(event) => onChoose(event.currentTarget.value)}
			/>
			<Figures answer={answer} limits={limits} />
		</div>
	);
}

function Figures({ answer: { data, isPending, isError, refetch }, limits }: Pick<OccupancyInfoProps, "answer" | "limits">) {
	if (isPending) return <Skeletons heights={[24, 190]} label={text("monitoring.loading")} />;
	if (isError) {
		return (
			<Notice
				kind="warning"
				title={text("monitoring.failed")}
				action={<PlainButton onClick={() => void refetch()}>{text("monitoring.retry")}</PlainButton>}
				announce
			>
				{text("monitoring.none")}
			</Notice>
		);
	}
	const sections = data ? sectionsOf(data) : [];
	if (sections.length === 0) return <p role="status">{text("monitoring.none")}</p>;
	return sections.map(({ name, months }) => <OccupancySection key={name} name={name} months={months} limit={limits.chartLimit} />);
}

function sectionsOf({ aggregated, connectionPoints }: Monitoring) {
	return [
		{ name: text("monitoring.total"), months: aggregated.occupancy_rate },
		...connectionPoints.map(({ charge_point_id: id, data }) => ({ name: text("monitoring.point", { id }), months: data })),
	].filter(({ months }) => months.some(({ noData }) => !noData));
}
