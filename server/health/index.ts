import { capability } from "../calls/capability.ts";
import { getStatus } from "./get-status.ts";

/** How the deployment is concerns administrators. */
export const status = capability([{ may: "admin", route: getStatus }]);
