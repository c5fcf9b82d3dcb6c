import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type BulkKind, dutchNumber } from "../../engine/index.ts";
import { isUnreachable } from "../api/reachable.ts";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/actions/use-act.ts";
import styles from "./BulkBar.module.css";
import { BulkItems } from "./BulkItems.tsx";
import { type BulkAct, getBulk, runBulk, stopBulk, undoBulk } from "./bulk-api.ts";

interface BulkResultProps {
	/** The act in its state when it began. */
	readonly start: BulkAct;
	readonly refresh: () => Promise<unknown>;
	readonly pathOf: (uuid: string) => string;
	readonly close: () => void;
}

const askEveryMs = 400;
const isUnderWay = ({ state }: Pick<BulkAct, "state">) => state === "running" || state === "undoing";

/** The progress of an act, its outcome, and a way to undo it. */
export function BulkResult({ start, refresh, pathOf, close }: BulkResultProps) {
	const {
		data: act = start,
		error,
		failureReason,
		refetch,
	} = useQuery({
		queryKey: ["act on several", start.uuid],
		queryFn: () => getBulk(start.uuid),
		initialData: start,
		staleTime: 0,
		refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? askEveryMs : false),
		// The bar says it itself: trying again, as the notification advises, would be a second act.
		meta: { quiet: [0] },
	});
	const cutOff = isUnreachable(error ?? failureReason);
	const [shown, setShown] = useState(false);
	const underWay = isUnderWay(act);
	const again = () => refetch();
	const stop = useAct({ call: () => stopBulk(act.uuid), onDone: again });
	const goOn = useAct({ call: () => runBulk(act.uuid, {}), onDone: again });
	const undo = useAct({ call: () => undoBulk(act.uuid), onDone: again });
	const latest = useRef(refresh);
	latest.current = refresh;
	const row = useRef<HTMLDivElement>(null);
	const { state } = act;
	useEffect(() => {
		// The focused element may be gone: the button that was pressed, or a row that left the list.
		const findFocus = () => {
			if (document.activeElement === document.body) row.current?.focus({ preventScroll: true });
		};
		findFocus();
		if (isUnderWay({ state })) return;
		// The list would refresh by itself too, but not always at once.
		void latest
			.current()
			.catch(() => undefined)
			.then(() => requestAnimationFrame(findFocus));
	}, [state]);
	const { can, done, same = 0, failed, undone, kept } = act.counts;
	const total = can + done + same + failed + undone + kept;
	return (
		<div ref={row} tabIndex={-1} className={styles.row}>
			<p role="status" className={styles.count}>
				{underWay ? (cutOff ? text("bulk.cutOff") : "") : outcome(act)}
			</p>
			{underWay ? (
				<>
					<progress
						className={styles.meter}
						max={total}
						value={act.state === "running" ? total - can : total - done}
						aria-label={text("bulk.bar")}
					/>
					<span className={styles.quiet}>
						{act.state === "running"
							? text("bulk.progress", { done: dutchNumber(done), total: dutchNumber(total) })
							: text("bulk.undoing", { done: dutchNumber(undone), total: dutchNumber(undone + done + kept) })}
					</span>
					{act.state === "running" ? (
						<Button loading={stop.busy} onClick={() => void stop.run()}>
							{text("bulk.stop")}
						</Button>
					) : null}
				</>
			) : (
				<>
					{done > 0 && act.state !== "undone" ? (
						<Button loading={undo.busy} onClick={() => void undo.run()}>
							{text("bulk.undo")}
						</Button>
					) : null}
					{act.state === "stopped" ? (
						<Button loading={goOn.busy} onClick={() => void goOn.run()}>
							{text("bulk.goOn")}
						</Button>
					) : null}
					<Button variant="subtle" aria-expanded={shown} onClick={() => setShown(!shown)}>
						{text(shown ? "bulk.hide" : "bulk.show")}
					</Button>
					<span className={styles.gap} />
					<Button variant="subtle" onClick={close}>
						{text("bulk.close")}
					</Button>
				</>
			)}
			{shown && !underWay ? (
				<BulkItems act={act} states={["failed", "kept", "cannot", "can", "same", "undone", "done"]} pathOf={pathOf} />
			) : null}
		</div>
	);
}

type Part = keyof BulkAct["counts"];
const allParts: readonly Part[] = ["done", "same", "undone", "kept", "failed", "can", "cannot"];

/** Counts every record of the act in exactly one part. */
function outcome({ state, kind, counts }: BulkAct): string {
	const main: Part = state === "undone" ? "undone" : "done";
	const others = allParts.filter((each) => each !== main && counts[each] > 0);
	const parts = [main, ...others].map((each) => {
		const count = dutchNumber(counts[each]);
		return each === "done" ? text(`bulk.done.${kind as BulkKind}`, { count }) : text(`bulk.part.${each}`, { count });
	});
	return state === "stopped" ? text("bulk.stopped", { parts: parts.join(", ") }) : parts.join(", ");
}
