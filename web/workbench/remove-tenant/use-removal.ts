import { useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";
import { text } from "../../texts/text.ts";
import { useAct } from "../../ui/use-act.ts";

type Removal = AnswerOf<"getTenantRemoval">["data"];

/** What taking the tenant of the page away would mean, and the act. `gone`: its name, once it is. */
export function useRemoval() {
	const [facts, setFacts] = useState<Removal | "nobody" | "lost" | null>(null);
	const [gone, setGone] = useState<string | null>(null);
	const [wrong, setWrong] = useState<string | null>(null);
	/** Nobody heard whether it was done. */
	const unheard = useRef(false);
	useEffect(() => {
		let ended = false;
		call(operations.getTenantRemoval).then(
			({ data }) => ended || setFacts(data),
			(reason: unknown) => {
				const hidden = reason instanceof ApiProblem && (reason.status === 404 || reason.status === 403);
				if (!ended) setFacts(hidden ? "nobody" : "lost");
			},
		);
		return () => {
			ended = true;
		};
	}, []);
	const remove = useAct({
		quiet: true,
		call: (label: string) => call(operations.removeTenant, { body: { data: { label } } }),
		onDone: (_, label) => setGone(label),
		onFailed: (failure, label) => {
			if (!(failure instanceof ApiProblem)) throw failure;
			// What is gone is known to nobody any more: the former time it was done, and only the answer was lost.
			if (unheard.current && failure.status === 404) return setGone(label);
			unheard.current ||= failure.status === 0 || failure.status >= 500;
			// Where nothing answers there are no words of a server.
			setWrong(failure.errors[0]?.message || failure.message || text("error.unreachable.text"));
		},
	});
	return { facts, gone, wrong, forgetWrong: () => setWrong(null), sayWrong: setWrong, remove };
}
