import { ajvValidators, compileFlow, type PathPlan, paths } from "../../engine/index.ts";
import { DoorError, type Printed } from "./printed.ts";
import { readFlow } from "./read-flow.ts";

/** Walks that cover everything in the folders' flows, and what can't be reached by anything a person does. */
export function pathsOfFolders(folders: readonly string[], asJson: boolean): Printed {
	const plans = folders.map((folder) => {
		const { flow, tenant } = readFlow(folder);
		if (tenant === undefined) throw new DoorError(`${folder} has no tenant.json.`);
		return { folder, plan: paths(compileFlow(flow, { validators: ajvValidators() }), tenant) };
	});
	const text = asJson ? `${JSON.stringify(plans, null, "\t")}\n` : plans.map(({ folder, plan }) => told(folder, plan)).join("\n");
	return { passed: plans.every(({ plan }) => !plan.cutOff), text };
}

function told(folder: string, { paths: walks, milestones, missed, places, cutOff }: PathPlan): string {
	const walked = walks.map(
		({ starter, acts }) =>
			`  ${[`start by ${starter}`, ...acts.map(({ step, as, kind }) => `${kind === "change" ? "change " : ""}${step} by ${as}`)].join(", ")}\n`,
	);
	return [
		`${folder}: ${walks.length} paths over ${places} places pass ${milestones.length - missed.length} of ${milestones.length} steps, branches, effects, editors and combinations\n`,
		...(cutOff ? ["  The flow has too many places to go everywhere; what is missed may still be there.\n"] : []),
		...missed.map(({ text }) => `  Nothing leads to ${text}.\n`),
		...walked,
	].join("");
}
