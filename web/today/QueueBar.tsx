import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { notifySuccess } from "../api/notify.ts";
import { isStepOpen } from "../realisations/open-step-read-model.ts";
import { usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { paths } from "../ui/pages/paths.ts";
import { dropQueue, findQueue, keepQueue, nextIn, type Queue, type QueueItem } from "./kept-queue.ts";
import styles from "./QueueBar.module.css";
import { fetchQueue } from "./today-queries.ts";
import "../texts/areas/today.ts";

/**
 * Shows, above the page, how far somebody is in their queue. The queue is fixed when it begins; completing a step leads to the next one
 * that still waits. Steps that others finished meanwhile are skipped, and the bar says how many.
 */
export default function QueueBar() {
	const { userId } = usePerson();
	const { slug } = useTenant();
	const client = useQueryClient();
	const navigate = useNavigate();
	const { pathname } = useLocation();
	const arrival = useNavigationType();
	const [begun, setQueue] = useState<Queue | null>(() => findQueue(userId, slug));
	const queue = atPage(begun, pathname);
	const [outcome, setOutcome] = useState<"failed" | null>(null);
	const [busy, setBusy] = useState(false);
	const going = useRef(false);
	const item = queue?.items[queue.place];
	const here = item === undefined ? "" : paths.step(item.uuid, item.step);
	const on = item !== undefined && pathname.startsWith(`${paths.realisation(item.uuid)}/`);
	const done = item !== undefined && isStepOpen(client, item.uuid, item.step) === false;

	const latest = useRef(queue);
	latest.current = queue;
	const goOn = useCallback(async () => {
		const { current } = latest;
		if (current === null || going.current) return;
		going.current = true;
		setBusy(true);
		try {
			const next = nextIn(current, await fetchQueue());
			if (next === null) {
				dropQueue();
				setQueue(null);
				notifySuccess(text("queue.done"));
				navigate(paths.today(), { replace: true });
				return;
			}
			keepQueue(next);
			setOutcome(null);
			setQueue(next);
			const to = next.items[next.place];
			if (to !== undefined) navigate(paths.step(to.uuid, to.step));
		} catch {
			setOutcome("failed");
		} finally {
			going.current = false;
			setBusy(false);
		}
	}, [navigate]);

	// Completing a step leads to another step of the same process: only then does the queue move on by itself. If somebody else finished
	// the step, the person is still on it and moves on when they want; the same goes for coming back by the browser's history.
	const left = on && done && pathname !== here && arrival !== "POP";
	useEffect(() => {
		if (left) void goOn();
	}, [left, goOn]);

	if (queue === null || item === undefined) return null;
	const place = { place: queue.place + 1, count: queue.items.length };
	const go = (to: number) => {
		const other = queue.items[to];
		if (other === undefined) return;
		const next = { ...queue, place: to, skipped: 0 };
		keepQueue(next);
		setQueue(next);
		navigate(paths.step(other.uuid, other.step));
	};
	const stop = () => {
		dropQueue();
		setQueue(null);
		navigate(paths.today());
	};
	const note = noteOf(queue, outcome, on && done && !left);
	return (
		<section aria-label={text("queue.label")} className={styles.bar}>
			<p className={styles.place}>
				<strong className="tabular">{text("queue.place", place)}</strong>
				<span className={styles.note}>{note}</span>
			</p>
			<p role="status" className="visually-hidden">
				{text("queue.now", { ...place, reference: item.ref, step: item.step })} {note}
			</p>
			<div className={styles.actions}>
				{queue.place > 0 && (
					<PlainButton small onClick={() => go(queue.place - 1)}>
						{text("queue.previous")}
					</PlainButton>
				)}
				<PlainButton small busy={busy} onClick={() => void goOn()}>
					{text("queue.next")}
				</PlainButton>
				<PlainButton small onClick={stop}>
					{text("queue.stop")}
				</PlainButton>
			</div>
		</section>
	);
}

/**
 * The queue, placed at the row whose process is on the page: a row that somebody went back to, or did not leave because the page asked
 * about unsaved input. The queue continues from there.
 */
function atPage(queue: Queue | null, pathname: string): Queue | null {
	if (queue === null) return null;
	const isAt = (item: QueueItem | undefined) => item !== undefined && pathname.startsWith(`${paths.realisation(item.uuid)}/`);
	if (isAt(queue.items[queue.place])) return queue;
	const place = queue.items.findIndex(isAt);
	return place === -1 ? queue : { ...queue, place, skipped: 0 };
}

function noteOf({ skipped }: Queue, outcome: "failed" | null, gone: boolean): string {
	if (outcome === "failed") return text("queue.failed");
	if (gone) return text("queue.gone");
	return skipped === 0 ? "" : text(skipped === 1 ? "queue.skipped.one" : "queue.skipped.some", { count: skipped });
}
