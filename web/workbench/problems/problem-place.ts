import { type Problem, pathOfText } from "../../../engine/index.ts";
import { listAt } from "../addresses/list-places.ts";
import { manualPlaces, type useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import type { OpenedBundle } from "../bundle/open-bundle.ts";
import { stepAt } from "../bundle/place-in-file.ts";
import { scenarioName } from "../bundle/scenarios-in.ts";

/** Properties of the tenant's file by the screen that edits them. */
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
	/** Text of the link to it. */
	readonly words: "workbench.problem.go.lists" | "workbench.problem.go.scenario" | (typeof screens)[number]["words"];
}

/** The screen that edits a place in a file other than the flow's; null if none does. */
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

type Opened = Pick<OpenedBundle, "shown" | "flow">;

/** The place of a problem within the open folder, and its step; undefined if it is not in a step. */
export function placeOfProblem({ file, path }: Problem, { shown, flow }: Opened) {
	const own = shown.folder === "" ? file : file.replace(`${shown.folder}/`, "");
	const steps = own === "flow.json" && flow !== null ? flow.steps : [];
	const at = pathOfText(path);
	return { file: own, at, steps, step: stepAt(steps, at)?.step.code };
}

/** The screen on which a problem can be repaired, with its field opened if it has one; the list of problems if there is no such screen. */
export function problemAddress(problem: Problem, bundle: Opened, addresses: ReturnType<typeof useWorkbenchPaths>): string {
	const { file, at, step } = placeOfProblem(problem, bundle);
	if (step !== undefined) return addresses.step(step, fieldIn(at));
	return problemPlace(file, problem.path, addresses)?.to ?? addresses.problems();
}

/** Path of the field that contains a place in a form. */
function fieldIn(place: readonly (string | number)[]): string | undefined {
	const names = place.filter((part, index) => part !== "properties" && place[index - 1] === "properties");
	return names.length === 0 ? undefined : names.join(".");
}
