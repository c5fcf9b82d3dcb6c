import { useMemo } from "react";
import { LocationChoice, type LocationChoiceProps } from "./LocationChoice.tsx";

interface AlternativeLocationProps extends Omit<LocationChoiceProps, "alternativeMode"> {
	/** Tenants with locations that were selected beforehand choose out of those; elsewhere the place is free. */
	readonly sharedLocations: boolean;
	/** A location that was rejected before may be proposed too. */
	readonly allowRejected: boolean;
}

/** Choice of the alternative out of an advice. */
export function AlternativeLocation({
	sharedLocations,
	allowRejected,
	onConnect,
	onDisconnect,
	locations,
	...choice
}: AlternativeLocationProps) {
	const offered = useMemo(() => {
		const proposable = new Set(["definitive", "in-progress", ...(allowRejected ? ["rejected"] : [])]);
		return locations.filter(({ status }) => proposable.has(status));
	}, [locations, allowRejected]);
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
