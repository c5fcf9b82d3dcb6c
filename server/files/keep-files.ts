import { join } from "node:path";
import fastifyPlugin from "fastify-plugin";
import { hasMember } from "../../engine/index.ts";
import { Slots } from "../calls/slots.ts";
import { lookForKeysMs, rotatingKeys } from "../database/secrets/rotating-key.ts";
import { checkWaiting } from "./check-waiting.ts";
import { type ContentCheckOptions, ContentChecks } from "./content/content-checks.ts";
import type { FileKeeping } from "./file-keeping.ts";
import { FileLinks, fileLinkKey } from "./links/file-link.ts";
import { Clamd } from "./scanner/clamd.ts";
import type { FileScanner } from "./scanner/file-scanner.ts";
import { Arrivals } from "./storage/arrivals.ts";
import type { FileStorage } from "./storage/file-storage.ts";
import { fileStorage } from "./storage/storage-of-settings.ts";
import { sweepFiles } from "./sweep-files.ts";
import { WorkQueue } from "./work-queue.ts";

/** Substitutes for tests. */
export interface FileKeepingOptions {
	readonly storage?: FileStorage;
	readonly scanner?: FileScanner;
	readonly content?: ContentCheckOptions;
}

/** How often the scanner retries files that it could not judge. */
const recheckMs = 30_000;
const sweepMs = 600_000;
const leftBehindMs = 3_600_000;
const filesAtOnce = 3;

/** Keeps files: in the folder `files` of the data, or in S3-compatible storage. */
export const fileKeeping = fastifyPlugin<FileKeepingOptions>(
	async (app, given) => {
		const { files: settings, dataDir } = app.config;
		const folder = join(dataDir, "files");
		const secrets = { db: app.data.db, key: app.secretsKey, now: app.now() };
		const work = new WorkQueue((failure, name) => app.outages.tell(failure, app.log, `${name} did not succeed`));
		const files: FileKeeping = {
			data: app.data,
			storage: given.storage ?? fileStorage(app.config),
			arrivals: new Arrivals(join(folder, ".arriving")),
			scanner: given.scanner ?? (settings.clamd === null ? null : new Clamd(settings.clamd)),
			unjudged: new Map(),
			content: new ContentChecks((failure) => app.log.error({ err: failure }, "files cannot be judged"), given.content),
			links: new FileLinks(await rotatingKeys(secrets, fileLinkKey), app.now),
			mostBytes: settings.mostBytes,
			mostBytesOfTenant: settings.mostBytesOfTenant,
			slots: new Slots(filesAtOnce),
			now: app.now,
			check: (tenant) => work.start(`checking files of ${tenant}`, () => checkWaiting(files, tenant)),
			sweep: (tenant) => work.start(`letting go of files of ${tenant}`, () => sweepFiles(files, tenant)),
			settled: () => work.settled(),
		};
		app.decorate("files", files);
		const everyTenant = (act: (tenant: string) => void) => {
			for (const { slug } of app.tenants.all) act(slug);
		};
		// A call about one file of a process may have removed it: its bytes are removed after the response, since only the commit decides.
		app.addHook("onResponse", async (request, reply) => {
			const letGo = request.method === "POST" && reply.statusCode === 200 && hasMember(request.params, "fileUuid");
			if (letGo) files.sweep(request.tenant.slug);
		});
		app.servers.share({
			name: "file-checks",
			everyMs: recheckMs,
			failed: "files that wait for a check go on waiting",
			async work() {
				everyTenant(files.check);
				await files.settled();
			},
		});
		app.servers.share({
			name: "file-sweeps",
			everyMs: sweepMs,
			failed: "what was left behind stays",
			async work({ guard }) {
				everyTenant((tenant) => work.start(`letting go of all files of ${tenant}`, () => sweepFiles(files, tenant, guard)));
				await files.storage.tidy(Date.now() - leftBehindMs);
				await files.settled();
			},
		});
		// Arriving uploads are on this server only.
		const tidyArrivals = () =>
			files.arrivals
				.tidy(Date.now() - leftBehindMs)
				.catch((failure: unknown) => app.outages.tell(failure, app.log, "what arrived in part stays"));
		app.addHook("onReady", tidyArrivals);
		const timers = [
			setInterval(() => {
				rotatingKeys(secrets, fileLinkKey).then(
					(keys) => files.links.use(keys),
					(failure: unknown) => app.outages.tell(failure, app.log, "the keys of links could not be read again"),
				);
			}, lookForKeysMs),
			setInterval(() => void tidyArrivals(), sweepMs),
		];
		for (const timer of timers) timer.unref();
		app.addHook("onClose", async () => {
			for (const timer of timers) clearInterval(timer);
			await files.settled();
			await files.content.close();
		});
	},
	{ name: "files", dependencies: ["config", "tenant", "servers"] },
);
