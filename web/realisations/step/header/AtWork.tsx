import { skipToken, useQuery } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import * as operations from "../../../api/generated/operations.ts";
import type { DataOf } from "../../../api/operation.ts";
import { text } from "../../../texts/text.ts";
import { andText } from "../../../ui/words/list-text.ts";
import { atWorkKey } from "../../at-work-key.ts";
import styles from "./AtWork.module.css";

interface AtWorkProps {
	readonly uuid: string;
	readonly step: string;
	/** Whether somebody can be at work on the step; otherwise nothing is fetched. */
	readonly asked: boolean;
	/** Whether this person can only read the step. */
	readonly reads: boolean;
}

/** Polling interval in milliseconds, for when the live changes, which report at once who begins or leaves, do not arrive. */
const everyMs = 20_000;
const nobody: DataOf<"listOthersAtWork"> = [];

/** Who else is filling in this step: shown before somebody starts on the same step, and while they are at it. */
export default function AtWork({ uuid, step, asked, reads }: AtWorkProps) {
	const { data: others = nobody } = useQuery({
		queryKey: atWorkKey({ uuid, step }),
		queryFn: asked ? async ({ signal }) => (await call(operations.listOthersAtWork, { params: { uuid, step }, signal })).data : skipToken,
		refetchInterval: everyMs,
		staleTime: 0,
		gcTime: 0,
		retry: false,
		// The page works without it.
		meta: { quiet: true },
	});
	const names = asked ? others : nobody;
	const about = reads ? "reader" : "colleague";
	const words = { names: andText(names.map(({ name }) => name)) };
	// Present before it has content: screen readers announce only changes within a live region.
	return (
		<p role="status" className={styles.atWork}>
			{names.length > 0 && text(`step.atWork.${about}.${names.length === 1 ? "one" : "some"}`, words)}
		</p>
	);
}
