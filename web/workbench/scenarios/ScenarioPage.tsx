import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { text } from "../../texts/text.ts";
import { PlainButton, plainButtonClass } from "../../ui/PlainButton.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { ActDialog } from "../acts/ActDialog.tsx";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { storiesIn, storyFile } from "../bundle/stories-in.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useEditing } from "../editing/use-edits.ts";
import { writeAt } from "../editing/write-at.ts";
import { ProblemList } from "../problems/ProblemList.tsx";
import { PropertyInput } from "../step/PropertyInput.tsx";
import { Acts } from "./Acts.tsx";
import styles from "./ScenariosPage.module.css";
import { usePlayed } from "./use-played.ts";

/** One story: its acts, and what came of each. */
export function ScenarioPage() {
	const addresses = useWorkbenchPaths();
	const navigate = useNavigate();
	const { name = "" } = useParams();
	const bundle = useBundle();
	const { write } = useEditing();
	const { played, outdated } = usePlayed();
	const [removing, setRemoving] = useState(false);
	const { flow, tenant, shown } = bundle;
	const file = storyFile(name);
	const story = storiesIn(bundle)[file];
	usePageTitle(story?.name ?? text("workbench.stories"));
	const problems = shown.problems.filter((problem) => problem.file === `${shown.folder === "" ? "" : `${shown.folder}/`}${file}`);
	const back = <Link to={addresses.stories()}>{text("workbench.stories.all")}</Link>;
	if (story === undefined || flow === null || tenant === null) {
		return (
			<div className={styles.page}>
				{back}
				<h1 className={styles.title}>{text("workbench.stories")}</h1>
				<p className={styles.about}>{text(shown.files[file] === undefined ? "workbench.story.none" : "workbench.story.unreadable")}</p>
				<ProblemList problems={problems} level={2} />
			</div>
		);
	}
	const result = outdated ? null : (played?.results[file] ?? null);
	return (
		<div className={styles.page}>
			{back}
			<div className={styles.head}>
				<h1 className={styles.title}>{story.name}</h1>
				{result !== null && (
					<span className={styles.verdict} role="status" data-wrong={!result.passed || undefined}>
						{text(result.passed ? "workbench.story.state.passed" : "workbench.story.state.failed")}
					</span>
				)}
			</div>
			{story.description !== undefined && <p className={styles.about}>{story.description}</p>}
			<ProblemList problems={problems} level={2} />
			<div className={styles.bar}>
				<Link to={addresses.record({ from: name })} className={plainButtonClass}>
					{text("workbench.record.on")}
				</Link>
				<PlainButton onClick={() => setRemoving(true)}>{text("workbench.story.remove")}</PlainButton>
			</div>
			<PropertyInput
				label={text("workbench.story.save.name")}
				type="string"
				value={story.name}
				needed
				onWrite={(value) => {
					const edit = writeAt(file, story, ["name"], value);
					return edit === null ? Promise.resolve(null) : write([edit]);
				}}
			/>
			<h2 className={styles.subtitle}>{text("workbench.story.acts")}</h2>
			<Acts label={text("workbench.story.acts")} instructions={story.instructions} flow={flow.compiled} tenant={tenant} result={result} />
			{removing && (
				<ActDialog
					title={text("workbench.story.remove.title", { name: story.name })}
					action={text("workbench.story.remove")}
					said={text("workbench.story.removed", { name: story.name })}
					dangerous
					edits={() => [{ op: "text", file, value: null }]}
					onDone={() => navigate(addresses.stories())}
					onClose={() => setRemoving(false)}
				>
					<p>{text("workbench.story.remove.about")}</p>
				</ActDialog>
			)}
		</div>
	);
}
