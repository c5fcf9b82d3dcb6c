import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../../api/call.ts";
import * as operations from "../../../api/generated/operations.ts";
import type { DataOf } from "../../../api/operation.ts";
import { text } from "../../../texts/text.ts";
import { andText } from "../../../ui/list-text.ts";
import styles from "./AtWork.module.css";

interface AtWorkProps {
	readonly uuid: string;
	readonly step: string;
	/** Somebody can be at it; otherwise nothing is asked. */
	readonly asked: boolean;
	/** Who looks can't fill it in. */
	readonly reads: boolean;
}

/** Milliseconds between two questions: of somebody who did something in the last minute, and of anybody else. */
const everyMs = { busy: 4_000, idle: 20_000 };
const nobody: DataOf<"listOthersAtWork"> = [];

/** Who else fills in this step now: said before somebody begins on the same, and while they are at it. */
export default function AtWork({ uuid, step, asked, reads }: AtWorkProps) {
	const isBusy = useBusy();
	const { data: others = nobody } = useQuery({
		queryKey: ["at-work", uuid, step],
		queryFn: asked ? async ({ signal }) => (await call(operations.listOthersAtWork, { params: { uuid, step }, signal })).data : skipToken,
		// Who can't begin on it need not know at once.
		refetchInterval: isBusy && !reads ? everyMs.busy : everyMs.idle,
		staleTime: 0,
		gcTime: 0,
		retry: false,
		// Nothing depends on it.
		meta: { quiet: true },
	});
	const names = asked ? others : nobody;
	const about = reads ? "reader" : "colleague";
	const words = { names: andText(names.map(({ name }) => name)) };
	// There before it says something: what is read aloud is what changes in it.
	return (
		<p role="status" className={styles.atWork}>
			{names.length > 0 && text(`step.atWork.${about}.${names.length === 1 ? "one" : "some"}`, words)}
		</p>
	);
}

/** Who did nothing for so long is busy with something else. Milliseconds. */
const busyMs = 60_000;

/** Whether the person has pressed or typed something on this page within the last minute, or has only just opened it. */
function useBusy(): boolean {
	const [isBusy, setBusy] = useState(true);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const act = () => {
			clearTimeout(timer);
			timer = setTimeout(() => setBusy(false), busyMs);
			setBusy(true);
		};
		const over = new AbortController();
		for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, act, { capture: true, signal: over.signal });
		act();
		return () => {
			clearTimeout(timer);
			over.abort();
		};
	}, []);
	return isBusy;
}
