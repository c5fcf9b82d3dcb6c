import { useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { call } from "../../api/call.ts";
import { failureText } from "../../api/error-notification.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";
import { useAct } from "../../ui/actions/use-act.ts";

type Removal = AnswerOf<"getTenantRemoval">["data"];

/** The consequences of removing the page's tenant, and the act itself. `gone`: its name, once it has been removed. */
export function useRemoval() {
	const [facts, setFacts] = useState<Removal | "nobody" | "lost" | null>(null);
	const [gone, setGone] = useState<string | null>(null);
	const [wrong, setWrong] = useState<string | null>(null);
	/** Whether an earlier attempt got no response, so that its outcome is unknown. */
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
			// A removed tenant is not found: the earlier attempt succeeded, and only its response was lost.
			if (unheard.current && failure.status === 404) return setGone(label);
			unheard.current ||= failure.status === 0 || failure.status >= 500;
			// Without a response there is no message from the server.
			setWrong(failureText(failure, failure.errors[0]?.message ?? failure.message));
		},
	});
	return { facts, gone, wrong, forgetWrong: () => setWrong(null), sayWrong: setWrong, remove };
}
