import { capability } from "../calls/capability.ts";
import { changeView } from "./change-view.ts";
import { createView } from "./create-view.ts";
import { deleteView } from "./delete-view.ts";
import { listViews } from "./list-views.ts";

/** Views belong to a list: whoever may see it keeps views of it and shares them. Which list it is, only the call says. */
export const views = capability([
	{ may: "any-role", route: listViews },
	{ may: "any-role", route: createView },
	{ may: "any-role", route: changeView },
	{ may: "any-role", route: deleteView },
]);
