import type { FlowPicture, PicturedStep } from "../../../engine/index.ts";

/** The step that each key leads to, by the name of the key; `name` is how the step is read out. */
export type KeysOfStep = Readonly<Record<string, string | undefined>> & { readonly name: string };

/**
 * Down and up follow the steps of a line; right goes into sub-steps, to the next track, or along a branch that leaves the line; left goes
 * back out, or to the step that a restart returns to. Home and End go to the first and the last step.
 */
export function flowKeys({ steps }: FlowPicture): ReadonlyMap<string, KeysOfStep> {
	const keys = new Map<string, KeysOfStep>();
	const ends = { Home: steps[0]?.code, End: steps.at(-1)?.code };
	const visit = (line: readonly PicturedStep[], parent: PicturedStep | null, beside: readonly (readonly PicturedStep[])[]): void => {
		const column = beside.indexOf(line);
		line.forEach((step, index) => {
			const inside = [step.first, ...step.tracks.map((track) => track.steps)].filter((each) => each.length > 0);
			const following = line[index + 1]?.code;
			const aside = step.exits.find(({ kind, to }) => kind === "onward" && to !== undefined && to !== following)?.to;
			const back = step.exits.find(({ kind }) => kind === "restart")?.to;
			const across = (columns: number) =>
				column === -1 ? undefined : (beside[column + columns]?.[index] ?? beside[column + columns]?.at(-1))?.code;
			keys.set(step.code, {
				...ends,
				ArrowDown: following,
				ArrowUp: line[index - 1]?.code ?? parent?.code,
				ArrowRight: inside[0]?.[0]?.code ?? across(1) ?? aside,
				ArrowLeft: across(-1) ?? parent?.code ?? back,
				name: [`${step.code} ${step.label}`, ...step.notes].join(". "),
			});
			for (const lane of inside) visit(lane, step, inside);
		});
	};
	visit(steps, null, []);
	return keys;
}
