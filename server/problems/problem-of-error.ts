import type { FastifyError } from "fastify";
import { type DatabaseFailure, databaseFailure } from "../database/dialects/database-failure.ts";
import { TenantClosed } from "../database/tenant-closed.ts";
import type { ProblemCode } from "./catalogue.ts";
import { Problem } from "./problem.ts";
import { shapeErrors } from "./shape-errors.ts";

const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
	400: "invalid",
	401: "unauthenticated",
	403: "forbidden",
	404: "not-found",
	405: "method-not-allowed",
	406: "not-acceptable",
	408: "request-timeout",
	413: "too-large",
	414: "uri-too-long",
	415: "wrong-media-type",
	429: "too-many-requests",
	431: "headers-too-large",
	503: "unavailable",
	507: "no-room",
};

const problemOfFailure: Readonly<Record<DatabaseFailure, ProblemCode>> = { away: "unavailable", full: "no-room" };

const codeOfFastify: Readonly<Record<string, ProblemCode>> = {
	FST_ERR_CTP_INVALID_JSON_BODY: "bad-json",
	FST_ERR_CTP_EMPTY_JSON_BODY: "bad-json",
	FST_ERR_CTP_INVALID_MEDIA_TYPE: "wrong-media-type",
	FST_ERR_CTP_BODY_TOO_LARGE: "too-large",
	FST_ERR_MAX_PARAM_LENGTH: "uri-too-long",
};

/** The refusal for any error thrown by a route, a plugin or Fastify itself. An unforeseen error is `unexpected`. */
export function problemOfError(error: FastifyError | Error): Problem {
	if (error instanceof Problem) return error;
	if (error instanceof TenantClosed) return new Problem("unknown-tenant");
	if ("validation" in error && error.validation) return new Problem("invalid", { errors: shapeErrors(error.validation) });
	const foreseen = "code" in error && typeof error.code === "string" ? codeOfFastify[error.code] : undefined;
	const status = "statusCode" in error ? error.statusCode : undefined;
	if (foreseen !== undefined) return new Problem(foreseen);
	const failed = databaseFailure(error);
	if (failed !== undefined) return new Problem(problemOfFailure[failed]);
	if (error instanceof SyntaxError && status === 400) return new Problem("bad-json");
	return new Problem(
		(status === undefined ? undefined : codeOfStatus[status]) ?? (status !== undefined && status < 500 ? "invalid" : "unexpected"),
	);
}
