import { useState } from "react";
import { text } from "../../texts/text.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { Changeable } from "../editing/Changeable.tsx";
import { OwnRoles } from "./OwnRoles.tsx";
import { RightsMatrix } from "./RightsMatrix.tsx";
import styles from "./RolesPage.module.css";

/** The tenant's own roles, and the rights of every role: for the steps, and others. */
export function RolesPage() {
	const { tenant, flow, shown } = useBundle();
	/** Roles whose column was requested before they had any rights. */
	const [asked, setAsked] = useState<readonly string[]>([]);
	usePageTitle(text("roles.title"));
	return (
		<div className={styles.page}>
			<h1 className={styles.title}>{text("roles.title")}</h1>
			<p className={styles.lead}>{text(shown.name === undefined ? "roles.lead.folder" : "roles.lead")}</p>
			{tenant === null ? (
				<p className={styles.lead}>{text("roles.unreadable")}</p>
			) : (
				<Changeable>
					<OwnRoles tenant={tenant} />
					<RightsMatrix tenant={tenant} flow={flow} asked={asked} onAsk={(role) => setAsked([...asked, role])} />
				</Changeable>
			)}
		</div>
	);
}
