import { lazy, Suspense } from "react";
import { useScreenValues } from "../../forms/form-environment.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { groupAt } from "./LocationSummary.tsx";
import { mapSettings } from "./map-settings.ts";
import { useProcess } from "./process-context.ts";

const LocationComparison = lazy(() =>
	import("../../locations/LocationComparison.tsx").then((module) => ({ default: module.LocationComparison })),
);

/** The own proposal and the alternative beside each other. */
export function ProposalComparison() {
	const { bindings } = useProcess();
	const tenant = useTenant();
	const values = useScreenValues();
	return (
		<Suspense fallback={<Skeletons heights={[320]} label={text("form.map.loading")} />}>
			<LocationComparison
				own={groupAt(values, bindings.location)}
				alternative={groupAt(values, bindings.alternativeLocation)}
				map={mapSettings(tenant)}
			/>
		</Suspense>
	);
}
