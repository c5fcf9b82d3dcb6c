import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { inspect } from "node:util";
import { SeededRandom } from "../../server/demo/seeded-random.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { newProcess } from "../../server/test-support/test-process.ts";
import { DrillServer } from "../drill-server.ts";
import { folderToPublish, publishingHeaders, type publishingRoles } from "../folder-to-publish.ts";
import { callerOf, callOf, type PublishingAct, publishingActs, type Round } from "./publishing-acts.ts";
import { type Amounts, type Stored, whatIsStored } from "./what-is-stored.ts";

interface PublishingKillDrill {
	/** Number of times that each act is interrupted. */
	readonly rounds: number;
	/** Determines the moments; timing still depends on the machine. */
	readonly seed: number;
	/** Address of PostgreSQL; SQLite if omitted. */
	readonly databaseUrl?: string | undefined;
	/** A fault that the drill must detect, on PostgreSQL. `halves`: each statement of a write is committed separately. */
	readonly plant?: "halves" | undefined;
	readonly progress?: (killed: number, report: PublishingKillReport) => void;
}

export interface PublishingKillReport {
	readonly killed: number;
	/** How many acts had happened, and how many had not, when their server was killed. */
	readonly after: number;
	readonly before: number;
	/** Acts that were half done, lost after they had been acknowledged, or impossible to do afterwards. */
	readonly differences: readonly string[];
}

interface Answered {
	readonly uuid: string;
	readonly number: number;
	readonly outcome: string;
	readonly design: { readonly revision: number };
	readonly files: readonly { readonly path: string; readonly text: string | null }[];
	readonly releases: readonly { readonly number: number }[];
	readonly activations: readonly { readonly number: number }[];
}

/**
 * A server is killed while it approves, releases, activates, upgrades a process, rolls back, creates a tenant and removes it; the state
 * must then be exactly as before or exactly as after, and the same call must lead to the state after.
 */
export async function publishingKillDrill(drill: PublishingKillDrill): Promise<PublishingKillReport> {
	const stage = await Stage.open(drill);
	const random = new SeededRandom(drill.seed);
	const report = { killed: 0, after: 0, before: 0, differences: [] as string[] };
	/** The rows that each act adds, and its duration in milliseconds: learned while nothing is killed. */
	const whole = new Map<PublishingAct, { readonly adds: Amounts; readonly takes: number }>();
	try {
		for (let number = 0; number <= drill.rounds; number++) {
			const round = await stage.prepare(number);
			for (const act of publishingActs) {
				const [key, before] = [randomUUID(), await stage.stored()];
				const [path, data, within] = callOf(act, round, await stage.active());
				const send = () => stage.call(callerOf(act), path, data, { key, within, number });
				const known = whole.get(act);
				if (known === undefined) {
					const begun = performance.now();
					await send();
					const takes = performance.now() - begun;
					whole.set(act, { adds: added(before, await stage.stored()), takes });
					continue;
				}
				const say = (what: string) => report.differences.push(`${act} in round ${number}: ${what}`);
				const answered = await stage.killDuring(send, known.takes * 1.2 * random.fraction());
				report.killed += 1;
				const left = await stage.stored();
				const happened = isSame(added(before, left), known.adds) && isDone(act, round, left);
				if (happened) report.after += 1;
				else if (isSame(before, left)) report.before += 1;
				else say(`half done: ${JSON.stringify(added(before, left))} instead of ${JSON.stringify(known.adds)}`);
				if (answered && !happened) say("answered, and lost");
				for (const fault of left.faults) say(fault);
				// A tenant that was removed no longer answers.
				if (!(act === "take-away" && happened))
					await again(send).catch((failure: unknown) => say(`not done afterwards: ${stage.toldOf(failure)}`));
				const ended = await stage.stored();
				if (!isSame(added(before, ended), known.adds) || !isDone(act, round, ended))
					say(`done again: ${JSON.stringify(added(before, ended))}`);
				drill.progress?.(report.killed, report);
				if (report.differences.length > 0) return report;
			}
		}
		return report;
	} finally {
		await stage.close();
	}
}

