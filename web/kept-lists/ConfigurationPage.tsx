import { useParams } from "react-router";
import type { KeptList } from "../../engine/index.ts";
import { NoAccessRedirect } from "../tenants/NoAccessRedirect.tsx";
import { useAccess, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { paths } from "../ui/pages/paths.ts";
import { Redirect, RedirectOnward } from "../ui/pages/Redirect.tsx";
import { SegmentMenu } from "../ui/parts/SegmentMenu.tsx";
import styles from "./Configuration.module.css";
import { EntryList } from "./EntryList.tsx";
import { StatusPage } from "./StatusPage.tsx";
import "../texts/areas/configuration.ts";

/** The configuration pages with their menu. The bare address redirects to the first page the person may open. */
export default function ConfigurationPage() {
	const menu = useConfigurationMenu();
	const { page } = useParams();
	const [first] = menu;
	if (first === undefined) return <NoAccessRedirect needs="admin" page={text("nav.configuration")} />;
	const shown = menu.find((list) => list === page);
	if (page === undefined) return <RedirectOnward to={paths.configuration(first)} />;
	if (shown === undefined) return <Redirect to={paths.configuration(first)} why={text("configuration.unknown")} />;
	return (
		<div className={styles.screen}>
			<SegmentMenu
				label={text("configuration.title")}
				segments={[
					{ title: text("configuration.segment"), items: menu.flatMap((each) => (each === "status" ? [] : linkTo(each))) },
					{ title: text("configuration.segment.system"), items: linkTo("status") },
				]}
			/>
			{shown === "status" ? <StatusPage /> : <EntryList key={shown} list={shown} />}
		</div>
	);
}

const linkTo = (page: KeptList | "status") => [{ to: paths.configuration(page), label: text(`configuration.menu.${page}`) }];

/** The configuration pages the person may open, in menu order; empty for people without access. */
function useConfigurationMenu(): readonly (KeptList | "status")[] {
	const mayConfigure = useAccess("admin");
	const { hasPids } = useTenant();
	if (!mayConfigure) return [];
	return hasPids === true ? ["tags", "pids", "status"] : ["tags", "status"];
}
