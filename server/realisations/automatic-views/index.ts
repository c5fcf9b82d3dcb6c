import type { FastifyPluginAsync } from "fastify";
import { capability } from "../../calls/capability.ts";
import { getAutomaticView } from "./get-automatic-view.ts";
import type { ViewSources } from "./view-source.ts";

/** Pictures of a location, for people who may have views made. */
export const automaticViews: FastifyPluginAsync<{ readonly sources: ViewSources }> = async (app, { sources }) => {
	await app.register(capability([{ may: "automatedViews", route: getAutomaticView(sources) }]));
};
