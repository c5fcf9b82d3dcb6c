import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDemo } from "../../../server/demo/load-demo.ts";
import { Deployment } from "./deployment.ts";
import { tenantsWithSmallDemo } from "./small-demo.ts";

const database = "laadstroom.sqlite";

/**
 * The server on a database of its own that contains the demonstration of all tenants, for callers that change it freely. Without a
 * `FLOWS_DIR` it is the small demonstration, which is loaded once per run and copied: loading takes longer than most files test.
 */
export async function deploymentWithDemo(settings: Readonly<Record<string, string>> = {}): Promise<Deployment> {
	if (settings.FLOWS_DIR !== undefined) return withDemo(await Deployment.open(settings));
	const folder = mkdtempSync(join(tmpdir(), "laadstroom-demo-"));
	const { file, ...same } = await smallDemoOfRun();
	copyFileSync(file, join(folder, database));
	return Deployment.open({ ...settings, ...same }, folder);
}

async function withDemo(deployment: Deployment): Promise<Deployment> {
	const { app } = deployment;
	const { data, config, tenants } = app;
	await loadDemo({ data, tenants: tenants.all, flowsDir: config.flowsDir, now: app.now(), userIdOf: async (email) => email });
	return deployment;
}

interface SmallDemo {
	readonly file: string;
	readonly FLOWS_DIR: string;
	/** The key with which the contents of the database were sealed. */
	readonly SECRETS_KEY_FILE: string;
}

/** The first caller creates it; callers in other workers wait for it meanwhile. */
async function smallDemoOfRun(): Promise<SmallDemo> {
	const shared = join(process.env.TEST_RUN_FOLDER ?? mkdtempSync(join(tmpdir(), "laadstroom-run-")), "small-demo");
	const demo = { file: join(shared, database), FLOWS_DIR: join(shared, "flows"), SECRETS_KEY_FILE: join(shared, "secrets.key") };
	const failed = join(shared, "failed");
	if (isFirst(shared)) {
		try {
			const { file, ...settings } = demo;
			const making = join(shared, "making");
			mkdirSync(making, { mode: 0o700 });
			renameSync(tenantsWithSmallDemo(), demo.FLOWS_DIR);
			await (await withDemo(await Deployment.open(settings, making))).close();
			renameSync(join(making, database), file);
		} catch (failure) {
			writeFileSync(failed, String(failure));
			throw failure;
		}
	}
	while (!existsSync(demo.file)) {
		if (existsSync(failed)) throw new Error("the demonstration could not be loaded: see the file that came first");
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	return demo;
}

function isFirst(folder: string): boolean {
	try {
		mkdirSync(folder, { mode: 0o700 });
		return true;
	} catch {
		return false;
	}
}
