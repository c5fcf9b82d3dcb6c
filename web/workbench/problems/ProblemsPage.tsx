import type { ReactNode } from "react";
import { text } from "../../texts/text.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { countWords } from "../bundle/count-words.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { ProblemList } from "./ProblemList.tsx";
import styles from "./ProblemsPage.module.css";
import { SureRepairs } from "./SureRepairs.tsx";

/** All problems that the check finds in the folder, causes first. `children`: other obstacles to a release. */
export function ProblemsPage({ children }: { readonly children?: ReactNode }) {
	const { shown, errors, warnings } = useBundle();
	usePageTitle(errors > 0 ? text("workbench.problems.pageTitle", { count: errors }) : text("workbench.problems"));
	return (
		<div className={styles.page}>
			<h1 className={styles.title}>{text("workbench.problems")}</h1>
			<p className={styles.lead} role="status">
				{errors + warnings === 0 ? text("workbench.problems.none") : countWords(errors, warnings)}
			</p>
			{errors + warnings > 0 && <p className={styles.hint}>{text("workbench.problems.cause")}</p>}
			<div className={styles.sure}>
				<SureRepairs problems={shown.problems} />
			</div>
			<ProblemList problems={shown.problems} level={2} />
			{children}
		</div>
	);
}
