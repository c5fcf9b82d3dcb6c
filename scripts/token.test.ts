import { execFile } from "node:child_process";
import { createServer } from "node:net";
import { promisify } from "node:util";
import { expect, it } from "@jest/globals";
import { tokenAddress } from "./token-address.ts";

it("a token is asked for where the environment says that the server is", () => {
	expect(tokenAddress({})).toBe("http://localhost:3000");
	expect(tokenAddress({ PORT: "3100", PUBLIC_URL: "" })).toBe("http://localhost:3100");
	expect(tokenAddress({ PORT: "3100", PUBLIC_URL: "https://laad.example" })).toBe("https://laad.example");
});

it("says which address did not answer, and what to do", async () => {
	const port = await freePort();
	const environment = { ...process.env, PORT: String(port), PUBLIC_URL: "" };
	const run = promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/token.ts", "cpo@nobody.example"], { env: environment });
	await expect(run).rejects.toMatchObject({
		code: 1,
		stderr: `No server answers at http://localhost:${port}. Start it with npm start, or name another address with --url.\n`,
	});
});

/** The port of a server that has stopped again. */
async function freePort(): Promise<number> {
	const server = createServer().listen(0);
	await new Promise((resolve) => server.once("listening", resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	if (address === null || typeof address === "string") throw new Error("no port");
	return address.port;
}
