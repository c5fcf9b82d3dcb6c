import { addressOf, type LocationValue, positionOf } from "../../locations/location-value.ts";
import { PlaceMap } from "../../locations/PlaceMap.tsx";
import { useSamePosition } from "../../locations/use-same-position.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { mapSettings } from "../step/map-settings.ts";
import { useMapRequests } from "./use-map-requests.tsx";
import "../../texts/areas/locations.ts";

/** Where the process is about, to look at, with the requests around it. */
export default function ProcessMap({ value }: { readonly value: LocationValue }) {
	const tenant = useTenant();
	const position = useSamePosition(positionOf(value));
	const others = useMapRequests(position);
	if (position === null) return <p>{text("location.none")}</p>;
	return (
		<PlaceMap
			position={position}
			settings={mapSettings(tenant)}
			label={text("location.map")}
			title={text("location.pin.selected", { address: addressOf(value) })}
			alternative={false}
			diameter={undefined}
			others={others}
		/>
	);
}
