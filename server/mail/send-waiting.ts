import type { FastifyInstance } from "fastify";
import type { Transporter } from "nodemailer";
import { memberOf } from "../../engine/index.ts";
import type { MailConfig } from "../config/mail-config.ts";
import type { HeldLease } from "../database/job-lease.ts";
import { takeAlong } from "../inbox/mail-pace-store.ts";
import { changeMessage, findDueMessages, type OutboxRow } from "../inbox/mail-store.ts";
import { compose } from "./compose.ts";
import { leavesFrom } from "./leaves-from.ts";

const minuteMs = 60_000;
/** After the first try a minute, and then four times as long each time, up to six hours: given up after some thirty hours. */
const mostTries = 10;
const pauseMs = (tries: number) => Math.min(minuteMs * 4 ** (tries - 1), 360 * minuteMs);
const messagesARound = 100;

interface Sending {
	readonly app: FastifyInstance;
	readonly mail: MailConfig;
	readonly secret: string;
	readonly transport: Transporter;
	/** Whether this server stops. */
	readonly stopping: () => boolean;
}

/**
 * Sends what is due. A try is written down before it begins: what a killed server left is tried again after the pause,
 * under the same Message-ID, by which a reader's mail server knows it.
 */
export async function sendWaiting({ app, mail, secret, transport, stopping }: Sending, lease: HeldLease): Promise<void> {
	const host = new URL(app.config.publicUrl).hostname;
	/** What goes with others of this round, by uuid. */
	const along = new Set<string>();
	for (const row of await findDueMessages(app.data.db, app.now(), messagesARound)) {
		if (stopping()) return;
		if (along.has(row.uuid)) continue;
		const from = await leavesFrom(app.data.db, row, app.now());
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
			await change(row, { reason: "fault", ...(tries >= mostTries && { state: "failed" }) });
			continue;
		}
		if (typeof message === "string") {
			await change(row, { state: "dropped", reason: message });
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
			const { reason, final, answered } = refusalOf(failure);
			const over = final || tries >= mostTries;
			await change(row, { reason, ...(over && { state: "failed" }) });
			app.log.warn({ reason, tries, message: row.uuid }, over ? "a message was given up" : "a message could not be sent yet");
			// Who does not answer now is not asked a hundred times.
			if (!answered) return;
			continue;
		}
		await change(row, { state: "sent", reason: "", due_at: app.now() });
	}

	async function beginTry(row: OutboxRow, tries: number): Promise<readonly string[]> {
		return app.data.write(row.tenant, async ({ db }) => {
			await lease.guard(db);
			await changeMessage(db, row, { tries, due_at: app.now() + pauseMs(tries) });
			return tries === 1 && row.kind !== "daily" ? takeAlong(db, row) : [];
		});
	}

	function change(row: OutboxRow, what: Parameters<typeof changeMessage>[2]): Promise<void> {
		return app.data.write(row.tenant, async ({ db }) => {
			await lease.guard(db);
			await changeMessage(db, row, what);
		});
	}
}

/** Only the code is kept: what a mail server says names its readers. */
function refusalOf(failure: unknown): { readonly reason: string; readonly final: boolean; readonly answered: boolean } {
	const [status, code] = [memberOf(failure, "responseCode"), memberOf(failure, "code")];
	// Refused for good is a message or its reader; a mail server that refuses our name refuses all of them, until somebody mends it.
	const ofMessage = code === "EENVELOPE" || code === "EMESSAGE";
	const answered = typeof status === "number";
	return { reason: answered ? String(status) : String(code ?? "?"), final: answered && status >= 500 && ofMessage, answered };
}
