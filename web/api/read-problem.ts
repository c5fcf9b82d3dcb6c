import { ApiProblem, type ProblemField } from "./api-problem.ts";

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fieldsOf(value: unknown): ProblemField[] {
	if (!Array.isArray(value)) return [];
	return value
		.filter(isObject)
		.filter((entry) => typeof entry.message === "string")
		.map((entry) => ({ path: typeof entry.path === "string" ? entry.path : "", message: String(entry.message) }));
}

/** Reads an RFC 9457 answer. Anything else, such as a proxy's page in HTML, still gives a problem with the right status. */
export async function readProblem(answer: Response, method: string): Promise<ApiProblem> {
	return problemOf(await answer.json().catch(() => null), answer.status, method);
}

/** The same for an answer that has been read as text. */
export function problemIn(answer: string, status: number, method: string): ApiProblem {
	try {
		return problemOf(JSON.parse(answer), status, method);
	} catch {
		return problemOf(null, status, method);
	}
}

function problemOf(body: unknown, status: number, method: string): ApiProblem {
	const problem = isObject(body) ? body : {};
	const message = [problem.message, problem.detail, problem.title].find((part) => typeof part === "string" && part !== "");
	return new ApiProblem({
		status,
		code: typeof problem.code === "string" ? problem.code : `http-${status}`,
		message: typeof message === "string" ? message : "",
		errors: fieldsOf(problem.errors),
		method,
		...(problem.current === undefined ? {} : { current: problem.current }),
	});
}
