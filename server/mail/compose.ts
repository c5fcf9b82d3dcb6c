import type { FastifyInstance } from "fastify";
import { commentAnchor, countryOf, daysLeft, itemAnchor, type ListName, PersonAccess, termText } from "../../engine/index.ts";
import { findPeople } from "../accounts/people-read-model.ts";
import { askedBy } from "../inbox/get-inbox.ts";
import { findNewItems, findNewSince, type InboxRow } from "../inbox/inbox-store.ts";
import { howsOf } from "../inbox/mail-choices.ts";
import { findToldOf } from "../inbox/mail-pace-store.ts";
import { findDailyBefore, type OutboxRow } from "../inbox/mail-store.ts";
import * as mailTexts from "../texts/mail.ts";
import { shownRecords } from "../today/work-items.ts";
import { type Line, type Message, messageDaily, messageNow } from "./message.ts";
import { dailyInstantBefore } from "./opening-hours.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";

/** Where a reader unsubscribes from messages of a kind. */
export const unsubscribePath = "/berichten/afmelden";

/** The page of each list, after the public address. */
const pageOf: Readonly<Record<ListName, string>> = { realisations: "/realisatie", requests: "/aanvragen", locations: "/locaties" };

/** Maximum number of items in a message, newest first; the inbox has the others. */
const mostLines = 50;

export interface Composed extends Message {
	/** Address of the reader. */
	readonly to: string;
	/** Link that ends messages of this kind to this reader. */
	readonly stop: string;
}

/**
 * The message as of this moment, or the reason not to send it: according to the reader's current rights, mutes and choices, and only about
 * items that they have not seen in the meantime. Neither the text nor the author of a comment leaves the product.
 */
export async function compose(app: FastifyInstance, secret: string, row: OutboxRow): Promise<Composed | string> {
	const { db } = app.data;
	const tenant = app.tenants.find(row.tenant);
	if (tenant === undefined) return "tenant";
	const { definition } = tenant;
	const [person] = await findPeople(db, { tenant: row.tenant, embedded: Boolean(app.embeddedIssuer), ids: [row.user_id] });
	if (person === undefined || !/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(person.email)) return "person";
	const hows = await howsOf(db, tenant, row.user_id);
	const access = new PersonAccess({ userId: person.userId, roles: { [row.tenant]: person.roles } }, tenant);
	const asked = await askedBy({ tenant, access, server: app });
	const { publicUrl } = app.config;
	const stop = `${publicUrl}${unsubscribePath}?${new URLSearchParams({
		teken: unsubscribeToken(secret, { tenant: row.tenant, userId: row.user_id, kind: row.kind }),
	})}`;
	const links = { inbox: `${publicUrl}/postvak`, stop };
	const made = row.kind === "daily" ? await daily() : await atOnce();
	return made === undefined ? "nothing" : { ...made, to: person.email, stop };

	async function atOnce(): Promise<Message | undefined> {
		if (hows.get(row.kind) !== "now") return undefined;
		const found = await findNewItems(asked, await findToldOf(db, row));
		const lines = await linesOf(found.toSorted((one, other) => one.since - other.since).slice(-mostLines));
		return lines.length === 0 ? undefined : messageNow(lines, found.length > mostLines, links);
	}
	async function daily(): Promise<Message | undefined> {
		const kinds = [...hows].filter(([, how]) => how === "daily").map(([kind]) => kind);
		const after = (await findDailyBefore(db, row)) ?? dailyInstantBefore(row.created_at, countryOf(definition));
		const found = await findNewSince(asked, kinds, after, mostLines + 1);
		const lines = await linesOf(found.slice(0, mostLines));
		return lines.length === 0 ? undefined : messageDaily(lines, found.length > mostLines, links);
	}
	async function linesOf(rows: readonly InboxRow[]): Promise<readonly Line[]> {
		if (tenant === undefined) return [];
		const records = await shownRecords(asked, tenant, rows);
		return rows.flatMap(({ item, kind, entity, uuid, step, term, view, comment, since }) => {
			// The name of a view does not leave the product.
			if (view !== null) {
				const link = `${publicUrl}${pageOf[view.list]}${view.search}#${itemAnchor(item)}`;
				return [{ kind, words: mailTexts.newInView(view.list, view.count), ref: "", address: "", link, since }];
			}
			const record = records.get(uuid);
			if (record === undefined) return [];
			const place =
				entity === "request"
					? `${pageOf.requests}/${uuid}`
					: `${pageOf.realisations}/${uuid}${step === null ? "" : `/${encodeURIComponent(step)}`}`;
			// The link leads on to the comment. Opening the page at any other anchor marks that item as read.
			const said = `#${comment === null ? itemAnchor(item) : commentAnchor(comment.number)}`;
			const words = term !== null ? termText(daysLeft(term.due, asked.now)) : comment?.toRole ? mailTexts.yourRole : "";
			const address = entity === "request" ? "" : record.address;
			return [{ kind, words, ref: record.ref, address, link: `${publicUrl}${place}${said}`, since }];
		});
	}
}
