import { moduleBeside } from "../../config/module-beside.ts";
import { startThread } from "../start-thread.ts";

const module = moduleBeside("migrate-thread", import.meta.url);

/**
 * Migrates an embedded database in a separate thread. SQLite is synchronous: a long migration would otherwise prevent the server from
 * reporting that it is starting, and monitoring would take it for dead.
 */
export async function migrateBeside(file: string): Promise<void> {
	const thread = startThread(module, { workerData: file });
	await new Promise<void>((resolve, reject) => {
		let done = false;
		thread.once("message", () => {
			done = true;
		});
		thread.once("error", reject);
		thread.once("exit", () => (done ? resolve() : reject(new Error("The thread that migrates the database ended before it was done."))));
	});
}
