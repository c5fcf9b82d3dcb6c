import { useCallback, useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";
import { useAct } from "../../ui/actions/use-act.ts";

type RollBackGate = AnswerOf<"getRollBackGate">["data"];

interface GateState {
	/** Null until the gate is read, and if it can't be read: the server checks it again anyway. */
	readonly gate: RollBackGate | null;
	/** Names by user id. */
	readonly people: Readonly<Record<string, string>>;
}

const nothingRead: GateState = { gate: null, people: {} };

/** The obstacles to rolling back to a release, read while the dialog is open, and the approval of a second person. */
export function useRollBackGate(number: number, looking: boolean) {
	const [state, setState] = useState(nothingRead);
	const read = useCallback(
		() =>
			call(operations.getRollBackGate, { params: { number: String(number) } }).then(
				({ data, related }) => setState({ gate: data, people: related?.people ?? {} }),
				() => setState(nothingRead),
			),
		[number],
	);
	useEffect(() => {
		if (looking) void read();
	}, [looking, read]);
	const approve = useAct({
		call: (active: number) => call(operations.approveRollBack, { params: { number: String(number) }, body: { data: { active } } }),
		onSettled: read,
	});
	return { ...state, read, approve };
}
