import { Link } from "react-router";
import type { ProcessStatus, RealisationRecord } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";
import { StatusPill } from "../../ui/StatusPill.tsx";
import styles from "./StepCrumb.module.css";

/** Where one is: the list, the case by its reference, where it lies, and how it stands. */
export function StepCrumb({ record, status }: { readonly record: RealisationRecord; readonly status: ProcessStatus }) {
	return (
		<div className={styles.crumb}>
			<nav aria-label={text("step.crumb")}>
				<ol className={styles.trail}>
					<li>
						<Link to={paths.realisations()}>{text("nav.realisations")}</Link>
					</li>
					<li aria-current="page" className={`${styles.reference} tabular`}>
						{record.reference}
					</li>
				</ol>
			</nav>
			<span className={styles.address}>{record.address || text("step.address.none")}</span>
			<StatusPill status={status} />
		</div>
	);
}
