import { Link } from "react-router";
import { whyFailed } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { scenarioName, scenariosIn } from "../bundle/scenarios-in.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { roleLabel } from "./act-words.ts";
import { playedWords } from "./played-words.ts";
import styles from "./ScenariosPage.module.css";
import { usePlayed } from "./use-played.ts";

/** The scenarios that do not go as expected: the check of the files finds nothing wrong with them, but the gate refuses them. */
export function FailingScenarios() {
	const bundle = useBundle();
	const addresses = useWorkbenchPaths();
	const playing = usePlayed();
	const { played, outdated } = playing;
	const { flow, tenant } = bundle;
	if (flow === null || tenant === null) return null;
	const scenarios = Object.entries(scenariosIn(bundle));
	if (scenarios.length === 0) return null;
	const wrong = scenarios.flatMap(([file, { name }]) => {
		const result = played?.results[file];
		return result === undefined || result.passed ? [] : [{ file, name, steps: result.steps }];
	});
	const known = played !== null && !outdated;
	return (
		<section aria-labelledby="mislukt" className={styles.part}>
			<h2 id="mislukt" className={styles.subtitle}>
				{text("workbench.scenarios")}
			</h2>
			<p role="status" className={styles.result} data-wrong={wrong.length > 0 || undefined}>
				{playedWords(playing, wrong.length, scenarios.length)}
			</p>
			{known && (
				<ul className={styles.scenarios}>
					{wrong.map(({ file, name, steps }) => (
						<li key={file} className={styles.scenario} data-state="failed">
							<Link to={addresses.scenario(scenarioName(file))}>{name}</Link>
							<p className={styles.otherwise}>{whyFailed(steps, (role) => roleLabel(role, tenant), flow.compiled.labels.field)}</p>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
