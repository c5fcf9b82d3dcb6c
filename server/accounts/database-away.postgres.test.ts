import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect, it } from "@jest/globals";
import * as oidc from "openid-client";
import { describeOnPostgres } from "../test-support/databases.ts";
import { demoPassword } from "./demo-accounts.ts";
import { signIn } from "./test-support/sign-in.ts";
import { testApp } from "./test-support/test-app.ts";

/** A connection to PostgreSQL that can be cut and restored. */
async function cuttableWay(to: URL) {
	const open = new Set<Socket>();
	let cut = false;
	const server = createServer((socket) => {
		if (cut) return void socket.destroy();
		const further = connect(Number(to.port), to.hostname);
		for (const [one, other] of [
			[socket, further],
			[further, socket],
		] as const) {
			open.add(one);
			one.pipe(other).on("error", () => other.destroy());
			one
				.on("error", () => undefined)
				.on("close", () => {
					open.delete(one);
					other.destroy();
				});
		}
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const url = new URL(to);
	[url.hostname, url.port] = ["127.0.0.1", String((server.address() as AddressInfo).port)];
	return {
		url: url.href,
		cut() {
			cut = true;
			for (const socket of open) socket.destroy();
		},
		mend() {
			cut = false;
		},
		close: () => server.close(),
	};
}

describeOnPostgres("signing in while the database is away", (make) => {
	it("is 503 and no refusal: nobody is signed out, pages say so, and the same token and session go on afterwards", async () => {
		const database = await make();
		const way = await cuttableWay(new URL(database.place.url ?? ""));
		let now = Date.now();
		const test = await testApp({}, { now: () => now, place: { ...database.place, url: way.url } });
		try {
			const person = await signIn(test.url, "cpo@alfa.example", demoPassword);
			const who = () => fetch(`${test.url}/api/person`, { headers: { authorization: `Bearer ${person.accessToken}` } });
			expect((await who()).status).toBe(200);

			way.cut();
			// Long enough for account and session to be looked up again.
			now += 30_000;
			const asked = await who();
			expect([asked.status, asked.headers.get("retry-after")]).toEqual([503, "3"]);
			expect(await asked.json()).toMatchObject({ code: "unavailable" });
			const renewal = await oidc.refreshTokenGrant(person.configuration, person.refreshToken ?? "").catch((error: unknown) => error);
			expect((renewal as { cause: Response }).cause.status).toBe(503);
			const page = await fetch(`${test.url}/oidc/wachtwoord?code=${"a".repeat(43)}`);
			expect([page.status, (await page.text()).includes("Aanmelden is nu even niet mogelijk")]).toEqual([503, true]);
			await expect(signIn(test.url, "cpo@alfa.example", demoPassword)).rejects.toThrow("503");

			way.mend();
			expect((await who()).status).toBe(200);
			await oidc.refreshTokenGrant(person.configuration, person.refreshToken ?? "");
		} finally {
			way.mend();
			await test.app.close();
			way.close();
			await database.remove();
		}
	});
});
