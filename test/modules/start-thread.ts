import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { startThread as start } from "../../server/database/start-thread.ts";
import { bundledThread } from "../../server/test-support/bundled-server.ts";

/** Modules that the server runs in threads; a test may have others. */
const known =
	/\/server\/(?:files\/content\/content-worker|designs\/thread\/design-worker|database\/(?:migrating\/migrate|reading\/reading)-thread)\.ts$/;

/** Replaces the server's own function in tests: starts a thread from bundled files, instead of one that first has to compile TypeScript. */
export const startThread: typeof start = (module, options) =>
	start(known.test(module.pathname) ? pathToFileURL(bundledThread(basename(module.pathname, ".ts"))) : module, options);
