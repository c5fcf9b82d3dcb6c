import { Worker, type WorkerOptions } from "node:worker_threads";

/**
 * A thread that runs this module of the server. Built, that is JavaScript. From source, as the tests and `npm run dev`
 * have it, the thread first learns to read TypeScript, which a thread does not learn from whoever starts it.
 */
export function startThread(module: URL, options: Pick<WorkerOptions, "resourceLimits" | "workerData">): Worker {
	const entry = module.pathname.endsWith(".ts")
		? new URL(
				`data:text/javascript,import { register } from "${import.meta.resolve("tsx/esm/api")}"; register(); await import("${module}");`,
			)
		: module;
	return new Worker(entry, { execArgv: [], ...options });
}
