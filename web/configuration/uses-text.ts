import type { KeptList } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import type { EntryView } from "./entry-edits.ts";

/** How many records have the entry, in words. PIDs are for processes alone. */
export function usesText({ requests, realisations }: Pick<EntryView, "requests" | "realisations">, list: KeptList): string {
	const onRequests = text(requests === 1 ? "configuration.uses.request" : "configuration.uses.requests", { count: requests });
	const onProcesses = text(realisations === 1 ? "configuration.uses.process" : "configuration.uses.processes", { count: realisations });
	if (requests + realisations === 0) return text("configuration.uses.none");
	const uses = list === "pids" ? onProcesses : text("configuration.uses.and", { one: onRequests, other: onProcesses });
	return text("configuration.uses", { uses });
}