/** A server that has just started may be called before it is warm: tries again, as a client would. */
async function again<Result>(attempt: () => Promise<Result>, left = 4): Promise<Result> {
	return left === 0 ? attempt() : attempt().catch(() => again(attempt, left - 1));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function added(before: Stored, after: Stored): Amounts {
	return Object.fromEntries(Object.entries(after.amounts).map(([table, amount]) => [table, amount - (before.amounts[table] ?? 0)]));
}

/** The effects of an act that the numbers of rows do not show. */
function isDone(act: PublishingAct, { process, release, version, made }: Round, { runs, versions, tenants }: Stored): boolean {
	if (act === "activate") return runs === release;
	if (act === "roll-back") return runs === 1;
	if (act === "make") return tenants.includes(made);
	if (act === "take-away") return !tenants.includes(made);
	return act !== "carry" || versions[process] === version;
}

interface Sent {
	/** Idempotency key, for a call that may be sent again. */
	readonly key?: string;
	/** The tenant of the call; the publishing one when left out. */
	readonly within?: string | undefined;
	/** Number of the caller. */
	readonly number?: number;
}

/** A server, its stored data, and its callers. */
class Stage {
	readonly #root: string;
	readonly #start: () => Promise<DrillServer>;
	readonly #place: { readonly url: string | null; readonly folder: string };
	readonly #tenant = defaultTenantFolder();
	#server: DrillServer;

	private constructor(root: string, start: () => Promise<DrillServer>, server: DrillServer, url: string | null) {
		this.#root = root;
		this.#start = start;
		this.#server = server;
		this.#place = { url, folder: join(root, "data") };
	}

	static async open({ databaseUrl, plant }: PublishingKillDrill): Promise<Stage> {
		const root = mkdtempSync(join(tmpdir(), "laadstroom-drill-"));
		folderToPublish(join(root, "flows"));
		const script = resolve(import.meta.dirname, "server-to-publish.ts");
		const args = [join(root, "flows"), join(root, "data"), ...(plant === undefined ? [] : [plant])];
		const start = () => DrillServer.start({ script, args, databaseUrl });
		return new Stage(root, start, await start(), databaseUrl ?? null);
	}

	async close(): Promise<void> {
		await this.#server.stop();
		rmSync(this.#root, { recursive: true, force: true });
	}

	/** Describes a failure, with the server's last output. */
	toldOf(failure: unknown): string {
		return `${inspect(failure)}; ${this.#server.died ? "the server died" : "the server runs"}: ${this.#server.said.slice(-500)}`;
	}

	stored(): Promise<Stored> {
		return whatIsStored(this.#place, this.#tenant);
	}

	async active(): Promise<number> {
		return (await this.call("publisher", "designs/releases")).activations[0]?.number ?? 0;
	}

	/** Prepares a design that changes the flow and the rights, and a running process. */
	async prepare(number: number): Promise<Round> {
		const { uuid: process } = await this.call("designer", "processes/realisation", newProcess(this.#tenant));
		const { uuid: design } = await this.call("designer", "designs", { name: `Ronde ${number}` });
		const { files } = await this.call("designer", `designs/${design}`);
		const flow = JSON.parse(files.find(({ path }) => path === "flow.json")?.text ?? "") as { readonly version: string };
		const release = ((await this.call("publisher", "designs/releases")).releases[0]?.number ?? 0) + 1;
		const version = flow.version.replace(/^\d+/, (major) => String(Number(major) + release));
		const set = (file: string, at: readonly string[], value: unknown) => ({ op: "set", file, at, value });
		const edits = [
			...[set("flow.json", ["label"], `Ronde ${number}`), set("flow.json", ["version"], version)],
			set("tenant.json", ["judges"], number % 2 === 0 ? ["cpo"] : ["admin"]),
		];
		await this.call("designer", `designs/${design}/edits`, { revision: 0, edits });
		return { design, process, version, release, made: `ronde-${number}` };
	}

	/** Kills the server a number of milliseconds after the call was sent, and restarts it. Returns whether the call was answered. */
	async killDuring(send: () => Promise<unknown>, afterMs: number): Promise<boolean> {
		const sent = send().then(
			() => true,
			() => false,
		);
		await new Promise((done) => setTimeout(done, afterMs));
		await this.#server.stop();
		const answered = await sent;
		this.#server = await this.#start();
		return answered;
	}

	/** The API's response. @throws when the API refuses */
	async call(who: keyof typeof publishingRoles, path: string, body?: object, { key, within, number }: Sent = {}): Promise<Answered> {
		const headers = { ...publishingHeaders(who, within, number), ...(key !== undefined && { "idempotency-key": key }) };
		const sent = path === "processes/realisation" ? body : { data: body };
		const answer = await fetch(`${this.#server.origin}/api/v1/${within ?? this.#tenant}/${path}`, {
			headers,
			...(body !== undefined && { method: "POST", body: JSON.stringify(sent) }),
		});
		if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
		return ((await answer.json()) as { readonly data: Answered }).data;
	}
}
