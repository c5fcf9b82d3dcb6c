import { Link } from "react-router";
import { whyFailed } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { plainButtonClass } from "../../ui/PlainButton.tsx";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { scenarioName, scenariosIn } from "../bundle/scenarios-in.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { knownNames } from "../conditions/known-names.ts";
import { Changeable } from "../editing/Changeable.tsx";
import { useMayDesign } from "../editing/use-may-design.ts";
import { roleLabel } from "./act-words.ts";
import { Coverage } from "./Coverage.tsx";
import { demandedFields } from "./demanded-fields.ts";
import { FillDemanded } from "./FillDemanded.tsx";
import { OfferedScenarios } from "./OfferedScenarios.tsx";
import { playedWords } from "./played-words.ts";
import styles from "./ScenariosPage.module.css";
import { usePlayed } from "./use-played.ts";

/** The scenarios of the flow with their results, what they cover of it, and walks for the rest. */
export function ScenariosPage() {
	const addresses = useWorkbenchPaths();
	const bundle = useBundle();
	const mayDesign = useMayDesign();
	const playing = usePlayed();
	const { played, gaps, outdated } = playing;
	const { flow, tenant } = bundle;
	usePageTitle(text("workbench.scenarios"));
	if (flow === null || tenant === null) return <p className={styles.empty}>{text("workbench.flow.unreadable")}</p>;
	const written = scenariosIn(bundle);
	const scenarios = Object.entries(written);
	const demanded = played === null || outdated ? [] : demandedFields(written, played.results, knownNames(flow.compiled, tenant).fields);
	const wrong = played === null ? 0 : scenarios.filter(([file]) => played.results[file]?.passed === false).length;
	return (
		<div className={styles.page}>
			<div className={styles.head}>
				<h1 className={styles.title}>{text("workbench.scenarios")}</h1>
				{mayDesign && (
					<Link to={addresses.record()} className={plainButtonClass}>
						{text("workbench.record")}
					</Link>
				)}
			</div>
			<p className={styles.about}>{text("workbench.scenarios.about")}</p>
			<p role="status" className={styles.result} data-wrong={wrong > 0 || undefined}>
				{playedWords(playing, wrong, scenarios.length)}
			</p>
			{mayDesign && demanded.length > 0 && <FillDemanded demanded={demanded} scenarios={written} />}
			{played !== null && (
				<section aria-labelledby="dekking" className={styles.part}>
					<h2 id="dekking" className={styles.subtitle}>
						{text("workbench.coverage")}
					</h2>
					<Coverage coverage={played.coverage} unreachable={gaps?.unreachable ?? []} flow={flow.compiled} tenant={tenant} />
				</section>
			)}
			{gaps !== null && (
				<section aria-labelledby="gaten" className={styles.part}>
					<h2 id="gaten" className={styles.subtitle}>
						{text("workbench.gaps")}
					</h2>
					<Changeable>
						<OfferedScenarios gaps={gaps} flow={flow.compiled} tenant={tenant} />
					</Changeable>
				</section>
			)}
			<section aria-labelledby="scenarios" className={styles.part} data-outdated={outdated || undefined}>
				<h2 id="scenarios" className={styles.subtitle}>
					{text("workbench.scenarios.list")}
				</h2>
				<ul className={styles.scenarios}>
					{scenarios.map(([file, scenario]) => {
						const result = played?.results[file];
						return (
							<li key={file} className={styles.scenario} data-state={result === undefined ? "none" : result.passed ? "passed" : "failed"}>
								<Link to={addresses.scenario(scenarioName(file))}>{scenario.name}</Link>
								{result !== undefined && (
									<span className={styles.state}>
										{text(result.passed ? "workbench.scenario.state.passed" : "workbench.scenario.state.failed")}
									</span>
								)}
								{result?.passed === false && (
									<p className={styles.otherwise}>
										{whyFailed(result.steps, (role) => roleLabel(role, tenant), flow.compiled.labels.field)}
									</p>
								)}
							</li>
						);
					})}
				</ul>
			</section>
		</div>
	);
}
