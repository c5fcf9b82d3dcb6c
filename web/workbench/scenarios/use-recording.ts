import { useCallback, useEffect, useState } from "react";
import { beginnings, daysBetween, type Instruction, type Scenario } from "../../../engine/index.ts";
import type { OpenedBundle } from "../bundle/open-bundle.ts";
import { messageIn } from "../preview/preview-wish.ts";

interface Recording {
	readonly scenario: Scenario;
	/** Whether the last act is one that no scenario can express. */
	readonly untold: boolean;
	readonly change: (scenario: Scenario) => void;
	/** Removes the recording from the browser. */
	readonly forget: () => void;
}

/**
 * The acts recorded in the frame so far, kept in this tab so that they survive a reload of its `address`: another address is another
 * recording. `day`: day of the next act, counted from the start.
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

/** Adds the day to an act that happens later than the one before. */
function dated(scenario: Scenario, instruction: Instruction, day: number): Instruction {
	const { as, ...rest } = instruction;
	return day > lastDay(scenario) ? { as, at: day, ...rest } : instruction;
}

/** The day on which a scenario starts; if it does not say, the engine's default. */
export const startOfScenario = ({ given }: Scenario): string => given?.at ?? "2026-01-05";

/** Days from the start to the last act. */
export function lastDay(scenario: Scenario): number {
	const at = scenario.instructions.findLast((instruction) => instruction.at !== undefined)?.at ?? 0;
	return typeof at === "number" ? at : Math.max(0, daysBetween(startOfScenario(scenario), at) ?? 0);
}

function kept(address: string): Scenario | null {
	const written = sessionStorage.getItem(address);
	return written === null ? null : (JSON.parse(written) as Scenario);
}

/** A scenario without acts, for a process type. `day`: the day on which it starts, as YYYY-MM-DD. */
export function emptyScenario({ flow, tenant }: Pick<OpenedBundle, "flow" | "tenant">, type: string, day: string): Scenario {
	const [begin] = flow === null || tenant === null ? [] : beginnings(flow.compiled, tenant, [type]);
	const stakeholders = [...(begin?.stakeholders ?? [])];
	return { name: "", given: { type, at: day, ...(stakeholders.length === 0 ? {} : { stakeholders }) }, instructions: [] };
}
