import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import { locationReference, type RequestRecord } from "../../../engine/index.ts";
import { chargingLocationsQuery } from "../../locations/charging-locations-query.ts";
import { addressOf, withChargingLocation } from "../../locations/location-value.ts";
import { pointsWithin } from "../../locations/nearby-locations.ts";
import type { Position } from "../../map/map-settings.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { REQUEST_RADIUS } from "../map/request-points.ts";
import "../../texts/areas/map.ts";

const MonitoringDialog = lazyPart(() => import("../../monitoring/MonitoringDialog.tsx"), {
	over: ({ opened, onClose }) => (opened ? onClose : null),
});

/** The nearest existing locations; each one costs a call to another service. */
const MOST_LOCATIONS = 12;

/** The button that opens the monitoring dialog for a request. */
export default function RequestMonitoring({ request, position }: { readonly request: RequestRecord; readonly position: Position }) {
	const tenant = useTenant();
	const [opened, setOpened] = useState<"never" | "closed" | "open">("never");
	const { data, isLoading } = useQuery({ ...chargingLocationsQuery(request.geographyCode || undefined), enabled: opened !== "never" });
	const { latitude, longitude } = position;
	const places = useMemo(() => {
		const existing = (data ?? []).filter(({ status }) => status === "realized").map((location) => ({ location, ...location.coordinates }));
		return pointsWithin(existing, { latitude, longitude }, REQUEST_RADIUS)
			.slice(0, MOST_LOCATIONS)
			.map(({ point: { location } }) => ({
				uuid: location.uuid,
				name: locationReference(location),
				address: addressOf(withChargingLocation({}, location)),
				...location.coordinates,
			}));
	}, [data, latitude, longitude]);
	return (
		<>
			<Button variant="default" onClick={() => setOpened("open")}>
				{text("monitoring.open")}
			</Button>
			{opened === "never" ? null : (
				<Suspense fallback={null}>
					<MonitoringDialog
						opened={opened === "open"}
						onClose={() => setOpened("closed")}
						requestUuid={request.uuid}
						position={position}
						places={places}
						loading={isLoading}
						radius={REQUEST_RADIUS}
						settings={tenant.map}
					/>
				</Suspense>
			)}
		</>
	);
}
