import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation, useParams } from "react-router";
import { memberOf } from "../../../engine/index.ts";
import { stakeholderQueries } from "../../stakeholders/stakeholders.ts";
import { useAccess, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/pages/paths.ts";
import { Redirect } from "../../ui/pages/Redirect.tsx";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { absenceOf, onOwnPage } from "../process/own-page.ts";
import { realisationQueries } from "../realisation-queries.ts";
import { MissingRealisation } from "./MissingRealisation.tsx";
import { StartForm } from "./StartForm.tsx";
import styles from "./StartPage.module.css";
import { StartRefused } from "./StartRefused.tsx";
import "../../texts/areas/realisations.ts";
import "../../texts/areas/starting.ts";

/** `/realisatie/{uuid}/type/{type}`: the form for a new process; an existing one is redirected to its own page. */
export default function StartPage() {
	const { uuid = "", type: value = "" } = useParams();
	const { processTypes } = useTenant();
	const allowed = useAccess("realisationbtn");
	// A uuid generated a moment ago cannot exist yet, so looking it up would only give a 404.
	const location = useLocation();
	const madeHere = memberOf(location.state, "madeHere") === true;
	const existing = useQuery({ ...realisationQueries.one(uuid), ...onOwnPage, enabled: !madeHere });
	// Without stakeholders nothing can be started, so a failure to load them fails the page. A failed refetch leaves the form as it is.
	const stakeholders = useQuery({
		...stakeholderQueries.list(),
		enabled: allowed,
		throwOnError: (_problem, { state }) => state.data === undefined,
	});
	// While a process that does not exist is being refetched, its query is loading again; the form and its input stay on the screen
	// meanwhile.
	const looked = madeHere || existing.isFetched;
	const absence = absenceOf(existing.error);
	usePageTitle(text("start.title"));
	const type = processTypes.find((each) => each.value === value);
	if (existing.data) return <Navigate to={paths.realisation(uuid)} replace />;
	if (!allowed) return <StartRefused />;
	if (absence === "denied" || absence === "misnamed") return <MissingRealisation denied={absence === "denied"} />;
	if (!type) return <Redirect to={paths.realisation(uuid) + location.search} why={text("start.unknownType")} />;
	return (
		<div className={styles.page}>
			<h1>{text("start.title")}</h1>
			{stakeholders.data && looked ? (
				<StartForm key={type.value} uuid={uuid} type={type} stakeholders={stakeholders.data} />
			) : (
				<Skeletons heights={[68, 280]} />
			)}
		</div>
	);
}
