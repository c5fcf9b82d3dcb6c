import { listAt } from "../addresses/list-places.ts";
import { manualPlaces, type useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { scenarioName } from "../bundle/scenarios-in.ts";

/** Properties of the tenant's file by the screen that has them. */
const screens = [
	{ screen: "manuals", names: manualPlaces, words: "workbench.problem.go.manuals" },
	{ screen: "roles", names: /^(access|roles|judges)\b/, words: "workbench.problem.go.roles" },
	{
		screen: "houseStyle",
		names: /^(onHoldReasons|cancelReasons|reasonOptions|processTypes|texts|theme)\b/,
		words: "workbench.problem.go.style",
	},
] as const;

interface ProblemPlace {
	readonly to: string;
	/** Of the link that leads there. */
	readonly words: "workbench.problem.go.lists" | "workbench.problem.go.scenario" | (typeof screens)[number]["words"];
}

/** The screen on which a place of a file other than the flow's is changed; null where none has it. */
export function problemPlace(file: string, path: string, addresses: ReturnType<typeof useWorkbenchPaths>): ProblemPlace | null {
	if (file.startsWith("scenarios/")) return { to: addresses.scenario(scenarioName(file)), words: "workbench.problem.go.scenario" };
	if (file.startsWith("manuals/"))
		return { to: addresses.manuals(file.slice("manuals/".length, -".md".length)), words: "workbench.problem.go.manuals" };
	if (file !== "tenant.json") return null;
	const list = listAt(path);
	if (list !== undefined) return { to: addresses.lists(list), words: "workbench.problem.go.lists" };
	const found = screens.find(({ names }) => names.test(path));
	return found === undefined ? null : { to: addresses[found.screen](), words: found.words };
}
