import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { databaseFailure } from "../../database/dialects/database-failure.ts";
import { refuseWithProblem } from "../../problems/problems.ts";
import * as accountTexts from "../../texts/accounts.ts";
import { pagePolicy } from "./page.ts";
import { messagePage } from "./provider-pages.ts";

/** For routes in this scope: our own forms and pages, not the API. */
export function answerWithPages(app: FastifyInstance): void {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string", bodyLimit: 8192 }, (_request, body, done) =>
		done(null, new URLSearchParams(String(body))),
	);
	app.addHook("onRequest", async (_request, reply) => {
		reply.header("content-security-policy", pagePolicy).header("cache-control", "no-store");
		// Under no-referrer browsers send "Origin: null" with a form, whose origin could then not be checked.
		reply.header("referrer-policy", "same-origin");
	});
	app.setErrorHandler((error: Error, request, reply) => {
		const failed = databaseFailure(error);
		if (failed === undefined) return refuseWithProblem(error, request, reply);
		app.outages.note(failed, error, request.log);
		return sendPage(reply.header("retry-after", 3), 503, messagePage(accountTexts.signInFailed, unavailable));
	});
}

const unavailable = accountTexts.signInUnavailable;

/** Browsers say where a form comes from; one that does not would not send our cookie either. */
export function isFromOurPage(request: FastifyRequest, publicUrl: string): boolean {
	const { origin, "sec-fetch-site": site } = request.headers;
	return (origin === undefined || origin === publicUrl) && (site === undefined || site === "same-origin");
}

export function sendPage(reply: FastifyReply, status: number, text: string) {
	return reply.code(status).type("text/html; charset=utf-8").send(text);
}
