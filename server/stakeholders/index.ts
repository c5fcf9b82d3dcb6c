import { capability } from "../plugins/capability.ts";
import { createStakeholder } from "./create-stakeholder.ts";
import { listStakeholders } from "./list-stakeholders.ts";

/** Whoever may start a process may add who takes part in it. */
export const stakeholders = capability([
	{ may: "any-role", route: listStakeholders },
	{ may: "realisationbtn", route: createStakeholder },
]);
