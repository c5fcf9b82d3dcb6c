import { useTenant } from "../../tenants/TenantContext.tsx";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { useVisibleSegments } from "../../tenants/visible-segments.ts";

type Tour = NonNullable<TenantConfiguration["tour"]>;
export type TourStep = NonNullable<Tour["steps"]>[number];

/** What the tour tells this person; nothing where the tenant has no tour. */
export function useTourSteps(): readonly TourStep[] {
	const { tour } = useTenant();
	return useVisibleSegments([{ items: tour?.enabled === true ? (tour.steps ?? []) : [] }]).flatMap(({ items }) => items);
}
