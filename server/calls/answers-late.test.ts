import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import type { Socket } from "node:net";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { connectionTimeoutMs } from "../plugins/limits.ts";
import { defaultTenantFolder } from "../test-support/default-tenant-folder.ts";
import { addressOf } from "../test-support/listen.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { linkPath, register, sample } from "../test-support/test-file.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { startProcess } from "../test-support/test-process.ts";

let test: TestApp;
let person: TestPerson;
let address: string;
/** Socket timeout of the last call's connection when its answer was sent, in milliseconds. */
let patience: number | undefined;

beforeAll(async () => {
	const { access } = JSON.parse(readFileSync(resolve("flows", defaultTenantFolder(), "tenant.json"), "utf8")) as {
		readonly access: object;
	};
	const tenantFile = { access: { ...access, design: ["cpo"], publish: ["cpo"] } };
	test = await testApp(
		{ place: { url: null, folder: ":memory:" }, remove: async () => undefined },
		{ WORKBENCH: "publish" },
		{ tenantFile },
	);
	person = test.person({ cpo: ["*"] });
	address = await addressOf(test.app);
	test.app.server.on("request", (asked: { readonly socket: Socket }, answer: NodeJS.EventEmitter) => {
		answer.once("finish", () => {
			patience = asked.socket.timeout;
		});
	});
});
afterAll(() => test.close());

async function call(method: "GET" | "PUT", path: string, bytes?: Buffer): Promise<number | undefined> {
	const headers = { authorization: `Bearer ${person.token}`, "x-api-key": "laadstroom-web", connection: "close" };
	const sent = request(`${address}${path}`, { method, headers });
	sent.end(bytes);
	const [answer] = await once(sent, "response");
	answer.resume();
	await once(answer, "end");
	return answer.statusCode;
}

it("a connection is not ended for being silent while its call waits for a thread", async () => {
	const base = `/api/v1/${test.tenant}`;
	const { uuid } = (await person.post("designs", { data: { name: "Ontwerp" } })).body.data;
	expect([await call("GET", `${base}/configs`), patience]).toEqual([200, connectionTimeoutMs]);
	expect(await call("GET", `${base}/designs/${uuid}/gate`)).toBe(200);
	expect(patience).toBeGreaterThan(connectionTimeoutMs);
	const { link } = await register(person, (await startProcess(test, person)).uuid);
	expect(await call("PUT", linkPath(link), sample("inrichtingsplan.pdf"))).toBe(200);
	expect(patience).toBeGreaterThan(connectionTimeoutMs);
});
