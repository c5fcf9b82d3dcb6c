import { text } from "../../texts/text.ts";
import styles from "./RunningProcesses.module.css";
import type { TriedProcess } from "./use-impact.ts";

/** Maximum number of processes named per reason; the others are counted. */
const mostNamed = 10;

/** Why processes do not go along: each reason with the processes that it holds back. */
export function StayingProcesses({ processes }: { readonly processes: readonly Pick<TriedProcess, "ref" | "reasons">[] }) {
	const byReason = new Map<string, string[]>();
	for (const { ref, reasons } of processes) {
		for (const reason of reasons) byReason.set(reason, [...(byReason.get(reason) ?? []), ref]);
	}
	if (byReason.size === 0) return null;
	return (
		<ul className={styles.reasons} aria-label={text("impact.reasons")}>
			{[...byReason].map(([reason, refs]) => (
				<li key={reason}>
					<p>{reason}</p>
					<p className={styles.muted}>
						{refs.slice(0, mostNamed).join(", ")}
						{refs.length > mostNamed && ` ${text("impact.more", { count: refs.length - mostNamed })}`}
					</p>
				</li>
			))}
		</ul>
	);
}
