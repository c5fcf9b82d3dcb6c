import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { text } from "../../texts/text.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { absoluteText } from "../../ui/words/date-text.ts";
import { releaseDifferenceAddress } from "../addresses/workbench-paths.ts";
import { sideOfRelease } from "../difference/sides.ts";
import styles from "./ReleasesPage.module.css";
import { RollBackDialog } from "./RollBackDialog.tsx";
import { stateOf } from "./release-state.ts";
import type { Release, Releases } from "./use-releases.ts";
import type { useRunning } from "./use-running.ts";

/** The server's user id for activations by the deployment. */
const deployment = "deployment";

interface ReleaseCardProps {
	readonly release: Release;
	readonly list: Releases;
	readonly people: Readonly<Record<string, string>>;
	readonly running: ReturnType<typeof useRunning>;
}

/** One release: its version, who made it and why, when it ran, and the actions for it. */
export function ReleaseCard({ release, list, people, running }: ReleaseCardProps) {
	const { number, origin, flow, note, madeAt, madeBy, approvedBy } = release;
	const { kind, last } = stateOf(release, list);
	const name = (id: string) => people[id] ?? text(id === deployment ? "releases.deployment" : "workbench.somebody");
	const since = last !== null && { when: absoluteText(last.at), who: name(last.by) };
	return (
		<article className={styles.card} aria-label={text("releases.release", { number })} data-runs={kind === "runs" || undefined}>
			<div className={styles.head}>
				<h2 className={styles.name}>{text("releases.release", { number })}</h2>
				<span className={styles.muted}>{text("releases.version", { version: flow.version })}</span>
				{kind === "runs" && <span className={styles.runs}>{text("releases.runs")}</span>}
			</div>
			{note !== "" && <p className={styles.note}>{note}</p>}
			<p className={styles.muted}>
				{text(origin === "folder" ? "releases.folder" : "releases.made", { who: name(madeBy), when: absoluteText(madeAt) })}{" "}
				{approvedBy !== null && text("releases.approved", { who: name(approvedBy) })}
			</p>
			<p className={styles.muted}>
				{since === false
					? text(kind === "moved" ? "releases.moved" : "releases.never")
					: text(kind === "runs" ? "releases.since" : "releases.ran", since)}{" "}
				{last !== null && last.reason !== "" && text("releases.reason", { reason: last.reason })}{" "}
				{last !== null && last.approvedBy !== null && text("releases.back.agreed", { who: name(last.approvedBy) })}
			</p>
			{number > 1 && (
				<p>
					<Link
						to={releaseDifferenceAddress(sideOfRelease(number - 1), sideOfRelease(number))}
						aria-label={text("releases.difference.label", { number })}
					>
						{text("releases.difference")}
					</Link>
				</p>
			)}
			{list.may.publish && (kind === "ready" || kind === "ran") && <Act release={release} kind={kind} list={list} running={running} />}
		</article>
	);
}

interface ActProps extends Omit<ReleaseCardProps, "people"> {
	readonly kind: "ready" | "ran";
}

/** Activates the release, after confirmation. */
function Act({ release: { number, flow }, kind, list, running: { activate, rollBack } }: ActProps) {
	const [asking, setAsking] = useState(false);
	const [active] = list.activations;
	if (active === undefined) return null;
	const close = () => setAsking(false);
	const order = { release: number, active: active.number };
	return (
		<div>
			<Button
				onClick={() => setAsking(true)}
				aria-label={text(kind === "ran" ? "releases.back.label" : "releases.activate.label", { number })}
			>
				{text(kind === "ran" ? "releases.back" : "publishing.activate")}
			</Button>
			{kind === "ran" ? (
				<RollBackDialog
					opened={asking}
					values={{ number, active: active.release, version: flow.version }}
					busy={rollBack.busy}
					onConfirm={(reason) => void rollBack.run({ ...order, reason }).then(close)}
					onCancel={close}
				/>
			) : (
				<ConfirmDialog
					opened={asking}
					title={text("publishing.activate.title", { number })}
					action={text("publishing.activate")}
					busy={activate.busy}
					onConfirm={() => void activate.run(order).then(close)}
					onCancel={close}
				>
					<p>{text("publishing.activate.text", { number, active: active.release })}</p>
				</ConfirmDialog>
			)}
		</div>
	);
}
