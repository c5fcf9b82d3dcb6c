import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ajvValidators, compileFlow, type Milestone, type PathPlan, parseFlow, paths } from "../../engine/index.ts";
import { DoorError, type Printed } from "./printed.ts";
import { type ReadFlow, readFlow } from "./read-flow.ts";

/**
 * Branches that exist in case something happens that the flow does not allow, by the name of their milestone, each with its reason: nothing
 * a person can do leads there. One that turns out to be reachable, or no longer exists, must be removed.
 */
export function safetyNetsOf(folder: string): Readonly<Record<string, string>> {
	const file = join(folder, "safety-nets.json");
	return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, string>>) : {};
}

/**
 * Walks that cover everything in the folders' flows, and milestones that no act of a person reaches. Passes when all of those are safety
 * nets, and every safety net is among them.
 */
export function pathsOfFolders(folders: readonly string[], asJson: boolean): Printed {
	const plans = folders.map((folder) => {
		const read = readFlow(folder);
		if (read.tenant === undefined) throw new DoorError(`${folder} has no tenant.json.`);
		const plan = paths(compileFlow(read.flow, { validators: ajvValidators() }), read.tenant);
		const nets = safetyNetsOf(folder);
		return { folder, read, plan, nets, wrong: wrongOf(read, plan, nets) };
	});
	const passed = plans.every(({ plan, wrong }) => !plan.cutOff && wrong.length === 0);
	const text = asJson
		? `${JSON.stringify(
				plans.map(({ folder, plan }) => ({ folder, plan })),
				null,
				"\t",
			)}\n`
		: plans.map(told).join("\n");
	return { passed, text };
}

/** The reasons why a flow does not pass, one line each, with the place in the file. */
function wrongOf({ file }: ReadFlow, { missed }: PathPlan, nets: Readonly<Record<string, string>>): readonly string[] {
	const ids = missed.map(({ id }) => id);
	return [
		...missed
			.filter(({ id }) => nets[id] === undefined)
			.map((milestone) => `${placeOf(file, milestone)} Nothing leads to ${milestone.text}.`),
		...Object.keys(nets).flatMap((id) =>
			ids.includes(id) ? [] : [`${join(file, "../safety-nets.json")} "${id}" is reached, or gone: take it off.`],
		),
	];
}

/** In a form that editors turn into a link: the branch or the step, else the file. */
function placeOf(file: string, { id }: Milestone): string {
	const [, code = "", branch] = /^\S+ ([^/]+)(?:\/(\d+))?/.exec(id) ?? [];
	const { definition, source } = parseFlow(readFileSync(file, "utf8"), file);
	const step = definition?.steps.findIndex((one) => one.code === code.split("-")[0]) ?? -1;
	if (step === -1) return `${file}:1`;
	const path = ["steps", step, ...(branch === undefined || code.includes("-") ? [] : ["next", Number(branch)])];
	return `${file}:${source.place({ code: "", severity: "error", message: "", remedy: "", path }).line}`;
}

interface Told {
	readonly folder: string;
	readonly plan: PathPlan;
	readonly nets: Readonly<Record<string, string>>;
	readonly wrong: readonly string[];
}

function told({ folder, plan, nets, wrong }: Told): string {
	const { paths: walks, milestones, missed, places, cutOff } = plan;
	const walked = walks.map(
		({ starter, acts }) =>
			`  ${[`start by ${starter}`, ...acts.map(({ step, as, kind }) => `${kind === "change" ? "change " : ""}${step} by ${as}`)].join(", ")}\n`,
	);
	return [
		`${folder}: ${walks.length} paths over ${places} places pass ${milestones.length - missed.length} of ${milestones.length} steps, branches, effects, editors and combinations\n`,
		...(cutOff ? ["  The flow has too many places to go everywhere; what is missed may still be there.\n"] : []),
		...wrong.map((line) => `  ${line}\n`),
		...missed.filter(({ id }) => nets[id] !== undefined).map(({ id, text }) => `  A safety net: ${text}. ${nets[id]}\n`),
		...walked,
	].join("");
}
