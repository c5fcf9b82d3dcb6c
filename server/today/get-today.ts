import type { FastifyRequest } from "fastify";
import { holdsOneOf, today } from "../../engine/index.ts";
import { askedReading } from "../calls/asked-reading.ts";
import { apiRoute } from "../calls/capability.ts";
import { auditRead } from "../calls/read-audit.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { endOfWeek, type Whose } from "./own-work-store.ts";
import { choiceOf, stepGroups, type TodayGroup, todayGroups } from "./today-groups.ts";
import { type Counts, countListed, countWork, listWork } from "./today-store.ts";
import { workItemSchema, workItems } from "./work-items.ts";

/** Number of items of a group on the initial page, and per page of that group. */
const firstItems = 5;
const itemsPerPage = 50;
/** Maximum number of steps in a queue. */
const mostQueued = 500;

const count = { type: "integer", minimum: 0 } as const;
const group = { type: "string", enum: todayGroups } as const;

/** The person and day for work from `db`. */
export function whoseOf({ tenant, access, server }: Pick<FastifyRequest, "tenant" | "access" | "server">, db: Whose["db"]): Whose {
	const { slug, definition } = tenant;
	return { db, tenant: slug, access, judges: definition.judges ?? [], today: today(server.now()) };
}

/** The tenant's groups that can contain anything for this person. */
function groupsFor({ tenant, access }: Pick<FastifyRequest, "tenant" | "access">): readonly TodayGroup[] {
	const needs: Readonly<Record<TodayGroup, boolean>> = {
		late: access.has("realisationlist"),
		week: access.has("realisationlist"),
		back: access.has("realisationlist"),
		later: access.has("realisationlist"),
		judge: access.has("requestlist") && holdsOneOf(access, tenant.definition.judges ?? []),
		answer: true,
		decisions: access.has("realisationlist") && access.has("canConfirmTrafficDecisions"),
		tomorrow: true,
	};
	return choiceOf(tenant.definition).groups.filter((name) => needs[name]);
}

const stepsIn = (counts: Counts) => stepGroups.reduce((sum, name) => sum + (counts[name] ?? 0), 0);

/** The caller's work, with exact numbers according to their rights, and the first items of each group. */
export const getToday = apiRoute({
	method: "GET",
	url: "/today",
	schema: {
		operationId: "getToday",
		summary: "What waits for the person who asks",
		tags: ["today"],
		params: params({}),
		response: {
			200: answer(
				object({
					data: object({
						day: { type: "string", description: "Today, YYYY-MM-DD." },
						steps: { ...count, description: "Steps that wait for this person and were not put off: those of the first four groups." },
						others: { ...count, description: "Processes that this person sees and that wait for somebody else." },
						listed: {
							...object({
								all: { ...count, description: "Those that wait for this person." },
								late: { ...count, description: "Those of which a last day is past." },
								week: { ...count, description: "Those of which the soonest last day lies between today and `weekEnds`." },
							}),
							description: "Processes as their list finds them: each once, however many of its steps wait.",
						},
						weekEnds: { type: "string", description: "The Sunday of this week, YYYY-MM-DD." },
						drafts: { type: "boolean", description: "Whether to show the drafts that the browser keeps." },
						groups: {
							type: "array",
							items: object({ group, count, items: { type: "array", items: workItemSchema } }),
							description: "In order. A group that this person cannot have anything in is left out.",
						},
					}),
				}),
				"Groups of work, soonest end first.",
			),
		},
	},
	async handler(request, reply) {
		const whose = whoseOf(request, askedReading(request, reply));
		const now = request.server.now();
		const names = groupsFor(request);
		const counts = await countWork(whose, names);
		const groups = [];
		for (const name of names) {
			const rows = counts[name] ? await listWork(whose, name, { rows: firstItems, skip: 0 }, names) : [];
			groups.push({ group: name, count: counts[name] ?? 0, items: await workItems(whose, request.tenant, rows, now) });
		}
		await auditRequests(request, groups);
		const sees = request.access.has("realisationlist");
		const { others, ...listed } = sees ? await countListed(whose) : { all: 0, late: 0, week: 0, others: 0 };
		const { drafts } = choiceOf(request.tenant.definition);
		return { data: { day: whose.today, steps: stepsIn(counts), others, listed, weekEnds: endOfWeek(whose.today), drafts, groups } };
	},
});

interface GroupShape {
	Params: { group: TodayGroup };
	Querystring: { page?: string };
}

/** The rest of a group, a page at a time. */
export const getTodayGroup = apiRoute<GroupShape>({
	method: "GET",
	url: "/today/groups/:group",
	schema: {
		operationId: "getTodayGroup",
		summary: "One group of what waits for the person who asks",
		tags: ["today"],
		params: params({ group }),
		querystring: object(
			{ page: { type: "string", pattern: "^[1-9][0-9]{0,5}$", description: "From 1, the page when none is asked for." } },
			[],
		),
		response: {
			200: answer(
				object({ data: { type: "array", items: workItemSchema }, metaData: object({ total: count }) }),
				`At most ${itemsPerPage} items, soonest end first.`,
			),
		},
	},
	async handler(request, reply) {
		const { group: name } = request.params;
		const names = groupsFor(request);
		if (!names.includes(name)) return { data: [], metaData: { total: 0 } };
		const whose = whoseOf(request, askedReading(request, reply));
		const skip = (Number(request.query.page ?? "1") - 1) * itemsPerPage;
		const rows = await listWork(whose, name, { rows: itemsPerPage, skip }, names);
		const counts = await countWork(whose, name === "tomorrow" ? names : [name]);
		const items = await workItems(whose, request.tenant, rows, request.server.now());
		await auditRequests(request, [{ items }]);
		return { data: items, metaData: { total: counts[name] ?? 0 } };
	},
});

/** The address of a request is where somebody lives, so reading it is audited, as for the list of requests. */
async function auditRequests(
	request: Parameters<typeof auditRead>[0],
	groups: readonly { readonly items: Awaited<ReturnType<typeof workItems>> }[],
): Promise<void> {
	if (groups.some(({ items }) => items.some(({ kind }) => kind === "request"))) await auditRead(request, "");
}

/** The steps that wait for the person at this moment, to be worked through one after the other. */
export const getTodayQueue = apiRoute({
	method: "GET",
	url: "/today/queue",
	schema: {
		operationId: "getTodayQueue",
		summary: "The steps that wait for the person who asks, in the order in which to do them",
		tags: ["today"],
		params: params({}),
		response: {
			200: answer(
				object({ data: { type: "array", items: object({ uuid, step: { type: "string" }, ref: { type: "string" } }) } }),
				`The first ${mostQueued}, soonest end first.`,
			),
		},
	},
	async handler(request, reply) {
		const whose = whoseOf(request, askedReading(request, reply));
		const names = groupsFor(request);
		const data: { uuid: string; step: string; ref: string }[] = [];
		for (const name of stepGroups.filter((one) => names.includes(one))) {
			const rows = await listWork(whose, name, { rows: mostQueued - data.length, skip: 0 }, names);
			if (rows.length === 0) continue;
			const refs = await refsOf(
				whose,
				rows.map((row) => row.uuid),
			);
			for (const { uuid: key, step } of rows) data.push({ uuid: key, step: step ?? "", ref: refs.get(key) ?? "" });
		}
		return { data };
	},
});

async function refsOf({ db, tenant }: Whose, uuids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const rows = await db.selectFrom("realisation").select(["uuid", "ref"]).where("tenant", "=", tenant).where("uuid", "in", uuids).execute();
	return new Map(rows.map((row) => [row.uuid, row.ref]));
}
