import type { ReportItem, ReportSegment } from "../../engine/index.ts";
import { hasAccess, usePerson, useTenant } from "../tenants/TenantContext.tsx";

const none: readonly ReportSegment[] = [];

/** Reports that the person may read, in the menu's order; a segment in which nothing is left is not there. */
export function useReportMenu(): readonly ReportSegment[] {
	const tenant = useTenant();
	const { roles } = usePerson();
	if (!hasAccess(tenant, roles, "reporting")) return none;
	const mayRead = ({ access }: ReportItem) => access === null || hasAccess(tenant, roles, access);
	return (tenant.reports?.menu ?? none)
		.map(({ label, items }) => ({ label, items: items.filter(mayRead) }))
		.filter(({ items }) => items.length > 0);
}
