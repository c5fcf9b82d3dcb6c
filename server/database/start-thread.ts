import { Worker, type WorkerOptions } from "node:worker_threads";

/**
 * Starts a thread that runs this module of the server. In a build that is JavaScript. From source, as in the tests and `npm run dev`, the
 * thread first has to register TypeScript support, which it does not inherit from its parent.
 */
export function startThread(module: URL, options: Pick<WorkerOptions, "resourceLimits" | "workerData">): Worker {
	const entry = module.pathname.endsWith(".ts")
		? new URL(
				`data:text/javascript,import { register } from "${import.meta.resolve("tsx/esm/api")}"; register(); await import("${module}");`,
			)
		: module;
	return new Worker(entry, { execArgv: [], ...options });
}
