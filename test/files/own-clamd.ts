import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../server/test-support/local-server.ts";

/**
 * clamd itself, with our own list of signatures: a single text that belongs to no real virus. Nothing is downloaded.
 */
export class OwnClamd {
	readonly port: number;
	readonly socket: string;
	readonly #folder: string;
	readonly #program: string;
	#process: ChildProcess | undefined;

	private constructor(program: string, folder: string, port: number) {
		this.#program = program;
		this.#folder = folder;
		this.port = port;
		this.socket = join(folder, "clamd.sock");
	}

	/** `found`: bytes that mark a file as infected, wherever they occur in it. */
	static async prepare(program: string, found: Buffer): Promise<OwnClamd> {
		const folder = mkdtempSync(join(tmpdir(), "laadstroom-clamd-"));
		const clamd = new OwnClamd(program, folder, await freePort());
		writeFileSync(join(folder, "own.ndb"), `Laadstroom.Test:0:*:${found.toString("hex")}\n`);
		const lines = [
			"Foreground yes",
			`DatabaseDirectory ${folder}`,
			`LocalSocket ${clamd.socket}`,
			`TCPSocket ${clamd.port}`,
			"TCPAddr 127.0.0.1",
		];
		writeFileSync(join(folder, "clamd.conf"), `${[...lines, "StreamMaxLength 30M", "SelfCheck 0", ""].join("\n")}`);
		return clamd;
	}

	/** Resolves once it listens. */
	async start(): Promise<void> {
		const made = spawn(this.#program, [`--config-file=${join(this.#folder, "clamd.conf")}`], { stdio: ["ignore", "pipe", "pipe"] });
		this.#process = made;
		let said = "";
		await new Promise<void>((resolve, reject) => {
			made.once("exit", (code) => reject(new Error(`clamd ended (${code}): ${said}`)));
			const listen = (part: Buffer) => {
				said += part.toString();
				if (/Self checking (disabled|every)/.test(said)) resolve();
			};
			made.stdout?.on("data", listen);
			made.stderr?.on("data", listen);
		});
	}

	/** As if the machine had stopped. */
	async kill(): Promise<void> {
		const running = this.#process;
		this.#process = undefined;
		if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
		running.kill("SIGKILL");
		await once(running, "exit");
		rmSync(this.socket, { force: true });
	}

	async remove(): Promise<void> {
		await this.kill();
		rmSync(this.#folder, { recursive: true, force: true });
	}
}
