/**
 * The server with a test sign-in, to be killed: node --import tsx test/api/harness/server-to-kill.ts <flows> <data> <hours> <mail server>
 * <database>. Its clock is ahead by that many hours. Prints the port it listens on, and nothing else. Ends when its input closes.
 */
import type { AddressInfo } from "node:net";
import { buildApp } from "../../../server/app.ts";
import { readConfig } from "../../../server/config/config.ts";
import { testAuthentication } from "../../../server/test-support/test-authentication.ts";

const [flowsDir = "", dataDir = "", hours = "0", mailServer = "", url = ""] = process.argv.slice(2);
const config = readConfig({
	LOG_LEVEL: "silent",
	WEB_DIR: "none",
	GEOCODER_URL: "offline",
	TILES_URL: "offline",
	FLOWS_DIR: flowsDir,
	DATA_DIR: dataDir,
	...(url === "" ? {} : { DATABASE_URL: url }),
	...(mailServer === "" ? {} : { SMTP_URL: mailServer, MAIL_FROM: "laadstroom@organisatie.example", PUBLIC_URL: "http://127.0.0.1" }),
});
const now = () => Date.now() + Number(hours) * 3_600_000;
const app = await buildApp(config, { now, authentication: testAuthentication, callsPerMinute: null });
await app.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
process.stdin.on("end", () => process.exit(1)).resume();
