import type { FastifyPluginAsync } from "fastify";
import { capability } from "../plugins/capability.ts";
import { getReport, reporting } from "./get-report.ts";

/** Who has the right reads totals of what lies within the geography codes of that right; no record is named in them. */
export const reports: FastifyPluginAsync = (app, options) => capability([{ may: reporting, route: getReport() }])(app, options);
