import { Link } from "react-router";
import { whyFailed } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { plainButtonClass } from "../../ui/PlainButton.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { storiesIn, storyName } from "../bundle/stories-in.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { Coverage } from "./Coverage.tsx";
import { OfferedStories } from "./OfferedStories.tsx";
import styles from "./ScenariosPage.module.css";
import { usePlayed } from "./use-played.ts";

/** The stories of the flow, whether each goes as it says, what they pass of the flow, and walks for what they do not. */
export function ScenariosPage() {
	const addresses = useWorkbenchPaths();
	const bundle = useBundle();
	const { played, gaps, outdated, failed } = usePlayed();
	const { flow, tenant } = bundle;
	usePageTitle(text("workbench.stories"));
	if (flow === null || tenant === null) return <p className={styles.empty}>{text("workbench.flow.unreadable")}</p>;
	const stories = Object.entries(storiesIn(bundle));
	const wrong = played === null ? 0 : stories.filter(([file]) => played.results[file]?.passed === false).length;
	return (
		<div className={styles.page}>
			<div className={styles.head}>
				<h1 className={styles.title}>{text("workbench.stories")}</h1>
				<Link to={addresses.record()} className={plainButtonClass}>
					{text("workbench.record")}
				</Link>
			</div>
			<p className={styles.about}>{text("workbench.stories.about")}</p>
			<p role="status" className={styles.result} data-wrong={wrong > 0 || undefined}>
				{failed
					? text("workbench.stories.failed")
					: played === null || outdated
						? text("workbench.stories.playing")
						: verdict(wrong, stories.length)}
			</p>
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
					<OfferedStories gaps={gaps} flow={flow.compiled} tenant={tenant} />
				</section>
			)}
			<section aria-labelledby="scenarios" className={styles.part} data-outdated={outdated || undefined}>
				<h2 id="scenarios" className={styles.subtitle}>
					{text("workbench.stories.list")}
				</h2>
				<ul className={styles.stories}>
					{stories.map(([file, story]) => {
						const result = played?.results[file];
						return (
							<li key={file} className={styles.story} data-state={result === undefined ? "none" : result.passed ? "passed" : "failed"}>
								<Link to={addresses.story(storyName(file))}>{story.name}</Link>
								{result !== undefined && (
									<span className={styles.state}>
										{text(result.passed ? "workbench.story.state.passed" : "workbench.story.state.failed")}
									</span>
								)}
								{result?.passed === false && <p className={styles.otherwise}>{whyFailed(result.steps)}</p>}
							</li>
						);
					})}
				</ul>
			</section>
		</div>
	);
}

function verdict(wrong: number, count: number): string {
	if (wrong === 1) return text("workbench.stories.wrong.one", { count });
	if (wrong > 1) return text("workbench.stories.wrong.other", { wrong, count });
	if (count === 0) return text("workbench.stories.sound.none");
	return count === 1 ? text("workbench.stories.sound.one") : text("workbench.stories.sound.other", { count });
}
