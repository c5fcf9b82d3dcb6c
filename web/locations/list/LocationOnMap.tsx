import type { MapSettings } from "../../map/map-settings.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { ChargingLocationDetails } from "../ChargingLocationDetails.tsx";
import { type ChargingLocation, chargingLocationId } from "../charging-location.ts";
import { PlaceMap } from "../PlaceMap.tsx";

const none: MapSettings = {};

/** Where a charging location is, and what is known of it. */
export default function LocationOnMap({ location }: { readonly location: ChargingLocation }) {
	const { map } = useTenant();
	return (
		<>
			<PlaceMap
				position={location.coordinates}
				settings={typeof map === "object" && map !== null ? (map as MapSettings) : none}
				label={text("location.map")}
				title={chargingLocationId(location)}
				alternative={false}
				diameter={undefined}
			/>
			<ChargingLocationDetails location={location} />
		</>
	);
}
