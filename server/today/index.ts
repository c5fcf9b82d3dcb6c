import type { FastifyPluginAsync } from "fastify";
import { capability } from "../calls/capability.ts";
import { getToday, getTodayGroup, getTodayQueue } from "./get-today.ts";
import { getTodayFigures } from "./today-figures.ts";

/**
 * Everybody with a role gets the work that waits for it, at the geography codes of each role; somebody who sees neither processes nor
 * requests gets none of those.
 */
export const todayCalls: FastifyPluginAsync = (app, options) =>
	capability([
		{ may: "any-role", route: getToday },
		{ may: "any-role", route: getTodayGroup },
		{ may: "any-role", route: getTodayQueue },
		{ may: "any-role", route: getTodayFigures() },
	])(app, options);
