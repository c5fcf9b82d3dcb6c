import type { Scenario } from "../../../engine/index.ts";
import type { OpenedBundle } from "./open-bundle.ts";
import { sameName } from "./same-name.ts";

/** The scenarios of a folder that match their schema, by file. */
export function scenariosIn({ shown }: Pick<OpenedBundle, "shown">): Readonly<Record<string, Scenario>> {
	return Object.fromEntries(
		shown.readable
			.filter((path) => path.startsWith("scenarios/"))
			.flatMap((path) => {
				const written = shown.files[path];
				return typeof written === "string" ? [[path, JSON.parse(written) as Scenario] as const] : [];
			}),
	);
}

/** The name of a scenario in the address: its file name without the common parts. */
export const scenarioName = (file: string): string => file.slice("scenarios/".length).replace(/\.json$/, "");
export const scenarioFile = (name: string): string => `scenarios/${name}.json`;

/** The title of another scenario that people would read as this one. `own`: the file of the scenario itself. */
export function sameTitle(bundle: Pick<OpenedBundle, "shown">, called: string, own: string | null): string | undefined {
	const others = Object.entries(scenariosIn(bundle)).flatMap(([file, { name }]) => (file === own ? [] : [name]));
	return sameName(called, others);
}

/** An unused file name for a scenario, derived from its title. */
export function freeScenarioFile(called: string, taken: readonly string[]): string {
	const plain = called
		.normalize("NFD")
		.replace(/[\u0300-\u036f]/g, "")
		.toLowerCase();
	const words =
		plain
			.replace(/[^a-z0-9]+/g, "-")
			.slice(0, 60)
			.replace(/^-+|-+$/g, "") || "scenario";
	for (let number = 1; ; number++) {
		const file = scenarioFile(number === 1 ? words : `${words}-${number}`);
		if (!taken.includes(file)) return file;
	}
}
