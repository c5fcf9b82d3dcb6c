import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import fastifyPlugin from "fastify-plugin";
import { memberOf } from "../../engine/index.ts";
import { projectFile } from "../config/project-file.ts";
import { LeaseLost, releaseLease, renewLease, type SharedJob, takeLease } from "../database/jobs/job-lease.ts";
import { beatMs, forgetServer, forgetSilentServers, lastKnown, liveServers, noteServer } from "../database/server-instances.ts";

interface Servers {
	/** Names this server among those of the deployment. */
	readonly id: string;
	/** Number of live servers of the deployment, this one included; a few seconds old at most. */
	readonly live: number;
	/** Runs this job once the server is ready and repeats it from then on, unless another server has it. */
	share(job: SharedJob): void;
	/** The same for a server that is already ready; resolves when the job has run once, or when another server has it. */
	begin(job: SharedJob): Promise<void>;
	/** This server's part of an allowance of the whole deployment; null for no limit. */
	shareOf<Allowance extends number | null>(allowance: Allowance): Allowance | number;
}

declare module "fastify" {
	interface FastifyInstance {
		servers: Servers;
	}
}

/** Milliseconds without renewal after which a server loses its lease. */
const holdMs = 60_000;
/** A job is due again slightly before its timer fires, so that the same server may run it again. */
const slack = 0.9;

/** Tracks which servers are alive, and divides jobs and allowances among them. */
export const servers = fastifyPlugin(
	async (app) => {
		const { db } = app.data;
		const self = { id: randomUUID(), version: productVersion(), knows: lastKnown };
		const startedAt = app.now();
		let live = 1;
		let here = false;
		const beat = async () => {
			await noteServer(db, self, startedAt, app.now());
			live = Math.max(1, (await liveServers(db, app.now())).length);
		};
		const jobs = new Map<string, Promise<void>>();
		const timers = new Set<NodeJS.Timeout>();
		const every = (milliseconds: number, act: () => void) => void timers.add(setInterval(act, milliseconds).unref());

		const doOnce = async ({ name, everyMs, work }: SharedJob, early: boolean) => {
			const wish = { name, holder: self.id, holdMs };
			const begun = app.now();
			const lease = await takeLease(db, wish, { now: begun, early });
			if (lease === undefined) return;
			// If the lease is lost, the guard of the next transaction reports it.
			const renewal = setInterval(() => void renewLease(db, wish, lease, app.now()).catch(() => undefined), holdMs / 3).unref();
			let dueAt = begun;
			try {
				await work(lease);
				dueAt = begun + slack * everyMs;
			} finally {
				clearInterval(renewal);
				await releaseLease(db, wish, lease, Math.round(dueAt));
			}
		};
		const start = (job: SharedJob, early: boolean): Promise<void> => {
			const running = jobs.get(job.name);
			if (running !== undefined) return running;
			const begun = doOnce(job, early)
				.catch((failure: unknown) => {
					if (failure instanceof LeaseLost) app.log.warn(failure.message);
					else app.outages.tell(failure, app.log, job.failed);
				})
				.finally(() => jobs.delete(job.name));
			jobs.set(job.name, begun);
			return begun;
		};

		const begin = (job: SharedJob): Promise<void> => {
			every(job.everyMs, () => void start(job, false));
			// A starting server continues what the previous one left, whether due or not.
			return start(job, true);
		};

		app.decorate("servers", {
			id: self.id,
			get live() {
				return live;
			},
			share(job) {
				// Not awaited, so that it does not delay the start.
				app.addHook("onReady", async () => void begin(job));
			},
			begin,
			shareOf: (allowance) => (allowance === null ? allowance : Math.ceil(allowance / live)),
		});
		app.addHook("onReady", async () => {
			await forgetSilentServers(db, app.now());
			await beat();
			here = true;
			every(
				beatMs,
				() => void beat().catch((failure: unknown) => app.outages.tell(failure, app.log, "this server could not say that it lives")),
			);
		});
		app.addHook("onClose", async () => {
			for (const timer of timers) clearInterval(timer);
			await Promise.all(jobs.values());
			if (here)
				await forgetServer(db, self.id).catch((failure: unknown) =>
					app.outages.tell(failure, app.log, "this server could not take its leave"),
				);
		});
	},
	{ name: "servers", dependencies: ["config", "database"] },
);

function productVersion(): string {
	return String(memberOf(JSON.parse(readFileSync(projectFile("package.json"), "utf8")), "version"));
}
