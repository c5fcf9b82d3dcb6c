import { useCallback, useEffect, useState } from "react";
import { beginnings, daysBetween, type Instruction, type Scenario } from "../../../engine/index.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import type { OpenedBundle } from "../bundle/open-bundle.ts";
import { messageIn } from "../preview/preview-wish.ts";

interface Recording {
	readonly story: Scenario;
	/** The last thing that was done is one that no story can tell. */
	readonly untold: boolean;
	readonly change: (story: Scenario) => void;
	/** Nothing is kept of it any more. */
	readonly forget: () => void;
}

/**
 * What was done in the frame until now, kept in this tab so that it outlives a reload. `day`: of the act that is done next,
 * counted from the start.
 */
export function useRecording(begun: Scenario, day: number): Recording {
	const address = useWorkbenchPaths().record();
	const [story, setStory] = useState<Scenario>(() => kept(address) ?? begun);
	const [untold, setUntold] = useState(false);
	useEffect(() => {
		if (story.instructions.length > 0) sessionStorage.setItem(address, JSON.stringify(story));
		else sessionStorage.removeItem(address);
	}, [address, story]);
	useEffect(() => {
		const onMessage = (event: MessageEvent): void => {
			const message = messageIn(event);
			if (message?.kind !== "acted") return;
			const { instruction } = message;
			setUntold(instruction === null);
			if (instruction !== null)
				setStory((before) => ({ ...before, instructions: [...before.instructions, dated(before, instruction, day)] }));
		};
		window.addEventListener("message", onMessage);
		return () => window.removeEventListener("message", onMessage);
	}, [day]);
	const forget = useCallback(() => sessionStorage.removeItem(address), [address]);
	return { story, untold, change: setStory, forget };
}

/** An act that happens later than the one before says when. */
function dated(story: Scenario, instruction: Instruction, day: number): Instruction {
	const { as, ...rest } = instruction;
	return day > lastDay(story) ? { as, at: day, ...rest } : instruction;
}

/** Day on which a story starts: of one that does not say, the day that the engine takes. */
export const startOfStory = ({ given }: Scenario): string => given?.at ?? "2026-01-05";

/** Days from the start to the last thing that was done. */
export function lastDay(story: Scenario): number {
	const at = story.instructions.findLast((instruction) => instruction.at !== undefined)?.at ?? 0;
	return typeof at === "number" ? at : Math.max(0, daysBetween(startOfStory(story), at) ?? 0);
}

function kept(address: string): Scenario | null {
	const written = sessionStorage.getItem(address);
	return written === null ? null : (JSON.parse(written) as Scenario);
}

/** A story in which nothing was done yet, of a type of process. `day`: YYYY-MM-DD on which it starts. */
export function emptyStory({ flow, tenant }: Pick<OpenedBundle, "flow" | "tenant">, type: string, day: string): Scenario {
	const [begin] = flow === null || tenant === null ? [] : beginnings(flow.compiled, tenant, [type]);
	const stakeholders = [...(begin?.stakeholders ?? [])];
	return { name: "", given: { type, at: day, ...(stakeholders.length === 0 ? {} : { stakeholders }) }, instructions: [] };
}
