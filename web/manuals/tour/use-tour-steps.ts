import { useTenant } from "../../tenants/TenantContext.tsx";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { useVisibleSegments } from "../../tenants/visible-segments.ts";
import { helpPage } from "../help/help-page.ts";

type Tour = NonNullable<TenantConfiguration["tour"]>;
type TourPage = NonNullable<Tour["pages"]>[number];
export type TourStep = TourPage["steps"][number];

/** The steps of all pages' tours that are meant for this person, in order; empty if the tenant has no tour. */
export function useTourSteps(): readonly TourStep[] {
	return useToldSteps(useTourPages());
}

/** The steps of one page's tour that are meant for this person. */
export function useTourStepsOf(address: string): readonly TourStep[] {
	const page = helpPage(useTourPages(), address);
	return useToldSteps(page === undefined ? [] : [page]);
}

function useTourPages(): readonly TourPage[] {
	const { tour } = useTenant();
	return tour?.enabled === true ? (tour.pages ?? []) : [];
}

function useToldSteps(pages: readonly TourPage[]): readonly TourStep[] {
	return useVisibleSegments(pages.map(({ steps }) => ({ items: steps }))).flatMap(({ items }) => items);
}
