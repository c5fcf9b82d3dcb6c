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
import { committedClock } from "../database/tenant-clock.ts";
import { Problem } from "../problems/problem.ts";
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
const field = { type: "string", pattern: "^[A-Za-z]{1,60}$" } as const;

/** The route with its own cache: one per server, since tests have several. */
export function getReport() {
	const kept = new KeptFigures<{ readonly tables: readonly Figures[]; readonly years: readonly string[] }>();
	return apiRoute<Shape>({
		method: "GET",
		url: "/reports/:report",
		schema: {
			operationId: "getReport",
			summary: "Figures of a report, within the geography codes of who asks",
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
				200: answer(object({ data: object({ tables: { type: "array", items: { $ref: "figures#" } }, years }) }), "The figures."),
			},
		},
		refusals: ["not-found"],
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
			]);
			const clock = await committedClock(server.data.db, tenant.slug);
			const data = await kept.of(key, clock, async () => ({
				tables: await workOutReport({ data: server.data, now }, tenant, reports, question, { codes, access }),
				years: await yearsOfCreation(server.data.db, tenant.slug, codes),
			}));
			return { data };
		},
	});
}

/** Codes for which the person has every right that the report asks for. */
function codesOf(access: PersonAccess, attribute: Attribute | null): Codes {
	const codes = access.codes("reporting");
	if (attribute === null) return codes;
	const others = access.codes(attribute);
	if (codes === everyCode) return others;
	return others === everyCode ? codes : codes.filter((code) => others.includes(code));
}
