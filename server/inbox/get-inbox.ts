import type { FastifyRequest } from "fastify";
import { addDays, daysBetween, daysLeft, listNames, mayComment, midnightOf, today, warnDaysOf } from "../../engine/index.ts";
import { findSeen } from "../accounts/people-read-model.ts";
import { askedReading } from "../calls/asked-reading.ts";
import { apiRoute } from "../calls/capability.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { whoseOf } from "../today/get-today.ts";
import { shownRecords } from "../today/work-items.ts";
import { countUnread, type Ending, type InboxPlace, inboxKinds, inboxPlaces, listInbox } from "./inbox-store.ts";
import { mailChoice, mailOf } from "./mail-choices.ts";
import { findMutes, findViewLabels } from "./notification-store.ts";

/** Maximum number of items in an answer. */
const mostItems = 200;
/** After this, an item is no longer news but work, which is on Vandaag. */
const newsDays = 30;
const newsMs = newsDays * 24 * 60 * 60 * 1000;

/** The owner of the inbox and the current moment. Within a write, `db` is that of the write. */
export async function askedBy(request: Pick<FastifyRequest, "tenant" | "access" | "server">, db = request.server.data.db) {
	const whose = whoseOf(request, db);
	const now = request.server.now();
	const seen = await findSeen(whose.db, whose.tenant, whose.access.userId);
	const newsAfter = now - newsMs;
	return { ...whose, now, newsAfter, stepsAfter: Math.max(seen?.first ?? now, newsAfter), endings: endingsAt(request.tenant, now) };
}

/** The last days of the tenant's terms that are reported: those so near that they stand out, and those that passed recently. */
function endingsAt({ definition: { terms = {} } }: Tenant, now: number): readonly Ending[] {
	const day = today(now);
	const warnings = new Set(Object.values(terms).map(warnDaysOf));
	return [...warnings].flatMap((warn) => {
		const names = Object.keys(terms).filter((name) => warnDaysOf(terms[name]) === warn);
		return Array.from({ length: newsDays + warn + 1 }, (_, index) => addDays(day, index - newsDays)).map((due): Ending => {
			const passed = (daysBetween(due, day) ?? 0) > 0;
			return { terms: names, due, kind: passed ? "over" : "near", from: midnightOf(addDays(due, passed ? 1 : -warn)) };
		});
	});
}

const text = { type: "string" } as const;
const count = { type: "integer", minimum: 0 } as const;

const inboxItem = object({
	item: { ...text, description: "Names it, for the calls that mark it." },
	kind: { type: "string", enum: inboxKinds },
	entity: { type: "string", enum: ["realisation", "request"], description: "What record it is about. Says nothing of a view." },
	uuid,
	ref: text,
	address: { ...text, description: "Empty where there is none, or none that the person may see." },
	step: { type: ["string", "null"], description: "Code of the step that came." },
	label: { ...text, description: "Name of the step." },
	term: {
		...object({
			label: text,
			due: { ...text, description: "Its last day, YYYY-MM-DD." },
			left: { type: "integer", description: "Days until then; negative when it is past." },
		}),
		type: ["object", "null"],
		description: "The term that ends soon, or is past.",
	},
	view: {
		...object(
			{
				list: { type: "string", enum: listNames, description: "Name of its list." },
				search: { ...text, description: "What follows the address of its list." },
				count: { ...count, description: "New records in it." },
			},
			// A server of a former version, running beside this one during an upgrade, only knows views of processes.
			["search", "count"],
		),
		type: ["object", "null"],
		description: "The view that something newly came into; `uuid` and `ref` name it.",
	},
	since: { type: "integer", description: "Milliseconds since 1970 (UTC)." },
	unread: { type: "boolean" },
	comment: {
		...object(
			{
				number: { type: "integer" },
				thread: { type: "integer", description: "Number of the comment that an answer belongs to." },
				message: text,
				author: text,
				settled: { type: "boolean", description: "Whether the conversation is done with, or ignored." },
				toRole: { type: "boolean", description: "Whether it is assigned to a role of the person, not to them by name." },
				mayReply: { type: "boolean" },
				maySettle: { type: "boolean" },
			},
			// A server of a former version, running beside this one during an upgrade, says it of nothing.
			["number", "thread", "message", "author", "settled", "mayReply", "maySettle"],
		),
		type: ["object", "null"],
	},
});

