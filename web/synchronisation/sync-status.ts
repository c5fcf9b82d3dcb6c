import { text } from "../texts/text.ts";
import type { SyncScreen } from "./use-sync.ts";

export interface SyncStatus {
	/** What is seen at once. */
	readonly line: string;
	readonly colour: "idle" | "busy" | "success" | "warning" | "danger";
	/** What screen readers are told as it happens. */
	readonly announcement: string;
}

const clock = new Intl.DateTimeFormat("nl-NL", { timeZone: "Europe/Amsterdam", hour: "2-digit", minute: "2-digit" });

/** `seconds`: until the next automatic synchronisation, while it is announced. */
export function syncStatus(snapshot: SyncScreen["snapshot"], seconds: number): SyncStatus {
	const { work } = snapshot.value;
	if (work !== "idle") {
		const line = text(`sync.${work}`);
		return { line, colour: work, announcement: work === "busy" ? "" : line };
	}
	if (snapshot.matches({ clock: "announcing" })) {
		return { line: text("sync.countdown", { seconds }), colour: "busy", announcement: text("sync.countdown.announced") };
	}
	if (snapshot.matches({ clock: "postponed" })) {
		return { line: text("sync.postponed"), colour: "warning", announcement: text("sync.postponed.text") };
	}
	const { at } = snapshot.context;
	return { line: at === null ? text("sync.loading") : text("sync.at", { time: clock.format(at) }), colour: "idle", announcement: "" };
}
