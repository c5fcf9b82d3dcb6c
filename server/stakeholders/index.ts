import { capability } from "../calls/capability.ts";
import { createStakeholder } from "./create-stakeholder.ts";
import { listStakeholders } from "./list-stakeholders.ts";

/** Anybody who may start a process may add its stakeholders. */
export const stakeholders = capability([
	{ may: "any-role", route: listStakeholders },
	{ may: "realisationbtn", route: createStakeholder },
]);
