import { capability } from "../plugins/capability.ts";
import { savePids } from "./save-pids.ts";

/** Administrators keep the PIDs; they are read with the configuration. */
export const pidConfiguration = capability([{ may: "admin", route: savePids }], "of-caller");
