import { useParams } from "react-router";
import "../texts/areas/reports.ts";
import { findReport } from "../../engine/index.ts";
import { Refused } from "../tenants/Refused.tsx";
import { hasAccess, useAccess, usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { TurnedAway } from "../tenants/TurnedAway.tsx";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import { Onward, SentOn } from "../ui/SentOn.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import styles from "./Reports.module.css";
import { ReportsMenu } from "./ReportsMenu.tsx";
import { ReportView } from "./ReportView.tsx";
import { useReportMenu } from "./report-menu.ts";

/** The reports with their menu. An address that is no report's leads to the first there is for this person. */
export default function ReportsPage() {
	const mayReport = useAccess("reporting");
	const menu = useReportMenu();
	const tenant = useTenant();
	const { roles } = usePerson();
	const { "*": path = "" } = useParams();
	const first = menu[0]?.items[0];
	const item = tenant.reports && findReport(tenant.reports, path);
	if (!mayReport || first === undefined) return <TurnedAway needs="reporting" page={text("nav.reports")} />;
	if (path === "") return <Onward to={paths.reports(first.path)} />;
	if (item === undefined) return <SentOn to={paths.reports(first.path)} why={text("reports.none")} />;
	return (
		<div className={styles.screen}>
			<ReportsMenu menu={menu} />
			<div className={styles.main}>
				{item.access === null || hasAccess(tenant, roles, item.access) ? (
					<ReportView key={item.path} item={item} />
				) : (
					<Denied label={item.label} access={item.access} />
				)}
			</div>
		</div>
	);
}

/** A report that the person came to by its address and has no right to. */
function Denied({ label, access }: { readonly label: string; readonly access: string }) {
	usePageTitle(label);
	return (
		<>
			<h1>{label}</h1>
			<Refused why={text(access === "customerreports" ? "reports.denied.customerreports" : "reports.denied")} needs={access} />
		</>
	);
}
