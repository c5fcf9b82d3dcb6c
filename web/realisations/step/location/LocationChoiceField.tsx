import { useEffect, useState } from "react";
import type { RealisationRecord } from "../../../../engine/index.ts";
import type { GroupFieldProps } from "../../../forms/group-field.tsx";
import { LocationChoice, type LocationChoiceProps } from "../../../locations/LocationChoice.tsx";
import { positionOf, withPosition } from "../../../locations/location-value.ts";
import { useStablePosition } from "../../../locations/use-stable-position.ts";
import { useTenant } from "../../../tenants/TenantContext.tsx";
import { useMapRequests } from "../../connections/use-map-requests.tsx";
import { useRequestPlace } from "../../connections/use-process-requests.ts";
import { useProcess } from "../../process/process-context.ts";
import { useLocationLinks } from "./use-location-links.ts";

/** The field for the proposed location, with the municipality's charging locations and requests. */
export default function LocationChoiceField({ value, onChange, readOnly, options, children }: GroupFieldProps) {
	const links = useLocationLinks("selected");
	const { record, mode } = useProcess();
	return (
		<LocationChoiceWithRequests
			value={value}
			onChange={onChange}
			// A correction can fix the address; moving the location requires a change.
			locked={readOnly || mode === "correction"}
			unsaved={!hasSavedStep(record.Events)}
			{...links}
			{...(typeof options.title === "string" ? { label: options.title } : {})}
		>
			{readOnly ? null : children}
		</LocationChoiceWithRequests>
	);
}

/** Whether any step was ever saved. Connecting a location does not count. */
function hasSavedStep(events: RealisationRecord["Events"]): boolean {
	return events.some(({ type }) => type === "step-save" || type === "step-end");
}

/**
 * The location field with the requests around it. A process started for a request begins at that request until a step is
 * saved: the map starts there if the tenant has shared locations, otherwise the location is filled in.
 */
export function LocationChoiceWithRequests(props: LocationChoiceProps) {
	const { value, onChange, locked, unsaved = false } = props;
	const asked = useRequestPlace();
	const { sharedLocations } = useTenant();
	const position = useStablePosition(positionOf(value));
	const others = useMapRequests(position ?? asked);
	const [filled, setFilled] = useState(false);
	const fills = asked !== null && sharedLocations !== true && !locked && unsaved && !filled && isEmpty(value);
	useEffect(() => {
		if (!fills || asked === null) return;
		// Only once, so that the person can empty it again.
		setFilled(true);
		onChange(withPosition(value, asked));
	}, [fills, asked, value, onChange]);
	return <LocationChoice {...props} {...(asked === null ? {} : { start: asked })} {...(others ? { others } : {})} />;
}

function isEmpty({ Latitude, Longitude }: LocationChoiceProps["value"]): boolean {
	return Latitude === undefined && Longitude === undefined;
}
