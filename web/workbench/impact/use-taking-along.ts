import { useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { call } from "../../api/call.ts";
import { failureText } from "../../api/error-notification.ts";
import * as operations from "../../api/generated/operations.ts";

interface Taking {
	readonly along: number;
	/** With the reasons why. */
	readonly stayed: readonly { readonly ref: string; readonly reasons: readonly string[] }[];
	readonly of: number;
	/** `broken`: the reason, in words, why it ended before all were done. */
	readonly state: "busy" | "stopped" | "done" | "broken";
	readonly broken: string;
}

interface Waiting {
	readonly uuid: string;
	readonly ref: string;
}

/** Problems that hold back one process only: it no longer exists, or has a value that another process has. */
const ofOneAlone: readonly string[] = ["not-found", "value-taken"];

/** Null if it went along; otherwise the reasons why it stays. */
async function takeOne(uuid: string, to: string): Promise<readonly string[] | null> {
	try {
		const { data } = await call(operations.takeRealisationAlong, { params: { uuid }, body: { data: { to } } });
		return data.outcome === "stays" ? data.reasons : null;
	} catch (reason) {
		if (reason instanceof ApiProblem && ofOneAlone.includes(reason.code)) return [reason.message];
		throw reason;
	}
}

/** Upgrades processes one after another, each in a write of its own: stopping leaves none half done, and the rest can follow later. */
export function useTakingAlong(onEnd: () => void) {
	const [taking, setTaking] = useState<Taking | null>(null);
	const running = useRef(false);
	const stopped = useRef(false);
	useEffect(
		() => () => {
			stopped.current = true;
		},
		[],
	);
	const take = async (processes: readonly Waiting[], to: string): Promise<void> => {
		if (running.current) return;
		running.current = true;
		stopped.current = false;
		let told: Taking = { along: 0, stayed: [], of: processes.length, state: "busy", broken: "" };
		const tell = (news: Partial<Taking>): void => {
			told = { ...told, ...news };
			setTaking(told);
		};
		tell({});
		try {
			for (const { uuid, ref } of processes) {
				if (stopped.current) break;
				const reasons = await takeOne(uuid, to);
				tell(reasons === null ? { along: told.along + 1 } : { stayed: [...told.stayed, { ref, reasons }] });
			}
			tell({ state: stopped.current ? "stopped" : "done" });
		} catch (reason) {
			if (!(reason instanceof ApiProblem)) throw reason;
			tell({ state: "broken", broken: failureText(reason, reason.message) });
		} finally {
			running.current = false;
			onEnd();
		}
	};
	const stop = (): void => {
		stopped.current = true;
	};
	/** Takes the message about the last time away; while they are being upgraded it stays. */
	const forget = (): void => {
		if (!running.current) setTaking(null);
	};
	return { taking, take, stop, forget };
}
