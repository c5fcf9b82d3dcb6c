import { capability } from "../calls/capability.ts";
import { getManualPage } from "./get-manual-page.ts";

/** Besides this right a page can ask for one of its own. */
export const manuals = capability([{ may: "manuals", route: getManualPage }]);
