import { useMemo } from "react";
import { LocationChoice, type LocationChoiceProps } from "./LocationChoice.tsx";

interface AlternativeLocationProps extends Omit<LocationChoiceProps, "alternativeMode"> {
	/** The tenant has preselected locations, and the alternative is one of them; elsewhere any place can be chosen. */
	readonly sharedLocations: boolean;
	/** A previously rejected location may be proposed as well. */
	readonly allowRejected: boolean;
}

/** Choice of the alternative location in an advice. */
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
