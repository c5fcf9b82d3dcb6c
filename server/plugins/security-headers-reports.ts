import type { FastifyInstance } from "fastify";
import { isObject, type JsonObject, memberOf } from "../../engine/index.ts";
import { hidden } from "../openapi/hidden.ts";

/** A browser's report, reduced to what helps and identifies nobody. */
export interface CspReport {
	readonly directive: string;
	/** Origin and path of what was blocked, without its query. */
	readonly blocked: string;
	readonly page: string;
}

const mostReports = 100;

/** Receives reports of violations, logs them and keeps the last ones. Always answers 204. */
export async function cspReportRoute(app: FastifyInstance, { address, reports }: { address: string; reports: CspReport[] }): Promise<void> {
	app.removeAllContentTypeParsers();
	for (const type of ["application/csp-report", "application/reports+json", "application/json"]) {
		app.addContentTypeParser(type, { parseAs: "string", bodyLimit: 16_384 }, (_request, body, done) => done(null, String(body)));
	}
	app.post(address, { config: { may: "everybody" }, schema: hidden }, async (request, reply) => {
		for (const report of read(request.body)) {
			app.log.warn({ csp: report }, "content security policy violated");
			reports.push(report);
			if (reports.length > mostReports) reports.shift();
		}
		return reply.code(204).send();
	});
}

/** Both forms: one `csp-report`, and a list of reports with a `body`. */
function read(body: unknown): CspReport[] {
	let value: unknown;
	try {
		value = JSON.parse(String(body));
	} catch {
		return [];
	}
	return (Array.isArray(value) ? value.slice(0, 20) : [value]).flatMap((entry) => {
		const fields = objectIn(entry, "csp-report") ?? objectIn(entry, "body");
		if (fields === undefined) return [];
		return [
			{
				directive: textOf(fields["effective-directive"] ?? fields.effectiveDirective ?? fields["violated-directive"]),
				blocked: textOf(fields["blocked-uri"] ?? fields.blockedURL),
				page: textOf(fields["document-uri"] ?? fields.documentURL),
			},
		];
	});
}

function objectIn(value: unknown, name: string): JsonObject | undefined {
	const member = memberOf(value, name);
	return isObject(member) ? member : undefined;
}

function textOf(value: unknown): string {
	return typeof value === "string" ? (value.split(/[?#]/, 1)[0] ?? "").slice(0, 200) : "";
}