interface Shape {
	Querystring: { show?: InboxPlace };
}

/** The inbox of the caller, according to their current rights. */
export const getInbox = apiRoute<Shape>({
	method: "GET",
	url: "/inbox",
	schema: {
		operationId: "getInbox",
		summary: "The inbox of the person who asks",
		description:
			"Mentions, answers, steps that came and terms that end. Shown by the rights of this moment: what somebody may not see any more is not there.",
		tags: ["inbox"],
		params: params({}),
		querystring: object({ show: { type: "string", enum: inboxPlaces, description: "Open, the one when none is asked for." } }, []),
		response: {
			200: answer(
				object({
					data: object({
						unread: count,
						total: { ...count, description: "How many there are of what was asked for, shown or not." },
						items: { type: "array", items: inboxItem },
						mail: {
							...object({ address: text, choices: { type: "array", items: mailChoice } }),
							type: ["object", "null"],
							description: "How the person is told by e-mail, and where; null where none leaves.",
						},
						muted: {
							type: "array",
							items: object({ uuid, ref: { ...text, description: "Empty where the person does not see it any more." } }),
							description: "The records and views among them, by their names.",
						},
						mutes: { type: "array", items: text, description: 'What is muted: "kind:" and a kind, or "record:" and a uuid.' },
					}),
				}),
				`At most ${mostItems}, newest first.`,
			),
		},
	},
	async handler(request, reply) {
		const { access, tenant, query } = request;
		const asked = await askedBy(request, askedReading(request, reply));
		const { rows, total } = await listInbox(asked, query.show ?? "open", mostItems);
		const mutes = await findMutes(asked.db, asked.tenant, access.userId);
		const stilled = mutes.filter((what) => what.startsWith("record:")).map((what) => what.slice("record:".length));
		const either = stilled.flatMap((key) => [{ entity: "realisation", uuid: key } as const, { entity: "request", uuid: key } as const]);
		const records = await shownRecords(asked, tenant, [...rows, ...either]);
		const views = await findViewLabels(asked.db, { tenant: asked.tenant, userId: access.userId }, stilled);
		const muted = stilled.map((key) => ({ uuid: key, ref: records.get(key)?.ref ?? views.get(key) ?? "" }));
		const items = rows.flatMap(({ item, kind, entity, uuid: key, code, step, term, since, unread, view, comment }): readonly object[] => {
			if (view !== null) {
				const { label: ref, ...shown } = view;
				return [
					{ item, kind, entity, uuid: key, ref, address: "", step, label: "", term: null, view: shown, since, unread, comment: null },
				];
			}
			const record = records.get(key);
			if (record === undefined) return [];
			const rights = access.at(code);
			return [
				{
					item,
					kind,
					entity,
					uuid: key,
					ref: record.ref,
					address: record.address,
					step,
					label: step === null ? "" : record.labelOf(step),
					term: term && { label: tenant.definition.terms?.[term.name]?.label ?? "", due: term.due, left: daysLeft(term.due, asked.now) },
					view,
					since,
					unread,
					comment: comment && {
						number: comment.number,
						thread: comment.thread,
						message: comment.message,
						author: comment.author,
						settled: comment.status !== "todo",
						toRole: comment.toRole,
						mayReply: mayComment(rights, entity, "create", true),
						maySettle: mayComment(rights, entity, "status", false) && !request.server.config.demoMode,
					},
				},
			];
		});
		const mail = request.server.config.mail && {
			address: request.person?.email ?? "",
			choices: await mailOf(asked.db, tenant, access.userId),
		};
		return { data: { unread: await countUnread(asked), total, items, mail, muted, mutes } };
	},
});

/** For the button in the bar, which polls it. */
export const getInboxCount = apiRoute({
	method: "GET",
	url: "/inbox/count",
	schema: {
		operationId: "getInboxCount",
		summary: "How much is new in the inbox of the person who asks",
		tags: ["inbox"],
		params: params({}),
		querystring: object({}),
		response: { 200: answer(object({ data: object({ unread: count }) }), "By the rights of this moment.") },
	},
	async handler(request, reply) {
		return { data: { unread: await countUnread(await askedBy(request, askedReading(request, reply))) } };
	},
});
