/**
 * A drill's server with a test sign-in: node --import tsx drills/country/server-of-country.ts <flows> <data> <rows in the
 * browser>. DATABASE_URL names its database; SQLite if omitted. Prints the port it listens on.
 */
import { serveDrill } from "../serve-drill.ts";

const [flowsDir = "", dataDir = "", listInBrowser = ""] = process.argv.slice(2);
await serveDrill({ flowsDir, dataDir, logLevel: "error", callsPerMinute: null, settings: { LIST_IN_BROWSER: listInBrowser } });
