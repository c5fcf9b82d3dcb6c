import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { openBackupDoor } from "./backup/backup-door.ts";
import { ConfigError, processConfig } from "./config/config.ts";
import { OpenToOthers } from "./database/dialects/private-place.ts";
import { NewerDatabaseError } from "./database/migrating/migrate.ts";
import { SecretsKeyError } from "./database/secrets/secrets-key.ts";
import { bytesOfTenants } from "./files/bytes-of-tenants.ts";
import { claimFiles, OtherFilesError } from "./start/claim-files.ts";
import { fillDemo } from "./start/fill-demo.ts";
import { openFrontDoor } from "./start/front-door.ts";
import { openManagementDoor } from "./start/management-door.ts";
import { TenantFilesError } from "./tenants/read-tenants.ts";

/** Seconds that calls in progress get to finish after the order to stop. */
const patienceSeconds = 10;

/**
 * Starts the server: it first listens, and then prepares. Stops it gracefully on SIGTERM and SIGINT: `/ready` answers 503, no new calls are
 * accepted, those in progress finish, and the database is closed.
 */
async function start(): Promise<void> {
	// Files that the process creates are private to its owner.
	process.umask(0o077);
	const config = processConfig();
	const door = await openFrontDoor(config);
	let app: FastifyInstance | undefined;
	const management =
		config.management &&
		(await openManagementDoor(config.management, {
			phase: () => door.phase,
			ping: async () => app?.data.ping(),
			metrics: () => app?.metrics,
			health: () => app?.health.known ?? [],
			storedBytes: async () => (app === undefined ? new Map() : bytesOfTenants(app)),
		}));
	let backups: Awaited<ReturnType<typeof openBackupDoor>> = null;
	let stopping = false;
	const stop = async (signal: string) => {
		// An interrupted start leaves nothing half done: the next one continues.
		if (app === undefined) process.exit(0);
		if (stopping) return;
		stopping = true;
		app.log.info({ signal }, "stopping");
		door.sayStopping();
		app.saysStopping();
		setTimeout(() => process.exit(1), (config.drainSeconds + patienceSeconds) * 1000).unref();
		if (config.drainSeconds > 0) await new Promise((done) => setTimeout(done, config.drainSeconds * 1000));
		backups?.close();
		await door.close();
		await app.close();
		await management?.close();
		process.exit(0);
	};
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);
	const made = await buildApp(config);
	await claimFiles(made);
	if (config.demo) await fillDemo(made);
	await made.ready();
	app = made;
	door.handTo(made);
	backups = await openBackupDoor(config.dataDir, made.data).catch((failure: unknown) => {
		// Not every medium supports sockets; the server works without.
		made.log.warn({ err: failure }, "no door for backups: stop the server to make one");
		return null;
	});
	made.log.info({ port: door.port, management: management?.port }, `Server listening at http://${config.host}:${door.port}`);
}

start().catch((failure: unknown) => {
	const foreseen = [ConfigError, TenantFilesError, OpenToOthers, OtherFilesError, SecretsKeyError, NewerDatabaseError].some(
		(kind) => failure instanceof kind,
	);
	process.stderr.write(`${failure instanceof Error ? (foreseen ? failure.message : failure.stack) : String(failure)}\n`);
	process.exit(1);
});
