import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { decodeJwt } from "jose";
import * as oidc from "openid-client";
import { demoPassword } from "../../server/accounts/demo-accounts.ts";
import type { AccountsTables } from "../../server/accounts/store/accounts-tables.ts";
import { type SignedIn, signIn } from "../../server/accounts/test-support/sign-in.ts";
import { buildApp } from "../../server/app.ts";
import { readConfig } from "../../server/config/config.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../../server/test-support/databases.ts";
import { freePort } from "../../server/test-support/local-server.ts";

const tenant = "go-ral";
const minute = 60_000;

/** Claims are in whole seconds: events within the same second cannot be told apart. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1100));

describeOnEveryDatabase("changing a password", (make) => {
	let database: TestDatabase;
	let app: FastifyInstance;
	let url: string;
	/** How far the server's clock is ahead. */
	let ahead = 0;

	beforeAll(async () => {
		database = await make();
		url = `http://localhost:${await freePort("localhost")}`;
		const list = join(mkdtempSync(join(tmpdir(), "laadstroom-leaked-")), "leaked.txt");
		writeFileSync(list, "Correct-paard-batterij-1\r\nGelekte-sleutelbos-9\n");
		const config = readConfig({
			PUBLIC_URL: url,
			LOG_LEVEL: "silent",
			WEB_DIR: "none",
			GEOCODER_URL: "offline",
			TILES_URL: "offline",
			PASSWORD_LIST: list,
		});
		app = await buildApp(config, { database: database.place, now: () => Date.now() + ahead, callsPerMinute: null });
		await app.listen({ port: Number(new URL(url).port), host: "localhost" });
	});
	afterAll(async () => {
		await app.close();
		await database.remove();
	});

	const call = (token: string, method: "GET" | "POST", path: string, body?: unknown) =>
		fetch(`${url}/api/v1/${tenant}/${path}`, {
			method,
			headers: { authorization: `Bearer ${token}`, "x-api-key": "laadstroom-web", "content-type": "application/json" },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
	const reset = async ({ accessToken }: Pick<SignedIn, "accessToken">, password: unknown) => {
		const answer = await call(accessToken, "POST", "user/password-reset", { password });
		return { status: answer.status, body: (await answer.json()) as { message: string; code: string; data?: unknown } };
	};
	const refused = async (email: string, password: string) => expect(signIn(url, email, password)).rejects.toThrow("could not sign in");

	it("PLA-120 answers the message 'success', or the error text", async () => {
		const person = await signIn(url, "gemeente@go-ral.example", demoPassword);
		expect(await reset(person, "kort")).toMatchObject({ status: 400, body: { message: "PasswordStrengthError: Password is too weak" } });
		expect(await reset(person, "Krokussen-in-mei-7")).toMatchObject({ status: 200, body: { message: "success" } });
	});

	it("PLA-074 the server decides on strength, history and blacklist, and nothing changes when it refuses", async () => {
		const email = "apeldoorn-deventer@go-ral.example";
		const person = await signIn(url, email, demoPassword);
		const refusals = [
			["", "Password is required"],
			["krokus", "PasswordStrengthError: Password is too weak"],
			["        ", "PasswordStrengthError: Password is too weak"],
			["Kr0kus".repeat(30), "PasswordStrengthError: Password is too weak"],
			["Welkom2026!", "Blacklisted"],
			["Apeldoorn-77", "Blacklisted"],
			["Gelekte-sleutelbos-9", "Blacklisted"],
			["Go-ral-Krokus-Demo-7", "Blacklisted"],
		] as const;
		for (const [password, message] of refusals) {
			expect([password, await reset(person, password)]).toMatchObject([password, { status: 400, body: { message } }]);
		}
		expect((await reset(person, 12_345_678)).body.code).toBe("invalid");
		await signIn(url, email, demoPassword);

		expect((await reset(person, "Eerste-krokus-1")).body.message).toBe("success");
		// The token may still be accepted for two seconds, but not for this call.
		expect(["sign-in-too-old", "unauthenticated"]).toContain((await reset(person, "Tweede-krokus-2")).body.code);
		await nextSecond();
		const second = await signIn(url, email, "Eerste-krokus-1");
		const usedBefore = { status: 400, body: { message: "PasswordHistoryError: Password has previously been used" } };
		expect(await reset(second, "Eerste-krokus-1")).toMatchObject(usedBefore);
		expect((await reset(second, "Tweede-krokus-2")).body.message).toBe("success");
		await nextSecond();
		const third = await signIn(url, email, "Tweede-krokus-2");
		expect(await reset(third, "Eerste-krokus-1")).toMatchObject(usedBefore);
	});

	it("T09 ends what was begun under the old password: the password itself, the session, its renewal and its tokens within 60 s", async () => {
		const email = "arnhem@go-ral.example";
		const [here, elsewhere] = [await signIn(url, email, demoPassword), await signIn(url, email, demoPassword)];
		expect((await call(elsewhere.accessToken, "GET", "configs")).status).toBe(200);
		const other = await signIn(url, "beheerder@go-ral.example", demoPassword);

		expect((await reset(here, "Krokus-en-tulp-77")).status).toBe(200);
		await refused(email, demoPassword);
		for (const { configuration, refreshToken } of [here, elsewhere]) {
			await expect(oidc.refreshTokenGrant(configuration, refreshToken ?? "")).rejects.toMatchObject({ error: "invalid_grant" });
		}
		// With the cookies of the old session the sign-in form is shown again.
		await expect(signIn(url, email, demoPassword, elsewhere.jar)).rejects.toThrow("could not sign in");
		ahead += minute;
		for (const { accessToken } of [here, elsewhere]) expect((await call(accessToken, "GET", "configs")).status).toBe(401);
		ahead -= minute;

		const again = await signIn(url, email, "Krokus-en-tulp-77");
		expect((await call(again.accessToken, "GET", "configs")).status).toBe(200);
		expect((await call(other.accessToken, "GET", "configs")).status).toBe(200);
		await expect(oidc.refreshTokenGrant(other.configuration, other.refreshToken ?? "")).resolves.toBeDefined();
	});

	it("V6.2.3 asks for a sign-in with the present password of at most 5 minutes ago; neither a renewed token nor the session's cookie is one", async () => {
		const person = await signIn(url, "ontwikkelaar@go-ral.example", demoPassword);
		await nextSecond();
		const renewed = await oidc.refreshTokenGrant(person.configuration, person.refreshToken ?? "");
		const { auth_time: signedInAt, iat } = decodeJwt(renewed.access_token);
		expect(signedInAt).toBe(decodeJwt(person.accessToken).auth_time);
		expect(iat).toBeGreaterThan(Number(signedInAt));
		// Passes the provider again with the session's cookie, without the form: the wrong password is not requested.
		const passed = await signIn(url, "ontwikkelaar@go-ral.example", "niet gevraagd", person.jar);
		expect(decodeJwt(passed.accessToken).auth_time).toBe(signedInAt);
		ahead += 5.5 * minute;
		for (const token of [person.accessToken, renewed.access_token, passed.accessToken]) {
			expect(await reset({ accessToken: token }, "Krokus-en-tulp-78")).toMatchObject({ status: 403, body: { code: "sign-in-too-old" } });
		}
		ahead -= 5.5 * minute;
		await signIn(url, "ontwikkelaar@go-ral.example", demoPassword);
	});

	it("lets nobody try out which passwords were used before: it becomes slow", async () => {
		const person = await signIn(url, "cpo-veluwe@go-ral.example", demoPassword);
		expect((await reset(person, "Narcissen-7-zomers")).status).toBe(200);
		await nextSecond();
		const again = await signIn(url, "cpo-veluwe@go-ral.example", "Narcissen-7-zomers");
		const statuses: number[] = [];
		for (let tried = 0; tried < 14; tried += 1) statuses.push((await reset(again, "Narcissen-7-zomers")).status);
		expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
		expect(statuses.slice(10)).toContain(429);
	});

	it("keeps the password nowhere but as its argon2id hash, and writes an audit line without it", async () => {
		const password = "Kanarie-krokus-4711";
		const person = await signIn(url, "cpo@go-ral.example", demoPassword);
		expect((await reset(person, password)).status).toBe(200);
		const db = app.data.db.withTables<AccountsTables>();
		const account = await db.selectFrom("account").selectAll().where("email", "=", "cpo@go-ral.example").executeTakeFirstOrThrow();
		expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		const audit = await db.selectFrom("audit_entry").selectAll().where("user_id", "=", account.id).execute();
		expect(audit.map(({ operation, outcome }) => `${operation} ${outcome}`).sort()).toEqual([
			"resetPassword done",
			"signIn done",
			"signOutEverywhere done",
		]);
		const kept = JSON.stringify([
			account,
			audit,
			await db.selectFrom("idempotency_key").selectAll().execute(),
			await db.selectFrom("password_history").selectAll().execute(),
			await db.selectFrom("provider_record").selectAll().execute(),
		]);
		expect(kept).not.toContain("anarie");
	});

	it("is done once when two come at the same moment", async () => {
		const person = await signIn(url, "gast@go-ral.example", demoPassword);
		expect(await reset(person, "Krokus-en-tulp-79")).toMatchObject({ status: 403, body: { code: "forbidden" } });
		const admin = await signIn(url, "beheerder@go-ral.example", demoPassword);
		const answers = await Promise.all(["Hyacinten-7-zes", "Hyacinten-8-zes"].map((password) => reset(admin, password)));
		// Whether the second call comes during the change or after it, its session was opened with the old password.
		const [done, other] = answers.map(({ status }) => status).sort();
		expect(done).toBe(200);
		expect([401, 403, 409]).toContain(other);
	});
});
