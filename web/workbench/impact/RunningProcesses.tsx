import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { ImpactTable } from "./ImpactTable.tsx";
import styles from "./RunningProcesses.module.css";
import { StayingProcesses } from "./StayingProcesses.tsx";
import { TakeAlong } from "./TakeAlong.tsx";
import { type Impact, useImpact } from "./use-impact.ts";
import { useTakingAlong } from "./use-taking-along.ts";

interface RunningProcessesProps {
	/** Of which design; null for what runs now. */
	readonly design: string | null;
	/** Of the design. */
	readonly revision?: number;
	/** The design changes the flow under the version that runs: then all count as being on it. */
	readonly sameVersion?: boolean;
	/** What is shown of the choices that processes ask for. */
	readonly choices: (impact: Impact) => ReactNode;
	/** May take them along. */
	readonly mayTake: boolean;
}

/** What a version means for the processes that run: how many go along, ask for a choice or stay, by step. */
export function RunningProcesses({ design, revision = 0, sameVersion = false, choices, mayTake }: RunningProcessesProps) {
	const { impact, busy, failed, ask, stop } = useImpact(design, revision);
	// What is on screen dates from before those were upgraded.
	const taking = useTakingAlong(() => void ask());
	return (
		<section aria-labelledby="lopende-processen" className={styles.part}>
			<h2 id="lopende-processen" className={styles.heading}>
				{text("impact.title")}
			</h2>
			<p className={styles.muted}>{text(design === null ? "impact.lead.running" : "impact.lead.design")}</p>
			{sameVersion && <p>{text("impact.raiseFirst")}</p>}
			<div className={styles.acts}>
				{busy ? <Button onClick={stop}>{text("impact.stop")}</Button> : <Button onClick={() => void ask()}>{text("impact.ask")}</Button>}
				<span role="status" className={styles.muted}>
					{impact !== null && text("impact.tried", { tried: impact.processes.length, all: impact.others })}
				</span>
			</div>
			{failed !== null && <Notice kind="danger" title={failed} announce />}
			{impact !== null && (
				<>
					<p>
						{text("impact.there", { count: impact.there, version: impact.to })}{" "}
						{impact.elsewhere > 0 && text("impact.elsewhere", { count: impact.elsewhere })}
					</p>
					{impact.processes.length > 0 && <ImpactTable processes={impact.processes} />}
					<StayingProcesses processes={impact.processes} />
					{impact.needs.length > 0 && choices(impact)}
					{mayTake && <TakeAlong impact={impact} taking={taking} />}
				</>
			)}
		</section>
	);
}
