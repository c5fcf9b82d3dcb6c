import { addDays, midnightOf } from "../../engine/index.ts";
import { apiRoute, kilobyte } from "../calls/capability.ts";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../calls/write-call.ts";
import { Problem } from "../problems/problem.ts";
import * as mailTexts from "../texts/mail.ts";
import * as recordTexts from "../texts/records.ts";
import { askedBy } from "./get-inbox.ts";
import { countUnread, findItemNames, inboxKinds, mutableKinds } from "./inbox-store.ts";
import { kindsAtOnce, mailChoice, mailOf } from "./mail-choices.ts";
import { type MailHow, mailHows, setMailChoice } from "./mail-store.ts";
import { findMutes, setMarks, setMute } from "./notification-store.ts";

const marks = ["read", "done", "later", "open"] as const;

interface MarkShape {
	Body: { data: { items: string[]; mark: (typeof marks)[number] } };
}

/** Only items of one's own inbox can be marked. The answer does not reveal whether another item exists. */
export const markInbox = apiRoute<MarkShape>({
	method: "POST",
	url: "/inbox/marks",
	bodyLimit: 64 * kilobyte,
	schema: {
		operationId: "markInbox",
		summary: "Say of items of one's inbox that they are read, done with, for tomorrow, or open again",
		description:
			"Read leaves alone what is done or put off. Later: back at the beginning of tomorrow. What waits for the person (`today`) can be put off in the same way.",
		tags: ["inbox"],
		params: params({}),
		headers: idempotencyHeaders,
		body: object({
			data: object({
				items: { type: "array", minItems: 1, maxItems: 200, items: { type: "string", pattern: "^[!-~]{1,200}$" } },
				mark: { type: "string", enum: marks },
			}),
		}),
		response: {
			200: answer(object({ data: object({ unread: { type: "integer", minimum: 0 } }) }), "How much is new after it."),
		},
	},
	handler(request, reply) {
		const { tenant, access, server, body } = request;
		return writeCall(request, reply, async ({ db }) => {
			const asked = await askedBy(request, db);
			const until = body.data.mark === "later" ? midnightOf(addDays(asked.today, 1)) : 0;
			const { mark: state } = body.data;
			// Opening a comment marks it as read, whether it is in the inbox or not; a later notification of it is new.
			const items = state === "read" ? await findItemNames(asked, body.data.items) : body.data.items;
			await setMarks(db, { tenant: tenant.slug, userId: access.userId, items, state, until, now: server.now() });
			return { text: JSON.stringify({ data: { unread: await countUnread(asked) } }), target: body.data.mark };
		});
	},
});

interface MuteShape {
	Body: { data: { kind?: string; record?: string; muted: boolean } };
}

/** Maximum number of records and kinds that a person can mute in a tenant: all of them are returned with the inbox. */
const mostMutes = 500;

/** Mentions of the person themselves are never muted. */
export const muteInbox = apiRoute<MuteShape>({
	method: "POST",
	url: "/inbox/mutes",
	bodyLimit: 4 * kilobyte,
	schema: {
		operationId: "muteInbox",
		summary: "Be told no more of a record or of a kind of item, or again",
		tags: ["inbox"],
		params: params({}),
		headers: idempotencyHeaders,
		body: object({
			data: object(
				{
					kind: { type: "string", enum: mutableKinds, description: "Items of this kind." },
					record: { ...uuid, description: "Items about this process or request." },
					muted: { type: "boolean" },
				},
				["muted"],
			),
		}),
		response: { 200: answer(object({ data: object({ mutes: { type: "array", items: { type: "string" } } }) }), "All that is muted.") },
	},
	handler(request, reply) {
		const { tenant, access, body } = request;
		return writeCall(request, reply, async ({ db }) => {
			const { kind, record, muted } = body.data;
			const named = [...(kind === undefined ? [] : [`kind:${kind}`]), ...(record === undefined ? [] : [`record:${record}`])];
			if (muted && new Set([...(await findMutes(db, tenant.slug, access.userId)), ...named]).size > mostMutes)
				throw new Problem("invalid", { message: recordTexts.tooManyMutes(mostMutes) });
			for (const what of named) await setMute(db, { tenant: tenant.slug, user_id: access.userId, what }, muted);
			return { text: JSON.stringify({ data: { mutes: await findMutes(db, tenant.slug, access.userId) } }), target: record ?? kind ?? "" };
		});
	},
});

interface MailShape {
	Body: { data: { kind: (typeof inboxKinds)[number]; how: MailHow } };
}

export const mailInbox = apiRoute<MailShape>({
	method: "POST",
	url: "/inbox/mail",
	bodyLimit: 4 * kilobyte,
	schema: {
		operationId: "mailInbox",
		summary: "Choose how to be told of a kind of item by e-mail: at once, once a day, or not",
		tags: ["inbox"],
		params: params({}),
		headers: idempotencyHeaders,
		body: object({
			data: object({ kind: { type: "string", enum: inboxKinds }, how: { type: "string", enum: mailHows } }),
		}),
		response: {
			200: answer(object({ data: object({ choices: { type: "array", items: mailChoice } }) }), "What is chosen for every kind."),
		},
	},
	handler(request, reply) {
		const { tenant, access, server, body } = request;
		const { kind, how } = body.data;
		return writeCall(request, reply, async ({ db }) => {
			const message =
				server.config.mail === null ? mailTexts.mailOff : how === "now" && !kindsAtOnce.includes(kind) ? mailTexts.notOffered : null;
			if (message !== null) throw new Problem("invalid", { message, errors: [{ path: "data.how", message }] });
			await setMailChoice(db, { tenant: tenant.slug, user_id: access.userId, kind, how, at: server.now() });
			return { text: JSON.stringify({ data: { choices: await mailOf(db, tenant, access.userId) } }), target: kind };
		});
	},
});
