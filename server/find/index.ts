import { capability } from "../calls/capability.ts";
import { getFind } from "./get-find.ts";

/** For people who may see any of the kinds; each kind requires its own attribute at each geography code. */
export const find = capability([{ may: ["realisationlist", "requestlist", "chargingpoints"], route: getFind }]);
