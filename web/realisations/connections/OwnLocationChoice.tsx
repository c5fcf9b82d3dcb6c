import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { LocationChoice, type LocationChoiceProps } from "../../locations/LocationChoice.tsx";
import { positionOf, withPosition } from "../../locations/location-value.ts";
import { useSamePosition } from "../../locations/use-same-position.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { placeIn } from "../start/start-query.ts";
import { useMapRequests } from "./use-map-requests.tsx";

/**
 * The choice of the place with the requests around it. A process that was started from a request begins at that
 * request: where places were selected beforehand the map starts there, elsewhere the place itself is filled in.
 */
export default function OwnLocationChoice(props: LocationChoiceProps) {
	const { value, onChange, locked } = props;
	const [search] = useSearchParams();
	const asked = useMemo(() => placeIn(search), [search]);
	const { sharedLocations } = useTenant();
	const position = useSamePosition(positionOf(value));
	const others = useMapRequests(position ?? asked);
	const [filled, setFilled] = useState(false);
	const fills = asked !== null && sharedLocations !== true && !locked && !filled && isEmpty(value);
	useEffect(() => {
		if (!fills || asked === null) return;
		// Once: who empties it again wants another place.
		setFilled(true);
		onChange(withPosition(value, asked));
	}, [fills, asked, value, onChange]);
	return <LocationChoice {...props} {...(asked === null ? {} : { start: asked })} {...(others ? { others } : {})} />;
}

function isEmpty({ Latitude, Longitude }: LocationChoiceProps["value"]): boolean {
	return Latitude === undefined && Longitude === undefined;
}
