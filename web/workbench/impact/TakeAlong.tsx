import { Button } from "@mantine/core";
import { useState } from "react";
import { text } from "../../texts/text.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { LeaveGuard } from "../../ui/dialogs/LeaveGuard.tsx";
import { Notice } from "../../ui/notices/Notice.tsx";
import styles from "./RunningProcesses.module.css";
import { StayingProcesses } from "./StayingProcesses.tsx";
import type { Impact } from "./use-impact.ts";
import type { useTakingAlong } from "./use-taking-along.ts";

interface TakeAlongProps {
	/** Null if it is not known (any more). */
	readonly impact: Impact | null;
	readonly taking: ReturnType<typeof useTakingAlong>;
}

/** Upgrades the processes that can go along, after confirmation; shows the progress, and can be stopped. */
export function TakeAlong({ impact, taking: { taking, take, stop } }: TakeAlongProps) {
	const [asking, setAsking] = useState(false);
	const { processes = [], needs = [], to = "", whole = false } = impact ?? {};
	const ready = processes.filter(({ outcome }) => outcome === "along");
	const busy = taking?.state === "busy";
	const confirm = (): void => {
		setAsking(false);
		void take(ready, to);
	};
	return (
		<>
			{taking !== null && (
				<Notice
					kind={busy ? "info" : taking.state === "done" ? "success" : "warning"}
					title={text(`impact.taking.${taking.state}`, { along: taking.along, all: taking.of, why: taking.broken })}
					announce
				>
					{busy && <p>{text("impact.taking.stay")}</p>}
					{busy && (
						<progress
							className={styles.progress}
							max={taking.of}
							value={taking.along + taking.stayed.length}
							aria-label={text("impact.progress")}
						/>
					)}
					{taking.stayed.length > 0 && <p>{text("impact.taking.stayed", { count: taking.stayed.length })}</p>}
					<StayingProcesses processes={taking.stayed} />
				</Notice>
			)}
			<div className={styles.acts}>
				{busy && <Button onClick={stop}>{text("impact.stop")}</Button>}
				{!busy && whole && ready.length > 0 && (
					<Button variant="filled" onClick={() => setAsking(true)}>
						{text("impact.take", { count: ready.length })}
					</Button>
				)}
			</div>
			<LeaveGuard
				when={busy}
				kept={{ title: text("impact.leave.title"), text: text("impact.leave.text"), action: text("impact.leave.action") }}
			/>
			<ConfirmDialog
				opened={asking}
				title={text(ready.length === 1 ? "impact.take.title.one" : "impact.take.title.other", { count: ready.length, version: to })}
				action={text("impact.take.action")}
				final
				onConfirm={confirm}
				onCancel={() => setAsking(false)}
			>
				<p>{text("impact.take.text", { chosen: needs.length > 0 ? text("impact.take.chosen") : "" })}</p>
			</ConfirmDialog>
		</>
	);
}
