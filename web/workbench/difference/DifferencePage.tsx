import { useParams, useSearchParams } from "react-router";
import { text } from "../../texts/text.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import styles from "./DifferencePage.module.css";
import { SidesCompared } from "./SidesCompared.tsx";
import { sideOfDesign, sidesIn } from "./sides.ts";

/** The differences between two designs or releases, or with the running release, in sentences. */
export function DifferencePage() {
	const { uuid = "" } = useParams();
	const { shown } = useBundle();
	const [search] = useSearchParams();
	usePageTitle(text("workbench.difference"));
	return (
		<div className={styles.page}>
			<h1 className={styles.title}>{text("workbench.difference")}</h1>
			<p className={styles.lead}>{text("workbench.difference.lead")}</p>
			<SidesCompared sides={sidesIn(search, sideOfDesign(uuid))} design={{ uuid, name: shown.name ?? "", revision: shown.revision }} />
		</div>
	);
}
