/**
 * A drill's server with a test sign-in: node --import tsx drills/tenant-flood/server-to-flood.ts <flows> <data>
 * [unlimited]. DATABASE_URL names its database; SQLite if omitted. Prints the port it listens on. `unlimited`: a
 * planted fault, tenants get as much as they ask for.
 */
import { serveDrill } from "../serve-drill.ts";

const [flowsDir = "", dataDir = "", plant] = process.argv.slice(2);
// Far above the actual rate: the limit of calls per person is not what this tests.
const callsPerMinute = plant === "unlimited" ? null : 900_000;
await serveDrill({ flowsDir, dataDir, logLevel: "error", callsPerMinute });
