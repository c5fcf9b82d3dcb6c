import { useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { useAccess, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { StartCard } from "./StartCard.tsx";
import styles from "./StartPage.module.css";
import { StartRefused } from "./StartRefused.tsx";
import "../../texts/areas/realisations.ts";

/** `/realisatie/nieuw`: with a type in the address on to the form at once, else the choice of one. */
export default function NewRealisationPage() {
	const allowed = useAccess("realisationbtn");
	const { processTypes } = useTenant();
	const navigate = useNavigate();
	const [params] = useSearchParams();
	// Also the key that makes a repeated creation one creation.
	const [uuid] = useState(() => crypto.randomUUID());
	usePageTitle(text("start.title"));
	if (!allowed) return <StartRefused />;
	const forRequests = requestSearch(params);
	const asked = processTypes.find((type) => type.value === params.get("type"));
	if (asked) return <Navigate to={paths.realisationWithType(uuid, asked.value) + forRequests} replace state={{ madeHere: true }} />;
	return (
		<div className={styles.page}>
			<h1>{text("start.title")}</h1>
			<StartCard
				types={processTypes}
				onStart={(type) => navigate(paths.realisationWithType(uuid, type.value) + forRequests, { state: { madeHere: true } })}
			/>
		</div>
	);
}

/** What of the address goes along: the requests and their place. */
function requestSearch(params: URLSearchParams): string {
	const rest = new URLSearchParams(params);
	rest.delete("type");
	return rest.size > 0 ? `?${rest}` : "";
}
