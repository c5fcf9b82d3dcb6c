import { queryOptions, useQueries } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { dutchPercentage } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import { MapSymbolIcon } from "../map/legend/MapSymbolIcon.tsx";
import type { MapSettings, Position } from "../map/map-settings.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { Skeletons } from "../ui/parts/Skeletons.tsx";
import { Tabs } from "../ui/parts/Tabs.tsx";
import styles from "./MonitoringDialog.module.css";
import { MonitoringMap } from "./MonitoringMap.tsx";
import type { MonitoredPlace } from "./monitored-place.ts";
import { limitsOf, type MonitoringLimits } from "./monitoring-limits.ts";
import { OccupancyInfo } from "./OccupancyInfo.tsx";
import { bordersOf, latestRate, OCCUPANCY_STATES, occupancyState, occupancySymbol } from "./occupancy.ts";
import "../texts/areas/map.ts";
import "../texts/areas/controls.ts";

interface MonitoringDialogProps {
	readonly opened: boolean;
	readonly onClose: () => void;
	readonly requestUuid: string;
	readonly position: Position;
	/** Nearest first. */
	readonly places: readonly MonitoredPlace[];
	/** Places are still being loaded. */
	readonly loading?: boolean;
	/** Radius around the position in which the places lie, in metres. */
	readonly radius: number;
	readonly settings: MapSettings;
}

/**
 * How busy the charging locations around a request are: on a map, in figures per charging point and month, with an
 * explanation of the colours.
 */
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

function MonitoringLegend({ limits: { limit } }: { readonly limits: MonitoringLimits }) {
	const borders = bordersOf(limit);
	const values = {
		low: { percentage: dutchPercentage(borders.near) },
		near: { from: dutchPercentage(borders.near), percentage: dutchPercentage(borders.over) },
		over: { percentage: dutchPercentage(borders.over) },
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

/** What is known about a charging location, requested from a request's page; null if nothing is. */
function monitoringQuery(requestUuid: string, locationUuid: string) {
	return queryOptions({
		queryKey: ["monitoring", requestUuid, locationUuid],
		queryFn: async ({ signal }) => (await call(operations.getMonitoring, { params: { uuid: requestUuid, locationUuid }, signal })).data,
		// The figures are per whole month.
		staleTime: 10 * 60_000,
		// The dialog itself reports the failure.
		meta: { quiet: true },
	});
}
