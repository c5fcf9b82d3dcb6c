import { Popover } from "@mantine/core";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/Notice.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { useFocusReturn } from "../ui/use-focus-return.ts";
import styles from "./SyncPanel.module.css";
import { syncStatus } from "./sync-status.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";
import type { SyncScreen } from "./use-sync.ts";

interface SyncPanelProps {
	readonly sync: SyncScreen;
	readonly supportAddress: string;
}

/** How up to date the data is and when it will be brought up to date again, in one line; the rest opens from it. */
export function SyncPanel({ sync: { snapshot, send }, supportAddress }: SyncPanelProps) {
	const { panel, automatic, intervalMs } = snapshot.context;
	useFocusReturn(panel);
	const announcing = snapshot.matches({ clock: "announcing" });
	const seconds = useSecondsLeft(announcing ? snapshot.context.dueAt : null);
	const status = syncStatus(snapshot, seconds);
	return (
		<div className={styles.panel}>
			<Popover opened={panel} onChange={() => send({ type: "close panel" })} width={340} position="top" withArrow trapFocus>
				<Popover.Target>
					<button type="button" className={styles.toggle} aria-expanded={panel} onClick={() => send({ type: "toggle panel" })}>
						<span className={`${styles.dot} ${styles[status.colour]}`} aria-hidden />
						<span className="visually-hidden">{text("sync.label")}: </span>
						{status.line}
					</button>
				</Popover.Target>
				<Popover.Dropdown className={styles.dropdown} aria-label={text("sync.label")}>
					<p className={styles.title}>{text("sync.label")}</p>
					<p className={`${styles.state} ${styles[status.colour]}`}>{status.line}</p>
					{snapshot.matches({ clock: "postponed" }) ? <p>{text("sync.postponed.text")}</p> : null}
					{snapshot.matches({ work: "danger" }) ? <p>{text("sync.danger.advice", { email: supportAddress })}</p> : null}
					<Notice
						kind="info"
						title={automatic ? text("sync.interval", { minutes: Math.round(intervalMs / 60_000) }) : text("sync.stopped")}
					/>
					<div className={styles.actions}>
						<PlainButton filled busy={snapshot.matches({ work: "busy" })} onClick={() => send({ type: "refresh" })}>
							{text("sync.now")}
						</PlainButton>
						{automatic ? (
							<PlainButton onClick={() => send({ type: "stop" })}>{text("sync.stop")}</PlainButton>
						) : (
							<PlainButton onClick={() => send({ type: "resume" })}>{text("sync.resume")}</PlainButton>
						)}
					</div>
				</Popover.Dropdown>
			</Popover>
			<p role="status" className="visually-hidden">
				{status.announcement}
			</p>
		</div>
	);
}
