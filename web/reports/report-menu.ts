import type { ReportSegment } from "../../engine/index.ts";
import { hasAccess, usePerson, useTenant } from "../tenants/TenantContext.tsx";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { visibleSegments } from "../tenants/visible-segments.ts";

const none: readonly ReportSegment[] = [];

/** Reports that somebody with these roles may read, in the menu's order; a segment in which nothing is left is not there. */
export function reportMenuOf(tenant: Pick<TenantConfiguration, "access" | "reports">, roles: readonly string[]): readonly ReportSegment[] {
	if (!hasAccess(tenant, roles, "reporting")) return none;
	const segments = (tenant.reports?.menu ?? none).map(({ label, items }) => ({
		label,
		items: items.map((item) => ({ item, needs: [item.access ?? "reporting"] })),
	}));
	return visibleSegments(segments, tenant, roles).map(({ label, items }) => ({ label, items: items.map(({ item }) => item) }));
}

/** The same for the signed-in person. */
export function useReportMenu(): readonly ReportSegment[] {
	return reportMenuOf(useTenant(), usePerson().roles);
}
