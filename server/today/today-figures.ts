import {
	behindValues,
	type Codes,
	everyCode,
	type PersonAccess,
	plannedField,
	resolveReports,
	type TenantDefinition,
} from "../../engine/index.ts";
import { askedReading } from "../calls/asked-reading.ts";
import { apiRoute } from "../calls/capability.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { countProcesses } from "../realisations/lists/count-processes-read-model.ts";
import { whoseOf } from "./get-today.ts";
import { PastWeeks, trendWeeks } from "./past-weeks-store.ts";

const statuses = ["active", "onhold", "completed", "cancelled"] as const;
type Figure = (typeof statuses)[number] | keyof typeof filters;

/** Filters of the list of all processes for the figures other than statuses: the browser opens the list with the same filters. */
const filters = { late: { due: ["voorbij"] }, behind: { behind: [behindValues.later] }, soon: { expected: ["binnen:30d"] } } as const;
/** Whether there are any forecasts: otherwise the lack of them would be read as "nothing within thirty days". */
const anyExpected = { expected: ["gevuld"] } as const;
const figures = [...statuses, "late", "behind", "soon"] as const satisfies readonly Figure[];

/** The default figures. */
const usual: readonly Figure[] = ["active", "late", "behind", "soon", "onhold", "completed"];

/** The tenant's figures that open a tab of its list, or the list with a filter that can match anything. */
function figuresOf(definition: TenantDefinition): readonly Figure[] {
	const { today, filterWords, terms, forecast = false } = definition;
	const isThere = (figure: Figure) => {
		if (figure === "late") return Object.keys(terms ?? {}).length > 0;
		if (figure === "behind") return forecast && plannedField(resolveReports(definition)) !== null;
		return figure === "soon" ? forecast : filterWords.some(({ category }) => category === figure);
	};
	return (today?.figures ?? usual).filter(isThere);
}

const isOfForecast = (figure: Figure) => figure === "soon" || figure === "behind";

const isFiltered = (figure: Figure): figure is keyof typeof filters => Object.hasOwn(filters, figure);

/**
 * The geography codes of the list, if the person may report on all of them; otherwise none. A number opens the list with exactly those
 * processes, and the list shows all that the person may see.
 */
function reportedCodes(access: PersonAccess): Codes {
	const [listed, reported] = [access.codes("realisationlist"), access.codes("reporting")];
	if (reported === everyCode) return listed;
	return listed !== everyCode && listed.every((code) => reported.includes(code)) ? listed : [];
}

/** The route with its own cache of past weeks: one per server, since tests have several. */
export function getTodayFigures() {
	const past = new PastWeeks();
	return apiRoute({
		method: "GET",
		url: "/today/figures",
		schema: {
			operationId: "getTodayFigures",
			summary: "Numbers of processes, each of a tab of the list with its trend, or of a filter",
			tags: ["today"],
			params: params({}),
			response: {
				200: answer(
					object({
						data: {
							type: "array",
							items: object({
								figure: { type: "string", enum: figures },
								count: { type: "integer", minimum: 0 },
								trend: {
									type: "array",
									items: { type: "integer", minimum: 0 },
									maxItems: trendWeeks + 1,
									description:
										"At the beginning of each of the twelve weeks, this one included, oldest first, and now. Empty for `late`, `behind` and `soon`: nothing tells what they were.",
								},
							}),
						},
					}),
					"None for those who may not report on everything that their list shows.",
				),
			},
		},
		async handler(request, reply) {
			const { db, tenant, access, today } = whoseOf(request, askedReading(request, reply));
			const codes = reportedCodes(access);
			if (codes !== everyCode && codes.length === 0) return { data: [] };
			const counted = await db
				.selectFrom("realisation")
				.select((select) => ["status", select.fn.countAll().as("rows")])
				.where("tenant", "=", tenant)
				.$if(codes !== everyCode, (query) => query.where("code", "in", codes as readonly string[]))
				.groupBy("status")
				.execute();
			const shown = figuresOf(request.tenant.definition);
			const filtered = shown.filter(isFiltered);
			const asker = { tenant: request.tenant, access, now: request.server.now() };
			const asked = filtered.map((figure) => filters[figure]);
			const found = await countProcesses(request.server.data, asker, filtered.some(isOfForecast) ? [...asked, anyExpected] : asked);
			const data = [];
			for (const figure of shown) {
				if (isFiltered(figure)) {
					const count = found?.[filtered.indexOf(figure)];
					// Unknown until the rows are filled.
					const isSaid = count !== undefined && (!isOfForecast(figure) || found?.at(-1) !== 0);
					if (isSaid) data.push({ figure, count, trend: [] });
					continue;
				}
				const count = Number(counted.find(({ status }) => status === figure)?.rows ?? 0);
				data.push({ figure, count, trend: [...(await past.of(request.server.data.reading, tenant, today, figure, codes)), count] });
			}
			return { data };
		},
	});
}
