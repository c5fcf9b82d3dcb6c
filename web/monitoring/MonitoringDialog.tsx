import { useQueries } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import type { MapSettings, Position } from "../map/map-settings.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Skeletons } from "../ui/Skeletons.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import styles from "./MonitoringDialog.module.css";
import { MonitoringLegend } from "./MonitoringLegend.tsx";
import { MonitoringMap } from "./MonitoringMap.tsx";
import { limitsOf } from "./monitoring-limits.ts";
import { monitoringQuery } from "./monitoring-query.ts";
import { OccupancyInfo } from "./OccupancyInfo.tsx";
import { latestRate, occupancyState } from "./occupancy.ts";
import "../texts/areas/monitoring.ts";
import "../texts/areas/controls.ts";

/** A charging location that the window tells about. */
export interface MonitoredPlace extends Position {
	readonly uuid: string;
	/** "0202-118". */
	readonly name: string;
	readonly address: string;
}

interface MonitoringDialogProps {
	readonly opened: boolean;
	readonly onClose: () => void;
	readonly requestUuid: string;
	readonly position: Position;
	/** Nearest first. */
	readonly places: readonly MonitoredPlace[];
	/** They are not known yet. */
	readonly loading?: boolean;
	/** Metres around the position in which the places lie. */
	readonly radius: number;
	readonly settings: MapSettings;
}

/** How busy the charging locations around a request are: on a map, in figures per charging point and month, and what the colours mean. */
export default function MonitoringDialog({
	opened,
	onClose,
	requestUuid,
	position,
	places,
	loading = false,
	radius,
	settings,
}: MonitoringDialogProps) {
	const limits = limitsOf(useTenant());
	const [chosen, setChosen] = useState<string | null>(null);
	const answers = useQueries({ queries: places.map(({ uuid }) => ({ ...monitoringQuery(requestUuid, uuid), enabled: opened })) });
	const states = answers.map(({ data }) => occupancyState(latestRate(data?.aggregated.occupancy_rate ?? []), limits.limit));
	const key = states.join(" ");
	const points = useMemo(() => {
		const found = key.split(" ");
		return places.map((place, index) => ({ ...place, state: found[index] ?? "unknown" }));
	}, [places, key]);
	const choose = useCallback((uuid: string) => setChosen(uuid), []);
	const index = Math.max(
		0,
		places.findIndex(({ uuid }) => uuid === chosen),
	);
	const [place, answer] = [places[index], answers[index]];
	return (
		<Dialog
			opened={opened}
			onClose={onClose}
			size="80rem"
			title={text("monitoring.title")}
			closeButtonProps={{ "aria-label": text("action.close") }}
		>
			<div className={styles.columns}>
				<MonitoringMap position={position} points={points} radius={radius} settings={settings} onChoose={choose} />
				<div>
					<Tabs
						label={text("monitoring.tabs")}
						tabs={[
							{
								name: "info",
								label: text("monitoring.info"),
								panel: loading ? (
									<Skeletons heights={[24, 190]} label={text("monitoring.loading")} />
								) : place === undefined || answer === undefined ? (
									<p>{text("monitoring.nearby.none", { metres: radius })}</p>
								) : (
									<OccupancyInfo places={places} place={place} answer={answer} limits={limits} onChoose={choose} />
								),
							},
							{ name: "legend", label: text("monitoring.legend"), panel: <MonitoringLegend limits={limits} /> },
						]}
					/>
				</div>
			</div>
		</Dialog>
	);
}
