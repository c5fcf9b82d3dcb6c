import { useEffect, useState } from "react";
import type { Scenario } from "../../../engine/index.ts";
import type { OpenedBundle } from "../bundle/open-bundle.ts";
import { scenariosIn } from "../bundle/scenarios-in.ts";
import { startPlaying } from "../playing/start-playing.ts";

/** Cached per bundle: another wish for the same files needs the same walks. */
const found = new WeakMap<OpenedBundle, readonly Scenario[]>();

/** Walks for parts that no scenario covers, searched for once they are wanted; null until they are known. */
export function useWalks(bundle: OpenedBundle, wanted: boolean): readonly Scenario[] | null {
	const [walks, setWalks] = useState<readonly Scenario[] | null>(() => found.get(bundle) ?? null);
	useEffect(() => {
		const { flow, tenant, shown } = bundle;
		if (!wanted || walks !== null || flow === null || tenant === null) return;
		const question = { flow: flow.compiled.definition, tenant, scenarios: scenariosIn(bundle), validators: shown.validators };
		return startPlaying(question, (told) => {
			if (told.kind === "played") return;
			const offered = told.kind === "failed" ? [] : told.offered.map(({ scenario }) => scenario);
			found.set(bundle, offered);
			setWalks(offered);
		});
	}, [bundle, wanted, walks]);
	return walks;
}
