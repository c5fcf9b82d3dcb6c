import { useEffect, useState } from "react";
import { LocationChoice, type LocationChoiceProps } from "../../locations/LocationChoice.tsx";
import { positionOf, withPosition } from "../../locations/location-value.ts";
import { useSamePosition } from "../../locations/use-same-position.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { useMapRequests } from "./use-map-requests.tsx";
import { useRequestPlace } from "./use-request-place.ts";

/**
 * The choice of the place with the requests around it. A process that was started for a request begins at that
 * request, whoever opens it, and wherever: where places were selected beforehand the map starts there, elsewhere the
 * place itself is filled in, until the step was saved.
 */
export default function OwnLocationChoice(props: LocationChoiceProps) {
	const { value, onChange, locked, unsaved = false } = props;
	const asked = useRequestPlace();
	const { sharedLocations } = useTenant();
	const position = useSamePosition(positionOf(value));
	const others = useMapRequests(position ?? asked);
	const [filled, setFilled] = useState(false);
	const fills = asked !== null && sharedLocations !== true && !locked && unsaved && !filled && isEmpty(value);
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
