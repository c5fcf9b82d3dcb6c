import { useMemo } from "react";
import { LocationChoice, type LocationChoiceProps } from "./LocationChoice.tsx";

interface AlternativeLocationProps extends Omit<LocationChoiceProps, "alternativeMode"> {
	/** Tenants with locations that were selected beforehand choose out of those; elsewhere the place is free. */
	readonly sharedLocations: boolean;
}

/** What the advice can propose out of the pre-selected locations. */
const OFFERED = new Set(["definitive", "rejected", "in-progress"]);

/** Choice of the alternative out of an advice. */
export function AlternativeLocation({ sharedLocations, onConnect, onDisconnect, locations, ...choice }: AlternativeLocationProps) {
	const offered = useMemo(() => locations.filter(({ status }) => OFFERED.has(status)), [locations]);
	if (!sharedLocations) return <LocationChoice {...choice} locations={locations} alternativeMode />;
	return (
		<LocationChoice
			{...choice}
			locations={offered}
			alternativeMode
			{...(onConnect && { onConnect })}
			{...(onDisconnect && { onDisconnect })}
		/>
	);
}
