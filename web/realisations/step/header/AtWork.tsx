import { skipToken, useQuery } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import * as operations from "../../../api/generated/operations.ts";
import type { DataOf } from "../../../api/operation.ts";
import { text } from "../../../texts/text.ts";
import { andText } from "../../../ui/list-text.ts";
import { atWorkKey } from "../../at-work-key.ts";
import styles from "./AtWork.module.css";

interface AtWorkProps {
	readonly uuid: string;
	readonly step: string;
	/** Somebody can be at it; otherwise nothing is asked. */
	readonly asked: boolean;
	/** Who looks can't fill it in. */
	readonly reads: boolean;
}

/** The server tells at once when somebody begins or leaves; where it can't, it is asked. Milliseconds. */
const everyMs = 20_000;
const nobody: DataOf<"listOthersAtWork"> = [];

/** Who else fills in this step now: said before somebody begins on the same, and while they are at it. */
export default function AtWork({ uuid, step, asked, reads }: AtWorkProps) {
	const { data: others = nobody } = useQuery({
		queryKey: atWorkKey({ uuid, step }),
		queryFn: asked ? async ({ signal }) => (await call(operations.listOthersAtWork, { params: { uuid, step }, signal })).data : skipToken,
		refetchInterval: everyMs,
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
