import { Link, useParams } from "react-router";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { changeClasses } from "./change-classes.ts";
import styles from "./DifferencePage.module.css";
import { type Compared, useCompared } from "./use-compared.ts";

/** What the design changes of the tenant's files as they are, in sentences. */
export function DifferencePage() {
	const { uuid = "" } = useParams();
	const { shown } = useBundle();
	const { compared, failed } = useCompared(uuid, shown.revision);
	usePageTitle(text("workbench.difference"));
	return (
		<div className={styles.page}>
			<h1 className={styles.title}>{text("workbench.difference")}</h1>
			<p className={styles.lead}>{text("workbench.difference.lead")}</p>
			{failed && <PlainNotice kind="danger" title={text("workbench.difference.failed")} />}
			{compared === null ? (
				!failed && <Skeletons heights={[60, 60]} label={text("workbench.difference.loading")} />
			) : (
				<Changes compared={compared} />
			)}
		</div>
	);
}

function Changes({ compared: { flow, files } }: { readonly compared: Compared }) {
	const addresses = useWorkbenchPaths();
	if (files.length === 0) return <p role="status">{text("workbench.difference.none")}</p>;
	return (
		<>
			{flow === null && <PlainNotice kind="warning" title={text("workbench.difference.errors")} />}
			{changeClasses.map((severity) => {
				const changes = flow?.changes.filter((change) => change.severity === severity) ?? [];
				if (changes.length === 0) return null;
				return (
					<section key={severity} aria-labelledby={`soort-${severity}`}>
						<h2 id={`soort-${severity}`} className={styles.class} data-severity={severity}>
							{text(`workbench.difference.${severity}`, { count: changes.length })}
						</h2>
						<ul className={styles.list}>
							{changes.map(({ sentence, reason, place }) => (
								<li key={sentence} className={styles.change}>
									<p>{sentence}</p>
									<p className={styles.reason}>{reason}</p>
									{place.step !== undefined && (
										<Link to={addresses.step(place.step, place.field)}>{text("workbench.problem.go", { step: place.step })}</Link>
									)}
								</li>
							))}
						</ul>
					</section>
				);
			})}
			<section aria-labelledby="bestanden">
				<h2 id="bestanden" className={styles.class}>
					{text("workbench.difference.files")}
				</h2>
				<ul className={styles.files}>
					{files.map(({ path, change }) => (
						<li key={path}>
							<code>{path}</code> {text(`workbench.difference.file.${change}`)}
						</li>
					))}
				</ul>
			</section>
		</>
	);
}
