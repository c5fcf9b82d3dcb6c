import type { FastifyPluginAsync } from "fastify";
import { capability } from "../calls/capability.ts";
import { getToday, getTodayGroup, getTodayQueue } from "./get-today.ts";
import { getTodayUpkeep } from "./get-upkeep.ts";
import { getTodayFigures } from "./today-figures.ts";

/** Who sees processes or requests, who keeps the product going and who reports: each has a page that says what waits, or that nothing does. */
const work = ["realisationlist", "requestlist", "reporting", "admin", "design", "publish"] as const;

/** Whoever sees processes or requests is told what of them waits for their roles, at the geography codes of each role. */
export const todayCalls: FastifyPluginAsync = (app, options) =>
	capability([
		{ may: work, route: getToday },
		{ may: work, route: getTodayGroup },
		{ may: work, route: getTodayQueue },
		{ may: work, route: getTodayFigures() },
		{ may: ["admin", "publish"], route: getTodayUpkeep },
	])(app, options);
