import type { FastifyPluginAsync } from "fastify";
import { capability } from "../calls/capability.ts";
import { getToday, getTodayGroup, getTodayQueue } from "./get-today.ts";
import { getTodayFigures } from "./today-figures.ts";

/** Whoever sees processes or requests is told what of them waits for their roles, at the geography codes of each role. */
export const todayCalls: FastifyPluginAsync = (app, options) =>
	capability([
		{ may: ["realisationlist", "requestlist"], route: getToday },
		{ may: ["realisationlist", "requestlist"], route: getTodayGroup },
		{ may: ["realisationlist", "requestlist"], route: getTodayQueue },
		{ may: ["realisationlist", "requestlist"], route: getTodayFigures() },
	])(app, options);
