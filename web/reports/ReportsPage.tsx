import { useParams } from "react-router";
import { type Attribute, findReport, type ReportSegment } from "../../engine/index.ts";
import { NoAccessRedirect } from "../tenants/NoAccessRedirect.tsx";
import { Refused } from "../tenants/Refused.tsx";
import { useAccess, useRights, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { paths } from "../ui/pages/paths.ts";
import { Redirect, RedirectOnward } from "../ui/pages/Redirect.tsx";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import { SegmentMenu } from "../ui/parts/SegmentMenu.tsx";
import styles from "./Reports.module.css";
import { ReportView } from "./ReportView.tsx";
import { useReportMenu } from "./report-menu.ts";
import "../texts/areas/reports.ts";

/** The reports with their menu. An unknown address redirects to the first report the person may see. */
export default function ReportsPage() {
	const mayReport = useAccess("reporting");
	const menu = useReportMenu();
	const tenant = useTenant();
	const rights = useRights();
	const { "*": path = "" } = useParams();
	const first = menu[0]?.items[0];
	const item = tenant.reports && findReport(tenant.reports, path);
	if (!mayReport || first === undefined) return <NoAccessRedirect needs="reporting" page={text("nav.reports")} />;
	if (path === "") return <RedirectOnward to={paths.reports(first.path)} asking />;
	if (item === undefined) return <Redirect to={paths.reports(first.path)} why={text("reports.none")} />;
	return (
		<div className={styles.screen}>
			<ReportsMenu menu={menu} />
			<div className={styles.main}>
				{item.access === null || rights.has(item.access) ? (
					<ReportView key={item.path} item={item} />
				) : (
					<Denied label={item.label} access={item.access} />
				)}
			</div>
		</div>
	);
}

/** Shown for a report the person may not see. */
function Denied({ label, access }: { readonly label: string; readonly access: Attribute }) {
	usePageTitle(label);
	return (
		<>
			<h1>{label}</h1>
			<Refused why={text(access === "customerreports" ? "reports.denied.customerreports" : "reports.denied")} needs={access} />
		</>
	);
}

/** The reports by segment, beside the current one. */
function ReportsMenu({ menu }: { readonly menu: readonly ReportSegment[] }) {
	return (
		<SegmentMenu
			label={text("reports.title")}
			segments={menu.map(({ label, items }) => ({
				...(label !== null && { title: label }),
				items: items.map((item) => ({ to: paths.reports(item.path), label: item.label })),
			}))}
		/>
	);
}
