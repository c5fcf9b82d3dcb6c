import { idsIn, type Requirement } from "./catalogue.ts";
import { didPass, mostFlaky, type Result, type Run, summarise } from "./results.ts";

/** Rows with at least one test that has their id in its title, all of which passed, possibly at the second attempt. */
export function provenRows(results: readonly Result[]): ReadonlySet<string> {
	const passed = new Map<string, boolean>();
	for (const result of results) for (const id of idsIn(result.title)) passed.set(id, (passed.get(id) ?? true) && didPass(result));
	return new Set([...passed].filter(([, all]) => all).map(([id]) => id));
}

/** Why a complete run does not prove the catalogue, one sentence each; empty if it does. */
export function proofFaults(catalogue: readonly Requirement[], { results, stale }: Run): readonly string[] {
	const known = new Set(catalogue.map(({ id }) => id));
	const proven = provenRows(results);
	const named = new Set(results.flatMap(({ title }) => idsIn(title)));
	const { secondTries } = summarise(results);
	return [
		...stale.map((file) => `${file} is not of this run.`),
		...(secondTries > mostFlaky
			? [`${secondTries} journeys and files of tests passed only at the second try: more than ${mostFlaky} is no chance.`]
			: []),
		...results.flatMap(({ file, title, outcome }) => {
			const ids = idsIn(title);
			if (ids.length === 0) return [];
			const where = `${file}: ${title}`;
			return [
				...ids.filter((id) => !known.has(id)).map((id) => `${where}: the catalogue has no ${id}.`),
				...(outcome === "skipped" ? [`${where}: was skipped, so it proves nothing.`] : []),
				...(outcome === "failing-as-expected" ? [`${where}: is expected to fail, so it proves nothing.`] : []),
			];
		}),
		...catalogue.filter(({ id }) => !named.has(id)).map(({ id, requirement }) => `${id} has no test: ${requirement}`),
		...catalogue
			.filter(({ id }) => named.has(id) && !proven.has(id))
			.map(({ id, requirement }) => `${id} has a test that did not pass: ${requirement}`),
	];
}
