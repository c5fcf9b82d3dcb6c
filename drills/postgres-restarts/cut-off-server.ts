import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

/** A server of the drill, as a process of its own. */
export class CutOffServer {
	readonly origin: string;
	readonly #process: ChildProcess;
	readonly #said: () => string;

	private constructor(child: ChildProcess, origin: string, said: () => string) {
		this.#process = child;
		this.origin = origin;
		this.#said = said;
	}

	static async start(
		place: { readonly url: string; readonly flowsDir: string; readonly dataDir: string },
		plant?: string,
	): Promise<CutOffServer> {
		const script = resolve(import.meta.dirname, "server-to-cut-off.ts");
		const args = ["--import", "tsx", script, place.flowsDir, place.dataDir, ...(plant === undefined ? [] : [plant])];
		const child = spawn(process.execPath, args, { env: { ...process.env, DATABASE_URL: place.url }, stdio: ["ignore", "pipe", "pipe"] });
		let said = "";
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (part: Buffer) => (said = (said + part.toString()).slice(-20_000)));
		for (;;) {
			const port = /^port (\d+)$/m.exec(said)?.[1];
			if (port !== undefined) return new CutOffServer(child, `http://127.0.0.1:${port}`, () => said);
			if (child.exitCode !== null) throw new Error(`The server did not start:\n${said}`);
			await new Promise((done) => setTimeout(done, 50));
		}
	}

	get died(): boolean {
		return this.#process.exitCode !== null || this.#process.signalCode !== null;
	}

	/** The end of what it printed. */
	get said(): string {
		return this.#said();
	}

	/** Lines of its log about a database that is away. */
	get outageLines(): number {
		return this.#said()
			.split("\n")
			.filter((line) => line.includes("database is away")).length;
	}

	async stop(): Promise<void> {
		if (this.died) return;
		const gone = once(this.#process, "exit");
		this.#process.kill("SIGKILL");
		await gone;
	}
}
