import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { createTransport } from "nodemailer";
import type { SharedJob } from "../database/job-lease.ts";
import { keptSecret } from "../database/secrets/kept-secret.ts";
import { queueDaily } from "./daily.ts";
import { sendWaiting } from "./send-waiting.ts";
import { unsubscribeRoutes } from "./unsubscribe-routes.ts";

declare module "fastify" {
	interface FastifyInstance {
		/** Sends messages; null where none leave. */
		mailJob: SharedJob | null;
	}
}

const everyMs = 10_000;
/** What a mail server that hangs may cost. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Messages by e-mail: what people chose to be told of leaves from the outbox, by one server at a time. */
export const mail = fastifyPlugin<{ patience?: Partial<typeof patience> | undefined }>(
	async (app: FastifyInstance, given) => {
		const settings = app.config.mail;
		app.decorate("mailJob", null);
		if (settings === null) return;
		const secret = await keptSecret({ db: app.data.db, key: app.secretsKey, now: app.now() }, "unsubscribe", () =>
			randomBytes(32).toString("base64url"),
		);
		// Neither files nor addresses are ever read for a message.
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
			everyMs,
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
