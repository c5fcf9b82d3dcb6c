import { Link } from "react-router";
import { text } from "../../texts/text.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { newTenantAddress, useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { ExportDesign } from "../exchange/ExportDesign.tsx";
import { ProblemList } from "../problems/ProblemList.tsx";
import styles from "./OverviewPage.module.css";

/** The name of the folder, its contents and its problems. */
export function OverviewPage() {
	const addresses = useWorkbenchPaths();
	const { tenant, flow, shown, errors, warnings } = useBundle();
	usePageTitle(text("workbench.overview"));
	const paths = Object.keys(shown.files);
	const count = (pattern: RegExp) => paths.filter((path) => pattern.test(path)).length;
	const facts: readonly (readonly [string, string | number])[] = [
		...(flow === null
			? []
			: ([
					[text("workbench.fact.flow"), flow.written.label],
					[text("workbench.fact.version"), flow.written.version],
					[text("workbench.fact.steps"), flow.compiled.order.filter(({ parent }) => parent === null).length],
					[text("workbench.fact.substeps"), flow.compiled.order.filter(({ parent }) => parent !== null).length],
					[text("workbench.fact.fields"), flow.compiled.shownIn.size],
				] as const)),
		[text("workbench.fact.scenarios"), count(/^scenarios\/.+\.json$/)],
		[text("workbench.fact.manuals"), count(/^manuals\/.+\.md$/)],
		[text("workbench.fact.former"), count(/^flow-.+\.json$/)],
	];
	return (
		<div className={styles.page}>
			<h1 className={styles.title}>{tenant?.label ?? shown.folder}</h1>
			<dl className={styles.facts}>
				{facts.map(([name, value]) => (
					<div key={name} className={styles.fact}>
						<dt>{name}</dt>
						<dd className="tabular">{value}</dd>
					</div>
				))}
			</dl>
			<div className={styles.ways}>
				{shown.name === undefined ? <Link to={newTenantAddress}>{text("newTenant.title")}</Link> : <ExportDesign />}
			</div>
			<section aria-labelledby="toestand">
				<h2 id="toestand" className={styles.heading}>
					{text("workbench.overview.health")}
				</h2>
				{errors + warnings === 0 ? (
					<p className={styles.sound}>{text("workbench.overview.sound")}</p>
				) : (
					<>
						<ProblemList problems={shown.problems.slice(0, 3)} />
						{errors + warnings > 3 && (
							<p className={styles.more}>
								<Link to={addresses.problems()}>{text("workbench.overview.all", { count: errors + warnings })}</Link>
							</p>
						)}
					</>
				)}
			</section>
		</div>
	);
}
