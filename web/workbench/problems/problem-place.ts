import { formatPath, type Problem, pathOfText } from "../../../engine/index.ts";
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
	readonly words: `workbench.problem.go.${"branches" | "condition" | "lists" | "scenario"}` | (typeof screens)[number]["words"];
}

interface WrongPlace {
	readonly file: string;
	readonly path: string;
	/** Code of the step that contains it. */
	readonly step: string | undefined;
}

type Addresses = ReturnType<typeof useWorkbenchPaths>;

/** The screen, other than a step's, that edits this place; null if none does. */
export function problemPlace({ file, path, step }: WrongPlace, addresses: Addresses): ProblemPlace | null {
	if (file === "flow.json") return flowPlace(path, step, addresses);
	if (file.startsWith("scenarios/")) return { to: addresses.scenario(scenarioName(file)), words: "workbench.problem.go.scenario" };
	if (file.startsWith("manuals/"))
		return { to: addresses.manuals(file.slice("manuals/".length, -".md".length)), words: "workbench.problem.go.manuals" };
	if (file !== "tenant.json") return null;
	const list = listAt(path);
	if (list !== undefined) return { to: addresses.lists(list), words: "workbench.problem.go.lists" };
	const found = screens.find(({ names }) => names.test(path));
	return found === undefined ? null : { to: addresses[found.screen](), words: found.words };
}

/** The roles of a step, its branches and its conditions are edited on screens of their own. */
function flowPlace(path: string, step: string | undefined, addresses: Addresses): ProblemPlace | null {
	const at = pathOfText(path);
	if (at[0] === "conditions" && at.length > 1) {
		return { to: addresses.conditions(formatPath(at.slice(0, 2))), words: "workbench.problem.go.condition" };
	}
	if (step === undefined) return null;
	// A field of a form may have any of these names.
	const form = at.indexOf("properties");
	const expression = at.findIndex((name) => name === "when" || name === "unless" || name === "enabledWhen");
	if (expression !== -1 && (form === -1 || expression < form))
		return { to: addresses.conditions(formatPath(at.slice(0, expression + 1))), words: "workbench.problem.go.condition" };
	// What a sub-step is in is passed over: it lies in the sub-steps of a step.
	const part = at.slice(at.lastIndexOf("steps") + 2)[0];
	if (part === "next") return { to: addresses.flow(step), words: "workbench.problem.go.branches" };
	return part === "access" ? { to: addresses.roles(), words: "workbench.problem.go.roles" } : null;
}

type Opened = Pick<OpenedBundle, "shown" | "flow">;

/** The place of a problem within the open folder, and its step; undefined if it is not in a step. */
export function placeOfProblem({ file, path }: Problem, { shown, flow }: Opened) {
	const own = shown.folder === "" ? file : file.replace(`${shown.folder}/`, "");
	const steps = own === "flow.json" && flow !== null ? flow.steps : [];
	const at = pathOfText(path);
	return { file: own, at, step: stepAt(steps, at)?.step.code };
}

/** The screen on which a problem is mended, of a field with that field open; the list of problems where none has its place. */
export function problemAddress(problem: Problem, bundle: Opened, addresses: Addresses): string {
	const { file, at, step } = placeOfProblem(problem, bundle);
	if (step !== undefined) return addresses.step(step, fieldIn(at));
	return problemPlace({ file, path: problem.path, step }, addresses)?.to ?? addresses.problems();
}

/** Path of the field that contains a place in a form. */
function fieldIn(place: readonly (string | number)[]): string | undefined {
	const names = place.filter((part, index) => part !== "properties" && place[index - 1] === "properties");
	return names.length === 0 ? undefined : names.join(".");
}
