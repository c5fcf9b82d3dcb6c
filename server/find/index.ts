import { capability } from "../calls/capability.ts";
import { getFind } from "./get-find.ts";

/** Whoever sees any of what is found; each kind asks for its own attribute at each geography code. */
export const find = capability([{ may: ["realisationlist", "requestlist", "chargingpoints"], route: getFind }]);
