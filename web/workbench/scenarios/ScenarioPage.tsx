import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { text } from "../../texts/text.ts";
import { PlainButton, plainButtonClass } from "../../ui/PlainButton.tsx";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { ActDialog } from "../acts/ActDialog.tsx";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { sameTitle, scenarioFile, scenariosIn } from "../bundle/scenarios-in.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { Changeable } from "../editing/Changeable.tsx";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { useEditing } from "../editing/use-edits.ts";
import { useMayDesign } from "../editing/use-may-design.ts";
import { writeAt } from "../editing/write-at.ts";
import { ProblemList } from "../problems/ProblemList.tsx";
import { Acts } from "./Acts.tsx";
import styles from "./ScenariosPage.module.css";
import { usePlayed } from "./use-played.ts";

/** One scenario: its acts, each with its result. */
export function ScenarioPage() {
	const addresses = useWorkbenchPaths();
	const navigate = useNavigate();
	const { name = "" } = useParams();
	const bundle = useBundle();
	const { write } = useEditing();
	const mayDesign = useMayDesign();
	const { played, outdated } = usePlayed();
	const [removing, setRemoving] = useState(false);
	const { flow, tenant, shown } = bundle;
	const file = scenarioFile(name);
	const scenario = scenariosIn(bundle)[file];
	usePageTitle(scenario?.name ?? text("workbench.scenarios"));
	const problems = shown.problems.filter((problem) => problem.file === `${shown.folder === "" ? "" : `${shown.folder}/`}${file}`);
	const back = <Link to={addresses.scenarios()}>{text("workbench.scenarios.all")}</Link>;
	if (scenario === undefined || flow === null || tenant === null) {
		return (
			<div className={styles.page}>
				{back}
				<h1 className={styles.title}>{text("workbench.scenarios")}</h1>
				<p className={styles.about}>
					{text(shown.files[file] === undefined ? "workbench.scenario.none" : "workbench.scenario.unreadable")}
				</p>
				<ProblemList problems={problems} level={2} />
			</div>
		);
	}
	const result = outdated ? null : (played?.results[file] ?? null);
	// Number of the act that failed; 0 while that is unknown, or if all went as expected.
	const wrong = result === null || result.passed ? 0 : result.steps.length;
	// A recording goes on where the process is by then, as who acts there.
	const open = result?.openStep ?? null;
	const actor = scenario.instructions[wrong - 1]?.as;
	const at = { ...(open === null ? {} : { step: open }), ...(actor === undefined ? {} : { role: actor }) };
	return (
		<div className={styles.page}>
			{back}
			<div className={styles.head}>
				<h1 className={styles.title}>{scenario.name}</h1>
				{result !== null && (
					<span className={styles.verdict} role="status" data-wrong={!result.passed || undefined}>
						{text(result.passed ? "workbench.scenario.state.passed" : "workbench.scenario.state.failed")}
					</span>
				)}
			</div>
			{scenario.description !== undefined && <p className={styles.about}>{scenario.description}</p>}
			<ProblemList problems={problems} level={2} />
			{mayDesign && (
				<div className={styles.bar}>
					{wrong > 0 && (
						<Link to={addresses.record({ ...at, from: name, after: wrong - 1 })} className={plainButtonClass}>
							{text("workbench.record.mend", { act: wrong })}
						</Link>
					)}
					<Link to={addresses.record({ ...(wrong === 0 ? at : {}), from: name })} className={plainButtonClass}>
						{text("workbench.record.on")}
					</Link>
					<PlainButton onClick={() => setRemoving(true)}>{text("workbench.scenario.remove")}</PlainButton>
				</div>
			)}
			<Changeable>
				<PropertyInput
					label={text("workbench.scenario.save.name")}
					type="string"
					value={scenario.name}
					needed
					onWrite={async (value) => {
						const like = sameTitle(bundle, String(value), file);
						if (like !== undefined) return text("workbench.scenario.taken", { name: like });
						const edit = writeAt(file, scenario, ["name"], value);
						return edit === null ? null : write([edit]);
					}}
				/>
			</Changeable>
			<h2 className={styles.subtitle}>{text("workbench.scenario.acts")}</h2>
			<Acts
				label={text("workbench.scenario.acts")}
				instructions={scenario.instructions}
				flow={flow.compiled}
				tenant={tenant}
				result={result}
			/>
			{removing && (
				<ActDialog
					title={text("workbench.scenario.remove.title", { name: scenario.name })}
					action={text("workbench.scenario.remove")}
					said={text("workbench.scenario.removed", { name: scenario.name })}
					dangerous
					edits={() => [{ op: "text", file, value: null }]}
					onDone={() => navigate(addresses.scenarios())}
					onClose={() => setRemoving(false)}
				>
					<p>{text("workbench.scenario.remove.about")}</p>
				</ActDialog>
			)}
		</div>
	);
}
