import { useScreenValues } from "../../../forms/form-environment.ts";
import type { GroupFieldProps } from "../../../forms/group-field.tsx";
import { AlternativeLocation } from "../../../locations/AlternativeLocation.tsx";
import { positionOf } from "../../../locations/location-value.ts";
import { useStablePosition } from "../../../locations/use-stable-position.ts";
import { useTenant } from "../../../tenants/TenantContext.tsx";
import { useMapRequests } from "../../connections/use-map-requests.tsx";
import { groupAt } from "../../process/group-at.ts";
import { useProcess } from "../../process/process-context.ts";
import { useLocationLinks } from "./use-location-links.ts";

/** The field for the alternative location. */
export default function AlternativeLocationField({ value, onChange, readOnly, options, children }: GroupFieldProps) {
	const tenant = useTenant();
	const { bindings, mode } = useProcess();
	const links = useLocationLinks("alternative");
	return (
		<AlternativeLocationWithRequests
			value={value}
			proposal={groupAt(useScreenValues(), bindings.location)}
			onChange={onChange}
			locked={readOnly || mode === "correction"}
			sharedLocations={tenant.sharedLocations === true}
			allowRejected={options.allowRejected === true}
			{...links}
		>
			{children}
		</AlternativeLocationWithRequests>
	);
}

type AlternativeLocationWithRequestsProps = Parameters<typeof AlternativeLocation>[0];

/** The alternative location with the requests around it, or around the proposal until an alternative is chosen. */
function AlternativeLocationWithRequests(props: AlternativeLocationWithRequestsProps) {
	const others = useMapRequests(useStablePosition(positionOf(props.value) ?? positionOf(props.proposal ?? {})));
	return <AlternativeLocation {...props} {...(others ? { others } : {})} />;
}
