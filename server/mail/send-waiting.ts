import type { FastifyInstance } from "fastify";
import type { Transporter } from "nodemailer";
import { memberOf } from "../../engine/index.ts";
import type { MailConfig } from "../config/mail-config.ts";
import type { HeldLease } from "../database/jobs/job-lease.ts";
import { dropAlong, releaseAlong, takeAlong } from "../inbox/mail-pace-store.ts";
import { changeMessage, findDueMessages, type OutboxRow } from "../inbox/mail-store.ts";
import { compose } from "./compose.ts";
import { leavesFrom } from "./leaves-from.ts";
import { mostTries, pauseMs } from "./tries.ts";

const messagesARound = 100;

type Change = Parameters<typeof changeMessage>[2];

interface Sending {
	readonly app: FastifyInstance;
	readonly mail: MailConfig;
	readonly secret: string;
	readonly transport: Transporter;
	readonly stopping: () => boolean;
}

/**
 * Sends the messages that are due. A try is stored before it begins: a message that a killed server was sending is retried after the pause,
 * under the same Message-ID, by which the reader's mail server recognises it.
 */
export async function sendWaiting({ app, mail, secret, transport, stopping }: Sending, lease: HeldLease): Promise<void> {
	const host = new URL(app.config.publicUrl).hostname;
	/** Messages that go along with others of this round, by uuid. */
	const along = new Set<string>();
	for (const row of await findDueMessages(app.data.db, app.now(), messagesARound)) {
		if (stopping()) return;
		if (along.has(row.uuid)) continue;
		const from = await leavesFrom(app, row);
		if (from > app.now()) {
			await change(row, { due_at: from });
			continue;
		}
		const tries = row.tries + 1;
		for (const uuid of await beginTry(row, tries)) along.add(uuid);
		const message = await compose(app, secret, row).catch((failure: unknown) => new Error("no message", { cause: failure }));
		if (message instanceof Error) {
			// A message that cannot be made does not hold up the others.
			app.log.error({ err: message, message: row.uuid }, "a message could not be made");
			if (tries >= mostTries) await end(row, { reason: "fault", state: "failed" }, releaseAlong);
			else await change(row, { reason: "fault" });
			continue;
		}
		if (typeof message === "string") {
			await end(row, { state: "dropped", reason: message }, dropAlong);
			continue;
		}
		const { to, subject, text, html, stop } = message;
		try {
			await transport.sendMail({
				messageId: `<${row.uuid}@${host}>`,
				from: { name: "Laadstroom", address: mail.from },
				to: { name: "", address: to },
				subject,
				text,
				html,
				headers: {
					"Auto-Submitted": "auto-generated",
					"List-Unsubscribe": `<${stop}>`,
					"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
				},
			});
		} catch (failure) {
			const { reason, ofReader, final, answered } = refusalOf(failure);
			const over = final || tries >= mostTries;
			// If the address was refused, the messages that go along have the same address.
			if (over) await end(row, { reason, state: "failed" }, ofReader ? dropAlong : releaseAlong);
			else await change(row, { reason });
			app.log.warn({ reason, tries, message: row.uuid }, over ? "a message was given up" : "a message could not be sent yet");
			// A mail server that does not answer now is not tried a hundred times.
			if (!answered) return;
			continue;
		}
		await end(row, { state: "sent", reason: "", due_at: app.now() }, dropAlong);
	}

	async function beginTry(row: OutboxRow, tries: number): Promise<readonly string[]> {
		return app.data.write(row.tenant, async ({ db }) => {
			await lease.guard(db);
			await changeMessage(db, row, { tries, due_at: app.now() + pauseMs(tries) });
			return tries === 1 && row.kind !== "daily" ? takeAlong(db, row, app.now()) : [];
		});
	}

	function end(row: OutboxRow, what: Change, settle: typeof releaseAlong): Promise<void> {
		return app.data.write(row.tenant, async ({ db }) => {
			await lease.guard(db);
			await changeMessage(db, row, what);
			if (row.kind !== "daily") await settle(db, row, app.now());
		});
	}

	function change(row: OutboxRow, what: Change): Promise<void> {
		return app.data.write(row.tenant, async ({ db }) => {
			await lease.guard(db);
			await changeMessage(db, row, what);
		});
	}
}

/** Only the code is stored: a mail server's text may name its readers. */
function refusalOf(failure: unknown) {
	const [status, code] = [memberOf(failure, "responseCode"), memberOf(failure, "code")];
	// Only a refused message or reader is final; a mail server that refuses the sender refuses everything, until somebody fixes that.
	const ofMessage = code === "EENVELOPE" || code === "EMESSAGE";
	const answered = typeof status === "number";
	const reason = answered ? String(status) : String(code ?? "?");
	return { reason, ofReader: code === "EENVELOPE", final: answered && status >= 500 && ofMessage, answered };
}
