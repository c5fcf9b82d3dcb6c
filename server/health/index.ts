import { capability } from "../calls/capability.ts";
import { getStatus } from "./get-status.ts";

/** The state of the deployment concerns administrators. */
export const status = capability([{ may: "admin", route: getStatus }]);
