import { idsIn, type Requirement } from "./catalogue.ts";
import type { Result, Run } from "./results.ts";

/** Rows that have a test with their id, and no such test that did anything but pass. */
export function provenRows(results: readonly Result[]): ReadonlySet<string> {
	const passed = new Map<string, boolean>();
	for (const { title, outcome } of results) for (const id of idsIn(title)) passed.set(id, (passed.get(id) ?? true) && outcome === "passed");
	return new Set([...passed].filter(([, all]) => all).map(([id]) => id));
}

/** Why a whole run does not prove the catalogue, a sentence each; empty when it does. */
export function proofFaults(catalogue: readonly Requirement[], { results, stale }: Run): readonly string[] {
	const known = new Set(catalogue.map(({ id }) => id));
	const proven = provenRows(results);
	const named = new Set(results.flatMap(({ title }) => idsIn(title)));
	return [
		...stale.map((file) => `${file} is not of this run.`),
		...results.flatMap(({ file, title, outcome }) => {
			const ids = idsIn(title);
			if (ids.length === 0) return [];
			const where = `${file}: ${title}`;
			return [
				...ids.filter((id) => !known.has(id)).map((id) => `${where}: the catalogue has no ${id}.`),
				...(outcome === "skipped" ? [`${where}: was skipped, so it proves nothing.`] : []),
				...(outcome === "flaky" ? [`${where}: passed only when it was tried again.`] : []),
				...(outcome === "failing-as-expected" ? [`${where}: is expected to fail, so it proves nothing.`] : []),
			];
		}),
		...catalogue.filter(({ id }) => !named.has(id)).map(({ id, requirement }) => `${id} has no test: ${requirement}`),
		...catalogue
			.filter(({ id }) => named.has(id) && !proven.has(id))
			.map(({ id, requirement }) => `${id} has a test that did not pass: ${requirement}`),
	];
}
