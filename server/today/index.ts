import type { FastifyPluginAsync } from "fastify";
import { capability } from "../calls/capability.ts";
import { getToday, getTodayGroup, getTodayQueue } from "./get-today.ts";
import { getTodayFigures } from "./today-figures.ts";

/** Every role is told what waits for it, at the geography codes of each; of who sees neither processes nor requests that is nothing of those. */
export const todayCalls: FastifyPluginAsync = (app, options) =>
	capability([
		{ may: "any-role", route: getToday },
		{ may: "any-role", route: getTodayGroup },
		{ may: "any-role", route: getTodayQueue },
		{ may: "any-role", route: getTodayFigures() },
	])(app, options);
