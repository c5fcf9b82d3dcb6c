import { capability } from "../calls/capability.ts";
import { getManualPage } from "./get-manual-page.ts";

/** A page can require a right in addition to this one. */
export const manuals = capability([{ may: "manuals", route: getManualPage }]);
