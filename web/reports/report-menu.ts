import type { PersonAccess, ReportSegment } from "../../engine/index.ts";
import { useRights, useTenant } from "../tenants/TenantContext.tsx";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { visibleSegments } from "../tenants/visible-segments.ts";

const none: readonly ReportSegment[] = [];

/** The reports a person may read, in menu order; empty segments are left out. */
export function reportMenuOf(
	{ reports }: Pick<TenantConfiguration, "reports">,
	access: Pick<PersonAccess, "has">,
): readonly ReportSegment[] {
	if (!access.has("reporting")) return none;
	const segments = (reports?.menu ?? none).map(({ label, items }) => ({
		label,
		items: items.map((item) => ({ item, needs: [item.access ?? "reporting"] })),
	}));
	return visibleSegments(segments, access).map(({ label, items }) => ({ label, items: items.map(({ item }) => item) }));
}

export function useReportMenu(): readonly ReportSegment[] {
	return reportMenuOf(useTenant(), useRights());
}
