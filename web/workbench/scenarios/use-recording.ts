import { useCallback, useEffect, useState } from "react";
import { beginnings, daysBetween, type Instruction, type Scenario } from "../../../engine/index.ts";
import type { OpenedBundle } from "../bundle/open-bundle.ts";
import { messageIn } from "../preview/preview-wish.ts";

interface Recording {
	readonly scenario: Scenario;
	/** The last thing that was done is one that no scenario can tell. */
	readonly untold: boolean;
	readonly change: (scenario: Scenario) => void;
	/** Nothing is kept of it any more. */
	readonly forget: () => void;
}

/**
 * What was done in the frame until now, kept in this tab so that it outlives a reload of its `address`: what was begun elsewhere
 * is another recording. `day`: of the act that is done next, counted from the start.
 */
export function useRecording(begun: Scenario, day: number, address: string): Recording {
	const [scenario, setScenario] = useState<Scenario>(() => kept(address) ?? begun);
	const [untold, setUntold] = useState(false);
	useEffect(() => {
		if (scenario.instructions.length > 0) sessionStorage.setItem(address, JSON.stringify(scenario));
		else sessionStorage.removeItem(address);
	}, [address, scenario]);
	useEffect(() => {
		const onMessage = (event: MessageEvent): void => {
			const message = messageIn(event);
			if (message?.kind !== "acted") return;
			const { instruction } = message;
			setUntold(instruction === null);
			if (instruction !== null)
				setScenario((before) => ({ ...before, instructions: [...before.instructions, dated(before, instruction, day)] }));
		};
		window.addEventListener("message", onMessage);
		return () => window.removeEventListener("message", onMessage);
	}, [day]);
	const forget = useCallback(() => sessionStorage.removeItem(address), [address]);
	return { scenario, untold, change: setScenario, forget };
}

/** An act that happens later than the one before says when. */
function dated(scenario: Scenario, instruction: Instruction, day: number): Instruction {
	const { as, ...rest } = instruction;
	return day > lastDay(scenario) ? { as, at: day, ...rest } : instruction;
}

/** Day on which a scenario starts: of one that does not say, the day that the engine takes. */
export const startOfScenario = ({ given }: Scenario): string => given?.at ?? "2026-01-05";

/** Days from the start to the last thing that was done. */
export function lastDay(scenario: Scenario): number {
	const at = scenario.instructions.findLast((instruction) => instruction.at !== undefined)?.at ?? 0;
	return typeof at === "number" ? at : Math.max(0, daysBetween(startOfScenario(scenario), at) ?? 0);
}

function kept(address: string): Scenario | null {
	const written = sessionStorage.getItem(address);
	return written === null ? null : (JSON.parse(written) as Scenario);
}

/** A scenario in which nothing was done yet, of a type of process. `day`: YYYY-MM-DD on which it starts. */
export function emptyScenario({ flow, tenant }: Pick<OpenedBundle, "flow" | "tenant">, type: string, day: string): Scenario {
	const [begin] = flow === null || tenant === null ? [] : beginnings(flow.compiled, tenant, [type]);
	const stakeholders = [...(begin?.stakeholders ?? [])];
	return { name: "", given: { type, at: day, ...(stakeholders.length === 0 ? {} : { stakeholders }) }, instructions: [] };
}
