import { lazy, Suspense } from "react";
import type { GroupFieldProps } from "../../forms/group-fields.tsx";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { diameterOf } from "./OwnChoice.tsx";
import { useLocationLinks } from "./use-location-links.ts";

const OtherLocationChoice = lazy(() => import("../connections/OtherLocationChoice.tsx"));

/** Choice of the location that is proposed instead. */
export function AlternativeChoice({ value, onChange, readOnly, children }: GroupFieldProps) {
	const tenant = useTenant();
	const links = useLocationLinks("alternative");
	return (
		<Suspense fallback={<Skeletons heights={[42, "map", 45]} label={text("form.map.loading")} />}>
			<OtherLocationChoice
				value={value}
				onChange={onChange}
				locked={readOnly}
				sharedLocations={tenant.sharedLocations === true}
				{...links}
				{...diameterOf(tenant.locationPickerDiameter)}
			>
				{children}
			</OtherLocationChoice>
		</Suspense>
	);
}
