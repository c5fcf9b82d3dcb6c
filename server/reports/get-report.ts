import { setTimeout } from "node:timers/promises";
import {
	type Attribute,
	type Codes,
	everyCode,
	type Figures,
	findReport,
	type PersonAccess,
	resolveReports,
	today,
} from "../../engine/index.ts";
import { apiRoute } from "../calls/capability.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { committedClock } from "../database/writing/tenant-clock.ts";
import { Problem } from "../problems/problem.ts";
import { forecastDay } from "../realisations/forecasts/expected-days-read-model.ts";
import * as recordTexts from "../texts/records.ts";
import { KeptFigures } from "./kept-figures.ts";
import { type ReportQuery, readQuestion } from "./report-question.ts";
import { yearsOfCreation } from "./report-store.ts";
import { workOutReport } from "./work-out-report.ts";

interface Shape {
	Params: { report: string };
	Querystring: ReportQuery;
}

const years = {
	type: "array",
	items: { type: "string" },
	description: "Years in which the processes that the person may report on were created.",
} as const;
const at = { type: "integer", description: "Instant for which the figures are: those of many processes hold for a while." } as const;
const field = { type: "string", pattern: "^[A-Za-z]{1,60}$" } as const;

/** The route with its own cache: one per server, since tests have several. */
export function getReport() {
	const kept = new KeptFigures<{ readonly tables: readonly Figures[]; readonly years: readonly string[]; readonly at: number }>();
	return apiRoute<Shape>({
		method: "GET",
		url: "/reports/:report",
		schema: {
			operationId: "getReport",
			summary: "Figures of a report, within the geography codes of the caller",
			tags: ["reports"],
			params: params({
				report: {
					type: "string",
					pattern: "^[a-z][a-z0-9-]{0,60}$",
					description: "Last word of the report's address, as the configuration has it.",
				},
			}),
			querystring: object(
				{
					status: { enum: ["active", "onhold", "completed", "cancelled"], type: "string", description: "Only processes of this status." },
					year: { type: "string", pattern: "^2[0-9]{3}$", description: "Only processes created in this year." },
					by: { ...field, description: "Of the benchmark: field that makes the rows." },
					detail: { ...field, description: "Of the benchmark: field that splits every row." },
				},
				[],
			),
			response: {
				200: answer(object({ data: object({ tables: { type: "array", items: { $ref: "figures#" } }, years, at }) }), "The figures."),
			},
		},
		refusals: ["not-found", "report-working"],
		async handler({ tenant, access, server, params: { report }, query }) {
			const reports = resolveReports(tenant.definition);
			const item = findReport(reports, report);
			if (item === undefined) throw new Problem("not-found");
			if (item.access !== null && !access.has(item.access)) throw new Problem("forbidden");
			const now = server.now();
			const question = readQuestion(item, query, reports);
			const codes = codesOf(access, item.access);
			const key = JSON.stringify([
				tenant.slug,
				report,
				question.status,
				question.year,
				question.by,
				question.detail,
				access.reach(),
				today(now),
				item.report === "planning" ? await forecastDay(server.data.db, tenant.slug) : null,
			]);
			const clock = await committedClock(server.data.db, tenant.slug);
			const work = kept.of(key, clock, async (tell) => ({
				tables: await workOutReport({ data: server.data, now, tell }, tenant, reports, question, { codes, access }),
				years: await yearsOfCreation(server.data.reading, tenant.slug, codes),
				at: now,
			}));
			const data = await inTime(work.figures);
			if (data === undefined) throw new Problem("report-working", { message: recordTexts.reportWorking(Math.floor(100 * work.part)) });
			return { data };
		},
	});
}

/** Undefined when it takes longer than anybody waits without feedback. The work continues. */
async function inTime<Answer>(work: Promise<Answer>): Promise<Answer | undefined> {
	const limit = new AbortController();
	try {
		return await Promise.race([work, setTimeout(patienceMs, undefined, { signal: limit.signal })]);
	} finally {
		limit.abort();
	}
}

/** Less than the timeout of an idle connection, in milliseconds. */
const patienceMs = 5_000;

/** Codes for which the person has every right that the report requires. */
function codesOf(access: PersonAccess, attribute: Attribute | null): Codes {
	const codes = access.codes("reporting");
	if (attribute === null) return codes;
	const others = access.codes(attribute);
	if (codes === everyCode) return others;
	return others === everyCode ? codes : codes.filter((code) => others.includes(code));
}
