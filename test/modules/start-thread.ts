import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { startThread as start } from "../../server/database/start-thread.ts";
import { bundledThread } from "../../server/test-support/bundled-server.ts";

/** What the server runs in threads; a test may have others. */
const known = /\/server\/(?:files\/content\/content-worker|designs\/design-worker|database\/(?:migrate|reading)-thread)\.ts$/;

/** In place of the server's own in tests: a thread from few files, instead of one that first learns to read TypeScript. */
export const startThread: typeof start = (module, options) =>
	start(known.test(module.pathname) ? pathToFileURL(bundledThread(basename(module.pathname, ".ts"))) : module, options);
