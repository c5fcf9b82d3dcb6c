import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { bundledServer } from "../server/test-support/bundled-server.ts";

type DrillScript = {
	readonly args: readonly string[];
	readonly databaseUrl?: string | undefined;
	/** Absolute path of the source, or of a script that Node runs directly; it prints `port <number>` once it listens. */
} & ({ readonly script: string } | { readonly main: string });

/** A drill's server, as a separate process. */
export class DrillServer {
	readonly origin: string;
	readonly #process: ChildProcess;
	readonly #said: () => string;

	private constructor(child: ChildProcess, origin: string, said: () => string) {
		this.#process = child;
		this.origin = origin;
		this.#said = said;
	}

	/** `databaseUrl`: address of PostgreSQL; SQLite if omitted. */
	static async start({ args, databaseUrl, ...program }: DrillScript): Promise<DrillServer> {
		const env = { ...process.env };
		delete env.DATABASE_URL;
		if (databaseUrl !== undefined) env.DATABASE_URL = databaseUrl;
		const main = "main" in program ? program.main : bundledServer(program.script);
		const child = spawn(process.execPath, [main, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
		let said = "";
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (part: Buffer) => (said = (said + part.toString()).slice(-20_000)));
		for (;;) {
			const port = /^port (\d+)$/m.exec(said)?.[1];
			if (port !== undefined) return new DrillServer(child, `http://127.0.0.1:${port}`, () => said);
			if (child.exitCode !== null) throw new Error(`The server did not start:\n${said}`);
			await new Promise((done) => setTimeout(done, 50));
		}
	}

	get died(): boolean {
		return this.#process.exitCode !== null || this.#process.signalCode !== null;
	}

	/** The end of its output. */
	get said(): string {
		return this.#said();
	}

	/** Number of log lines about an unavailable database. */
	get outageLines(): number {
		return this.#said()
			.split("\n")
			.filter((line) => line.includes("database is away")).length;
	}

	/** Pauses it in the middle of whatever it is doing, until it is thawed. */
	freeze(): void {
		this.#process.kill("SIGSTOP");
	}

	thaw(): void {
		this.#process.kill("SIGCONT");
	}

	async stop(): Promise<void> {
		if (this.died) return;
		const gone = once(this.#process, "exit");
		this.#process.kill("SIGKILL");
		await gone;
	}
}
