import { capability } from "../calls/capability.ts";
import { getStatus } from "./get-status.ts";
import { getTodayUpkeep } from "./get-upkeep.ts";

/** The state of the deployment concerns administrators. */
export const status = capability([
	{ may: "admin", route: getStatus },
	{ may: ["admin", "publish"], route: getTodayUpkeep },
]);
