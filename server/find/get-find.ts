import { comparableText, soundText } from "../../engine/index.ts";
import { askedReading } from "../calls/asked-reading.ts";
import { apiRoute } from "../calls/capability.ts";
import { auditRead } from "../calls/read-audit.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { findLocations } from "../locations/found-location-read-model.ts";
import { Problem } from "../problems/problem.ts";
import { findProcesses, isEveryWordFound, processesByUuid } from "../realisations/lists/found-process-read-model.ts";
import { findRequests, requestsByUuid } from "../requests/found-request-read-model.ts";
import * as inputTexts from "../texts/input.ts";

interface Shape {
	Querystring: { words?: string; uuids?: string };
}

/** Maximum number of results per kind. Nobody reads further down: typing on is quicker. */
const mostFound = 8;
/** The same maximum as for lists: each word is searched separately. */
const mostWords = 10;
const mostUuids = 10;

const text = { type: "string" } as const;
const one = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

/** The records that the caller may see and is looking for, a few of each kind. */
export const getFind = apiRoute<Shape>({
	method: "GET",
	url: "/find",
	schema: {
		operationId: "find",
		summary: "Processes, requests and charging locations in which every word occurs",
		tags: ["find"],
		params: params({}),
		querystring: object(
			{
				words: {
					type: "string",
					maxLength: 200,
					description: `Of what the person may see, with spaces between them. Every one occurs in what is found; of more than ${mostWords} different ones nothing is asked.`,
				},
				uuids: {
					type: "string",
					pattern: `^${one}(,${one}){0,${mostUuids - 1}}$`,
					description:
						"Instead of words: of processes and requests, with commas between them. Those that the person may not see are left out.",
				},
			},
			[],
		),
		response: {
			200: answer(
				object({
					data: object({
						processes: {
							type: "array",
							items: object({
								uuid,
								reference: text,
								address: { ...text, description: "Empty where there is none, or none that the person may see." },
								status: text,
								label: { ...text, description: "Where it is." },
							}),
						},
						requests: {
							type: "array",
							items: object({ uuid, reference: text, name: text, address: text, status: { type: "integer" } }),
						},
						locations: {
							type: "array",
							items: object({
								uuid,
								reference: { ...text, description: "Geography code and number." },
								address: text,
								process: {
									anyOf: [uuid, { type: "null" }],
									description: "Process it is connected to; null also when the person may not see it.",
								},
							}),
						},
						filling: {
							type: "boolean",
							description:
								"Whether processes and requests are found by no more than their number, or not all of them, while rows of lists are made.",
						},
					}),
				}),
				`At most ${mostFound} of each, the best first.`,
			),
		},
	},
	refusals: ["invalid"],
	async handler(request, reply) {
		const { tenant, access, server, query } = request;
		const db = askedReading(request, reply);
		const asker = { db, data: { db }, tenant, access, now: server.now() };
		const uuids = query.uuids?.split(",");
		const words = wordsIn(query.words ?? "");
		const found =
			uuids === undefined
				? {
						filling: !(await isEveryWordFound(asker)),
						processes: await findProcesses(asker, words, mostFound),
						requests: words.length === 0 ? [] : await findRequests(asker, words, mostFound),
						locations: words.length === 0 ? [] : await findLocations({ db, tenant: tenant.slug, access }, words, mostFound),
					}
				: { filling: false, processes: await processesByUuid(asker, uuids), requests: await requestsByUuid(asker, uuids), locations: [] };
		if (found.requests.length > 0) await auditRead(request, "");
		return { data: found };
	},
});

/**
 * Quotes, with which people group words, are left out: no address contains them. A word that is part of another is left out, since it is
 * found with it.
 */
function wordsIn(typed: string): readonly string[] {
	const all = new Set(
		soundText(comparableText(typed))
			.split(/[\s"]+/)
			.filter((word) => word !== ""),
	);
	const words = [...all].filter((word) => ![...all].some((other) => other !== word && other.includes(word)));
	// Results for only some of the words would be taken for results with all of them.
	if (words.length > mostWords) throw new Problem("invalid", { message: inputTexts.manyWords(mostWords) });
	return words;
}
