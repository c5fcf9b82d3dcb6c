import type { FastifyPluginAsync } from "fastify";
import { capability } from "../calls/capability.ts";
import { getReport } from "./get-report.ts";

/** People with the right read totals over the geography codes of that right; they name no record. */
export const reports: FastifyPluginAsync = (app, options) => capability([{ may: "reporting", route: getReport() }])(app, options);
