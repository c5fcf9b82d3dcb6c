import type { GroupFieldProps } from "../../forms/group-fields.tsx";
import { useTenant } from "../../tenants/TenantContext.tsx";
import OtherLocationChoice from "../connections/OtherLocationChoice.tsx";
import { diameterOf } from "./diameter-of.ts";
import { useLocationLinks } from "./use-location-links.ts";

/** Choice of the location that is proposed instead. */
export default function AlternativeChoice({ value, onChange, readOnly, options, children }: GroupFieldProps) {
	const tenant = useTenant();
	const links = useLocationLinks("alternative");
	return (
		<OtherLocationChoice
			value={value}
			onChange={onChange}
			locked={readOnly}
			sharedLocations={tenant.sharedLocations === true}
			allowRejected={options.allowRejected === true}
			{...links}
			{...diameterOf(tenant.locationPickerDiameter)}
		>
			{children}
		</OtherLocationChoice>
	);
}
