import { locationReference } from "../../../engine/index.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { ChargingLocationDetails } from "../ChargingLocationDetails.tsx";
import type { ChargingLocation } from "../charging-location.ts";
import { PlaceMap } from "../PlaceMap.tsx";

/** A charging location on a map, with its details. */
export default function LocationOnMap({ location }: { readonly location: ChargingLocation }) {
	const { map } = useTenant();
	return (
		<>
			<PlaceMap
				position={location.coordinates}
				settings={map}
				label={text("location.map")}
				title={locationReference(location)}
				alternative={false}
				diameter={undefined}
			/>
			<ChargingLocationDetails location={location} />
		</>
	);
}
