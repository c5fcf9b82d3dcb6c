import { useState } from "react";
import { Link } from "react-router";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { workbenchRoot } from "../addresses/workbench-paths.ts";
import { ManualLink } from "../frame/ManualLink.tsx";
import { NothingHere } from "../frame/NothingHere.tsx";
import { PlainFrame } from "../frame/PlainFrame.tsx";
import { RunningProcesses } from "../impact/RunningProcesses.tsx";
import { OpenChoices } from "../mappings/OpenChoices.tsx";
import { ToldNotice } from "../publish/ToldNotice.tsx";
import { ReleaseCard } from "./ReleaseCard.tsx";
import styles from "./ReleasesPage.module.css";
import { type Releases, useReleases } from "./use-releases.ts";
import { useRunning } from "./use-running.ts";

/** Number of releases shown at first. */
const mostShown = 50;

/** The running release and the earlier ones, with a way to roll back. */
export function ReleasesPage() {
	const { list, people, hidden, failed, look } = useReleases();
	const running = useRunning(look);
	usePageTitle(text("releases.title"));
	if (hidden) return <NothingHere />;
	return (
		<PlainFrame
			place={<Link to={workbenchRoot}>{text("workbench.designs")}</Link>}
			ways={<ManualLink />}
			title={text("releases.title")}
			lead={text("releases.lead")}
		>
			{failed && <PlainNotice kind="danger" title={text("releases.failed")} />}
			<ToldNotice told={running.told} />
			{list === null ? (
				!failed && <Skeletons heights={[96, 96]} label={text("releases.loading")} />
			) : (
				<>
					<Deviations list={list} />
					{list.running !== null && (
						<RunningProcesses
							key={list.running}
							design={null}
							choices={({ needs }) => <OpenChoices needs={needs} />}
							mayTake={list.may.publish}
						/>
					)}
					<List list={list} people={people} running={running} />
				</>
			)}
		</PlainFrame>
	);
}

/** Warnings if the release that runs is not the expected one. */
function Deviations({ list: { aside, running, activations } }: { readonly list: Releases }) {
	const active = activations[0]?.release ?? null;
	return (
		<>
			{aside !== null && (
				<PlainNotice kind="warning" title={text("releases.aside")}>
					{text("releases.aside.text", { number: aside })}
				</PlainNotice>
			)}
			{active !== null && running !== active && (
				<PlainNotice kind="warning" title={text("releases.behind", { number: active })}>
					{text("releases.behind.text")}
				</PlainNotice>
			)}
		</>
	);
}

interface ListProps {
	readonly list: Releases;
	readonly people: Readonly<Record<string, string>>;
	readonly running: ReturnType<typeof useRunning>;
}

function List({ list, people, running }: ListProps) {
	const [all, setAll] = useState(false);
	const { releases } = list;
	if (releases.length === 0) return <p>{text("releases.none")}</p>;
	const shown = all ? releases : releases.slice(0, mostShown);
	return (
		<>
			<ol className={styles.list} aria-label={text("releases.list")}>
				{shown.map((release) => (
					<li key={release.number}>
						<ReleaseCard release={release} list={list} people={people} running={running} />
					</li>
				))}
			</ol>
			{shown.length < releases.length && (
				<button type="button" className={styles.more} onClick={() => setAll(true)}>
					{text("releases.more", { count: releases.length - shown.length })}
				</button>
			)}
		</>
	);
}
