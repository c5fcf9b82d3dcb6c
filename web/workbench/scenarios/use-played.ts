import { useContext, useEffect, useState } from "react";
import type { OpenedBundle } from "../bundle/open-bundle.ts";
import { scenariosIn } from "../bundle/scenarios-in.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import type { Gaps, Played } from "../playing/play.ts";
import { startPlaying } from "../playing/start-playing.ts";
import { ToldFailing } from "../playing/told-failing.ts";

/** Debounce after an edit, in milliseconds. */
const pause = 300;

interface PlayedNow {
	/** Null until the results are known. */
	readonly played: Played | null;
	readonly gaps: Gaps | null;
	/** Whether the results are for an earlier state of the files. */
	readonly outdated: boolean;
	readonly failed: boolean;
}

/** The results of the scenarios in the current files; played again after every edit. */
export function usePlayed(): PlayedNow {
	const bundle = useBundle();
	const tellFailing = useContext(ToldFailing);
	const [{ of, ...state }, setState] = useState<Omit<PlayedNow, "outdated"> & { readonly of: OpenedBundle | null }>({
		...{ of: null, played: null, gaps: null, failed: false },
	});
	useEffect(() => {
		const { flow, tenant, shown } = bundle;
		if (flow === null || tenant === null) return;
		let stop = (): void => {};
		const question = { flow: flow.compiled.definition, tenant, scenarios: scenariosIn(bundle), validators: shown.validators };
		const timer = setTimeout(() => {
			stop = startPlaying(question, (told) => {
				if (told.kind === "failed") setState((before) => ({ ...before, failed: true }));
				else if (told.kind === "played") {
					setState((before) => ({ ...before, of: bundle, played: told, failed: false }));
					tellFailing({ of: bundle, failing: Object.values(told.results).filter(({ passed }) => !passed).length });
				} else setState((before) => ({ ...before, gaps: told }));
			});
		}, pause);
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [bundle, tellFailing]);
	return { ...state, outdated: of !== bundle };
}
