import { useSearchParams } from "react-router";
import type { Moment, StepCode } from "../../../engine/index.ts";
import { paths } from "../../ui/pages/paths.ts";

/** The parameters of the address. Moments are identified by their number; null for none. */
interface Choice {
	readonly moment?: number;
	readonly other?: number | null;
	readonly step?: StepCode;
}

const names = { moment: "moment", other: "met", step: "stap" } as const;

/**
 * The choices in the address: `moment`, the moment to compare it with (`met`), and the step (`stap`). Without a moment, the last one is
 * chosen; a number between two moments stands for the earlier one.
 */
export function useChosenMoment(uuid: string, moments: readonly Moment[]) {
	const [search, setSearch] = useSearchParams();
	const last = moments.at(-1);
	if (last === undefined) throw new Error("a process without events");
	const found = (name: string): Moment | null => {
		const number = Number(search.get(name) ?? Number.NaN);
		if (!(number > 0)) return null;
		return moments.findLast((moment) => moment.number <= number) ?? moments[0] ?? null;
	};
	const chosen = found(names.moment) ?? last;
	const other = found(names.other);
	const withChoice = (choice: Choice) => {
		const next = new URLSearchParams(search);
		for (const [name, value] of Object.entries(choice) as [keyof Choice, Choice[keyof Choice]][]) {
			if (value === null || value === undefined) next.delete(names[name]);
			else next.set(names[name], String(value));
		}
		return next;
	};
	return {
		chosen,
		other: other === chosen ? null : other,
		step: search.get(names.step),
		choose: (choice: Choice) => setSearch(withChoice(choice), { replace: true, preventScrollReset: true }),
		pathTo: (choice: Choice) => `${paths.moments(uuid)}?${withChoice(choice)}`,
	};
}
