import { Link } from "react-router";
import { text } from "../../texts/text.ts";
import { workbenchRoot } from "../addresses/workbench-paths.ts";
import type { MappingNeed } from "../impact/use-impact.ts";
import styles from "./Mappings.module.css";

/** Choices that were not made before the release, with a link to where they can still be made. */
export function OpenChoices({ needs }: { readonly needs: readonly MappingNeed[] }) {
	const open = needs.filter((need) => need.open > 0);
	if (open.length === 0) return null;
	return (
		<section aria-labelledby="open-keuzes" className={styles.mapping}>
			<h3 id="open-keuzes" className={styles.heading}>
				{text("mapping.running")}
			</h3>
			<p className={styles.muted}>{text("mapping.running.lead")}</p>
			<p>
				<Link to={workbenchRoot}>{text("publishing.toDesigns")}</Link>
			</p>
		</section>
	);
}
