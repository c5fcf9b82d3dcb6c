import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { demoPassword } from "../server/accounts/demo-accounts.ts";
import { signIn } from "../server/accounts/test-support/sign-in.ts";
import { freePort, type Running, startServer } from "./processes.ts";

export interface Product extends Running {
	readonly tenant: string;
	/** Calls the API as the signed-in person. */
	call(
		method: "GET" | "POST",
		path: string,
		body?: unknown,
	): Promise<{ data: Record<string, unknown>; metaData?: Record<string, unknown> }>;
	readonly headers: Readonly<Record<string, string>>;
}

/** Starts the built product on an empty database with the demo accounts, and signs somebody in. */
export async function startProduct(
	account: { readonly tenant: string; readonly email: string },
	environment: Record<string, string> = {},
): Promise<Product> {
	const port = await freePort();
	const dataFolder = mkdtempSync(join(tmpdir(), "bench-"));
	const running = await startServer(["dist/bundle/main.js"], port, "/ready", {
		PORT: String(port),
		HOST: "127.0.0.1",
		PUBLIC_URL: `http://127.0.0.1:${port}`,
		DATA_DIR: dataFolder,
		RATE_LIMIT: "0",
		GEOCODER_URL: "offline",
		TILES_URL: "offline",
		LOG_LEVEL: "error",
		...environment,
	});
	const { accessToken, apiKey } = await signIn(running.url, account.email, demoPassword);
	const headers = { authorization: `Bearer ${accessToken}`, "x-api-key": apiKey };
	return {
		...running,
		tenant: account.tenant,
		headers,
		async stop() {
			await running.stop();
			rmSync(dataFolder, { recursive: true, force: true });
		},
		async call(method, path, body) {
			const answer = await fetch(`${running.url}/api/v1/${account.tenant}/${path}`, {
				method,
				headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
				...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
			});
			const text = await answer.text();
			if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
			return JSON.parse(text);
		},
	};
}

/**
 * Waits until the server has completed its background work on existing records: the rows of lists, and the search texts of those rows, in
 * turn.
 */
export async function rowsMade(product: Product, dataFolder: string): Promise<void> {
	const database = new Database(join(dataFolder, "laadstroom.sqlite"), { readonly: true });
	const made = database.prepare(`select 1 where
		(select count(*) from realisation where tenant = @tenant) = (select count(*) from realisation_row where tenant = @tenant)
		and not exists (select 1 from listed_fill where tenant = @tenant and filled = 0)
		and exists (select 1 from listed_text_fill where tenant = @tenant and list = 'applicants' and filled = 1)
		and not exists (select 1 from listed_text_fill where tenant = @tenant and filled = 0)`);
	while (made.get({ tenant: product.tenant }) === undefined) await new Promise((resolve) => setTimeout(resolve, 1_000));
	database.close();
}
