import { useCallback, useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { call } from "../../api/call.ts";
import { failureText } from "../../api/error-notification.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";

type Part = AnswerOf<"getDesignImpact">["data"];
export type TriedProcess = Part["processes"][number];

/** A choice that processes of one version require: how many it concerns, and for how many it has not been made. */
export type MappingNeed = Part["needs"][number];

/** What a version means for the running processes that have been tried. */
export interface Impact extends Omit<Part, "next"> {
	/** Whether all processes have been tried. */
	readonly whole: boolean;
}

interface ImpactState {
	/** Null until somebody asks for it. */
	readonly impact: Impact | null;
	readonly busy: boolean;
	/** Why it could not be determined, in words. */
	readonly failed: string | null;
}

const nothingTried: ImpactState = { impact: null, busy: false, failed: null };

/**
 * Tries processes in batches until all are done or somebody stops it; repeated for every revision of the design once somebody has asked for
 * it. `design`: null for the running release.
 */
export function useImpact(design: string | null, revision: number) {
	const [state, setState] = useState(nothingTried);
	/** Number of the last request: a later one, or leaving the page, cancels earlier ones. */
	const asked = useRef(0);
	const tried = useRef<number | null>(null);
	const stop = useCallback(() => {
		asked.current += 1;
		setState((before) => ({ ...before, busy: false }));
	}, []);
	const ask = useCallback(async (): Promise<void> => {
		asked.current += 1;
		const mine = asked.current;
		tried.current = revision;
		setState((before) => ({ ...before, busy: true, failed: null }));
		const processes: TriedProcess[] = [];
		const needs = new Map<string, MappingNeed>();
		// What an earlier request counted is outdated once this one has failed.
		let counted: Impact | null = null;
		try {
			for (let after: number | null = 0; after !== null; ) {
				const query: { after: string } = { after: String(after) };
				const { data }: { readonly data: Part } =
					design === null
						? await call(operations.getRunningImpact, { query })
						: await call(operations.getDesignImpact, { params: { uuid: design }, query });
				if (mine !== asked.current) return;
				processes.push(...data.processes);
				for (const need of data.needs) addTo(needs, need);
				after = data.next;
				counted = { ...data, processes: [...processes], needs: [...needs.values()], whole: after === null };
				setState({ impact: counted, busy: after !== null, failed: null });
			}
		} catch (reason) {
			if (mine !== asked.current) return;
			if (!(reason instanceof ApiProblem)) throw reason;
			setState({ impact: counted, busy: false, failed: failureText(reason, reason.message) });
		}
	}, [design, revision]);
	useEffect(() => {
		if (tried.current !== null && tried.current !== revision) void ask();
	}, [ask, revision]);
	useEffect(
		() => () => {
			asked.current += 1;
		},
		[],
	);
	return { ...state, ask, stop };
}

/** Adds up the same choice from different batches. */
function addTo(needs: Map<string, MappingNeed>, need: MappingNeed): void {
	const key = JSON.stringify([need.from, need.change]);
	const { concerned = 0, open = 0 } = needs.get(key) ?? {};
	needs.set(key, { ...need, concerned: concerned + need.concerned, open: open + need.open });
}
