import { capability } from "../calls/capability.ts";
import { getFind } from "./get-find.ts";

/** For whoever may see any of the kinds; each kind demands its own attribute at each geography code. */
export const find = capability([{ may: ["realisationlist", "requestlist", "chargingpoints"], route: getFind }]);
