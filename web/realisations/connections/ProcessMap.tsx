import { addressOf, type LocationValue, positionOf } from "../../locations/location-value.ts";
import { PlaceMap } from "../../locations/PlaceMap.tsx";
import { useStablePosition } from "../../locations/use-stable-position.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { useMapRequests } from "./use-map-requests.tsx";
import "../../texts/areas/map.ts";

/** A read-only map of the location with the requests around it. */
export default function ProcessMap({ value }: { readonly value: LocationValue }) {
	const tenant = useTenant();
	const position = useStablePosition(positionOf(value));
	const others = useMapRequests(position);
	if (position === null) return <p>{text("location.none")}</p>;
	return (
		<PlaceMap
			position={position}
			settings={tenant.map}
			label={text("location.map")}
			title={text("location.pin.selected", { address: addressOf(value) })}
			alternative={false}
			diameter={undefined}
			others={others}
		/>
	);
}
