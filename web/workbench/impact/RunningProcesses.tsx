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
	/** Uuid of the design; null for the running release. */
	readonly design: string | null;
	/** Revision of the design. */
	readonly revision?: number;
	/** Whether the design changes the flow without a new version: then all processes count as being on it. */
	readonly sameVersion?: boolean;
	/** Renders the choices that processes require. */
	readonly choices: (impact: Impact) => ReactNode;
	/** Whether this person may upgrade processes. */
	readonly mayTake: boolean;
}

/** What a version means for the running processes: how many go along, require a choice or stay, by step. */
export function RunningProcesses({ design, revision = 0, sameVersion = false, choices, mayTake }: RunningProcessesProps) {
	const { impact, busy, failed, ask, stop } = useImpact(design, revision);
	// The impact on the screen is outdated once processes have been upgraded.
	const taking = useTakingAlong(() => void ask());
	const look = (): void => {
		taking.forget();
		void ask();
	};
	const said = taking.taking;
	// A connection that was lost on the way is told once.
	const isSaid = said?.state === "broken" && said.broken === failed;
	return (
		<section aria-labelledby="lopende-processen" className={styles.part}>
			<h2 id="lopende-processen" className={styles.heading}>
				{text("impact.title")}
			</h2>
			<p className={styles.muted}>{text(design === null ? "impact.lead.running" : "impact.lead.design")}</p>
			{sameVersion && <p>{text("impact.raiseFirst")}</p>}
			<div className={styles.acts}>
				{busy ? <Button onClick={stop}>{text("impact.stop")}</Button> : <Button onClick={look}>{text("impact.ask")}</Button>}
				<span role="status" className={styles.muted}>
					{impact !== null && text("impact.tried", { tried: impact.processes.length, all: impact.others })}
				</span>
			</div>
			{failed !== null && !isSaid && <Notice kind="danger" title={failed} announce />}
			{impact !== null && (
				<>
					<p>
						{text("impact.there", { count: impact.there, version: impact.to })}{" "}
						{impact.elsewhere > 0 && text("impact.elsewhere", { count: impact.elsewhere })}
					</p>
					{impact.processes.length > 0 && <ImpactTable processes={impact.processes} />}
					<StayingProcesses processes={impact.processes} />
					{impact.needs.length > 0 && choices(impact)}
				</>
			)}
			{mayTake && <TakeAlong impact={impact} taking={taking} />}
		</section>
	);
}
