import { Popover } from "@mantine/core";
import { useEffect, useState } from "react";
import { text } from "../texts/text.ts";
import { useFocusReturn } from "../ui/kept/use-focus-return.ts";
import { Notice } from "../ui/notices/Notice.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { clockText } from "../ui/words/date-text.ts";
import styles from "./SyncPanel.module.css";
import type { SyncScreen } from "./use-sync.ts";

interface SyncPanelProps {
	readonly sync: SyncScreen;
	/** Part of what is to be updated failed to load. */
	readonly incomplete: boolean;
	readonly supportAddress: string;
}

/** How current the data is and when it is updated next, in one line; details open from it. */
export function SyncPanel({ sync: { snapshot, send }, incomplete, supportAddress }: SyncPanelProps) {
	const { panel, automatic, intervalMs } = snapshot.context;
	useFocusReturn(panel);
	const announcing = snapshot.matches({ clock: "announcing" });
	const seconds = useSecondsLeft(announcing ? snapshot.context.dueAt : null);
	const status = syncStatus(snapshot, seconds, incomplete);
	// A busy button loses the focus, and then the panel itself gets no keys.
	useEffect(() => {
		if (!panel) return;
		const onKey = ({ key }: KeyboardEvent) => key === "Escape" && send({ type: "close panel" });
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [panel, send]);
	return (
		<div className={styles.panel}>
			<Popover
				opened={panel}
				onChange={() => send({ type: "close panel" })}
				width={340}
				position="top"
				withArrow
				trapFocus
				// The page may grow above the footer; hiding the panel then would take the focus with it.
				hideDetached={false}
			>
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

interface SyncStatus {
	/** Always visible. */
	readonly line: string;
	readonly colour: "idle" | "busy" | "success" | "warning" | "danger";
	/** Announced to screen readers as it happens. */
	readonly announcement: string;
}

/** `seconds`: time until the next automatic synchronisation, while the countdown runs. */
function syncStatus(snapshot: SyncScreen["snapshot"], seconds: number, incomplete: boolean): SyncStatus {
	const { work } = snapshot.value;
	if (work !== "idle" && work !== "following") {
		const line = text(`sync.${work}`);
		return { line, colour: work, announcement: work === "busy" ? "" : line };
	}
	if (snapshot.matches({ clock: "announcing" })) {
		return { line: text("sync.countdown", { seconds }), colour: "busy", announcement: text("sync.countdown.announced") };
	}
	if (snapshot.matches({ clock: "postponed" })) {
		return { line: text("sync.postponed"), colour: "warning", announcement: text("sync.postponed.text") };
	}
	if (incomplete) return { line: text("sync.incomplete"), colour: "warning", announcement: "" };
	const { at } = snapshot.context;
	return { line: at === null ? text("sync.loading") : text("sync.at", { time: clockText(at) }), colour: "idle", announcement: "" };
}

/** Whole seconds until an instant, counting down; 0 without one. */
function useSecondsLeft(until: number | null): number {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		if (until === null) return;
		setNow(Date.now());
		const timer = setInterval(() => setNow(Date.now()), 1_000);
		return () => clearInterval(timer);
	}, [until]);
	return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1_000));
}
