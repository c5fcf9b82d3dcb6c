import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";

export interface Running {
	readonly url: string;
	/** From spawning to the expected response, in milliseconds. */
	readonly readyAfter: number;
	/**
	 * Processor time of the process so far, in milliseconds. On a shared machine it says more than elapsed time. NaN
	 * without Linux's /proc.
	 */
	processorMs(): number;
	stop(): Promise<void>;
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}

/**
 * Starts a server as a separate process and waits until `path` answers 200.
 * @throws if it exits first, or is not ready within a minute; the error includes its output.
 */
export async function startServer(
	args: readonly string[],
	port: number,
	path: string,
	environment: Record<string, string> = {},
): Promise<Running> {
	const started = performance.now();
	const child = spawn(process.execPath, args, { env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "pipe"] });
	let printed = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4000)));
	const url = `http://127.0.0.1:${port}`;
	while (!(await answers(url + path))) {
		if (child.exitCode !== null || performance.now() - started > 60_000) {
			child.kill("SIGKILL");
			throw new Error(`${args.join(" ")} did not get ready:\n${printed}`);
		}
		await new Promise((resolve) => setTimeout(resolve, 2));
	}
	return { url, readyAfter: performance.now() - started, processorMs: () => processorMsOf(child.pid), stop: () => end(child) };
}

/** Linux counts in hundredths of a second. */
const msPerTick = 10;

function processorMsOf(pid: number | undefined): number {
	try {
		// After the command name, which may contain anything: fields 12 and 13 are the time spent in user mode and in the
		// kernel.
		const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
		return (Number(fields[11]) + Number(fields[12])) * msPerTick;
	} catch {
		return Number.NaN;
	}
}

async function answers(url: string): Promise<boolean> {
	try {
		const answer = await fetch(url);
		await answer.arrayBuffer();
		return answer.status < 500;
	} catch {
		return false;
	}
}

async function end(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null) return;
	const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	child.kill("SIGTERM");
	const timer = setTimeout(() => child.kill("SIGKILL"), 5000);
	await gone;
	clearTimeout(timer);
}
