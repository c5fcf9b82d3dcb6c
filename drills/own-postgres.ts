import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../server/test-support/local-server.ts";

const places = ["/usr/lib/postgresql", "/usr/local/lib/postgresql"];

/** Folder with initdb and pg_ctl, or undefined if PostgreSQL is not installed. POSTGRES_BIN takes precedence. */
export function findPostgres(): string | undefined {
	const versions = places.flatMap((place) => (existsSync(place) ? readdirSync(place).map((version) => join(place, version, "bin")) : []));
	return [process.env.POSTGRES_BIN, ...versions.reverse(), "/usr/local/bin", "/opt/homebrew/bin"].find(
		(folder) => folder && existsSync(join(folder, "initdb")),
	);
}

/** `fast`: clients are disconnected. `immediate`: stops as in a power cut, and recovers at the next start. */
export type StopMode = "fast" | "immediate";

/**
 * A private PostgreSQL on a free port that can be stopped and started at will. It refuses to run as root, so root runs
 * it as `postgres`.
 */
export class OwnPostgres {
	readonly url: string;
	/** Folder with PostgreSQL's programs. */
	readonly bin: string;
	/** Owned by the user that PostgreSQL runs as. */
	readonly folder: string;
	readonly data: string;
	readonly port: number;
	readonly #settings: readonly string[];

	private constructor(bin: string, place: { readonly folder: string; readonly data: string }, port: number, settings: readonly string[]) {
		this.bin = bin;
		this.folder = place.folder;
		this.data = place.data;
		this.port = port;
		this.#settings = settings;
		this.url = `postgres://laadstroom@127.0.0.1:${port}/postgres`;
	}

	/** `settings`: lines of postgresql.conf, as `name=value`, given the folder. */
	static async make(bin: string, settings: (folder: string) => readonly string[] = () => []): Promise<OwnPostgres> {
		const folder = mkdtempSync(join(tmpdir(), "laadstroom-postgres-"));
		const { root, uid, gid } = person();
		if (root) chownSync(folder, uid, gid);
		const made = new OwnPostgres(bin, { folder, data: join(folder, "data") }, await freePort(), settings(folder));
		await made.run(join(bin, "initdb"), "-D", made.data, "-U", "laadstroom", "--auth=trust", "--no-sync", "-E", "UTF8");
		await made.start();
		return made;
	}

	/** Starts another instance, on an existing data folder. */
	async startOn(data: string): Promise<OwnPostgres> {
		const other = new OwnPostgres(this.bin, { folder: this.folder, data }, await freePort(), []);
		await other.start();
		return other;
	}

	async start(): Promise<void> {
		const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=${this.folder}`, "max_connections=60", ...this.#settings];
		const options = [`-p ${this.port}`, ...settings.map((setting) => `-c ${setting}`)].join(" ");
		const log = `${this.data}.log`;
		await this.run(join(this.bin, "pg_ctl"), "-D", this.data, "-w", "-t", "120", "-l", log, "-o", options, "start");
	}

	async stop(mode: StopMode): Promise<void> {
		await this.run(join(this.bin, "pg_ctl"), "-D", this.data, "-w", "-t", "120", "-m", mode, "stop");
	}

	async remove(): Promise<void> {
		try {
			await this.stop("immediate");
		} finally {
			rmSync(this.folder, { recursive: true, force: true });
		}
	}

	/** Writes a file that PostgreSQL may change. */
	write(path: string, text: string): void {
		writeFileSync(path, text);
		const { root, uid, gid } = person();
		if (root) chownSync(path, uid, gid);
	}

	/** Runs a program in its folder, as the user that PostgreSQL runs as. */
	async run(program: string, ...args: readonly string[]): Promise<void> {
		const { root, uid, gid } = person();
		const as = root ? { uid, gid } : {};
		// Not piped: the started server would keep the pipe open, and this would wait for the server to end.
		const child = spawn(program, args, { cwd: this.folder, stdio: "ignore", ...as });
		const [status] = (await once(child, "exit")) as [number | null];
		if (status !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${status}`);
	}
}

/** The user that runs it: root may not, and becomes `postgres`. */
function person(): { readonly root: boolean; readonly uid: number; readonly gid: number } {
	if (process.getuid?.() !== 0) return { root: false, uid: 0, gid: 0 };
	const idOf = (kind: string) => Number(spawnSync("id", [kind, "postgres"], { encoding: "utf8" }).stdout);
	return { root: true, uid: idOf("-u"), gid: idOf("-g") };
}
