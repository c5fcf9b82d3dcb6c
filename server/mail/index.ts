import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { createTransport } from "nodemailer";
import type { SharedJob } from "../database/jobs/job-lease.ts";
import { keptSecret } from "../database/secrets/kept-secret.ts";
import { queueDaily } from "./daily.ts";
import { sendWaiting } from "./send-waiting.ts";
import { unsubscribeRoutes } from "./unsubscribe-routes.ts";

declare module "fastify" {
	interface FastifyInstance {
		/** The job that sends messages; null when no e-mail is sent. */
		mailJob: SharedJob | null;
	}
}

/** How often waiting messages are sent, in milliseconds. */
const usualMs = 10_000;
/** Time-outs, so that a hanging mail server costs only this much. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Differences from the usual. */
export interface MailOptions {
	readonly everyMs?: number;
	readonly patience?: typeof patience;
}

/** Messages by e-mail: sends what people chose to be notified of from the outbox, by one server at a time. */
export const mail = fastifyPlugin<MailOptions>(
	async (app: FastifyInstance, given) => {
		const settings = app.config.mail;
		app.decorate("mailJob", null);
		if (settings === null) return;
		const secret = await keptSecret({ db: app.data.db, key: app.secretsKey, now: app.now() }, "unsubscribe", () =>
			randomBytes(32).toString("base64url"),
		);
		// Files and addresses are never read for a message.
		const closed = { disableFileAccess: true, disableUrlAccess: true };
		const transport = createTransport({ url: settings.smtpUrl, ...patience, ...given.patience, ...closed });
		let stops = false;
		app.addHook("preClose", async () => {
			stops = true;
			transport.close();
		});
		const sending = { app, mail: settings, secret, transport, stopping: () => stops };
		const job: SharedJob = {
			name: "mail",
			everyMs: given.everyMs ?? usualMs,
			failed: "messages did not leave",
			async work(lease) {
				await queueDaily(app, lease);
				await sendWaiting(sending, lease);
			},
		};
		app.mailJob = job;
		app.servers.share(job);
		await app.register(unsubscribeRoutes, { secret });
	},
	{ name: "mail", dependencies: ["config", "database", "tenant", "servers"] },
);
