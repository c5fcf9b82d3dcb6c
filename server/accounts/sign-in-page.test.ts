import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { browserSteps } from "../../test/security/browser-steps.ts";
import { demoPassword } from "./demo-accounts.ts";
import { type TestApp, testApp } from "./test-support/test-app.ts";

const email = "cpo@alfa.example";
let test: TestApp;
beforeAll(async () => {
	test = await testApp();
});
afterAll(() => test.app.close());

async function form() {
	const browser = browserSteps(test.url);
	return { browser, page: await browser.follow(await browser.authorise()) };
}

describe("the sign-in page", () => {
	it("is Dutch, without script, and has a label for every field", async () => {
		const { page } = await form();
		expect(page.status).toBe(200);
		expect(page.body).toContain('<html lang="nl">');
		expect(page.body).toContain("<h1>Aanmelden</h1>");
		expect(page.body).not.toMatch(/<script|style=|onclick/i);
		for (const [, id] of page.body.matchAll(/<input id="(\w+)"/g)) expect(page.body).toContain(`<label for="${id}">`);
	});

	it("has a policy that allows its own style sheet and forms to itself, and may not be framed or kept", async () => {
		const { browser, page } = await form();
		const policy = page.headers.get("content-security-policy") ?? "";
		expect(policy).toContain("default-src 'none'");
		expect(policy).toContain("frame-ancestors 'none'");
		expect(policy).toContain("form-action 'self'");
		expect(policy).not.toMatch(/unsafe|\*/);
		expect(page.headers.get("cache-control")).toBe("no-store");
		// A policy that hides the origin even from this server makes browsers send "null", and every sign-in would be refused.
		expect(page.headers.get("referrer-policy")).toBe("same-origin");
		const style = await browser.open("/oidc/sign-in.css");
		expect([style.status, style.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
		const address = /url\("([^"]+)"\)/.exec(style.body)?.[1] ?? "";
		const font = await browser.open(address);
		expect([font.status, font.headers.get("content-type")]).toEqual([200, "font/woff2"]);
		expect(policy).toContain("font-src 'self'");
	});

	it("offers the demo accounts as buttons, with names escaped", async () => {
		const { browser, page } = await form();
		expect(page.body).toContain("Demo &#60;Gemeente&#62;");
		expect(page.body).not.toContain("<Gemeente>");
		expect(page.body).toContain(`value="${email}"`);
		const signedIn = await browser.follow(await browser.submit(page.address, email, demoPassword));
		expect(signedIn.location?.pathname).toBe("/aangemeld");
	});

	it("has no demo accounts, and lets none in, when demo is off", async () => {
		const real = await testApp({ DEMO: "0" });
		try {
			const browser = browserSteps(real.url);
			const page = await browser.follow(await browser.authorise());
			expect(page.body).not.toContain("Demo-accounts");
			expect(page.body).toContain("Wachtwoord vergeten?");
			expect((await browser.submit(page.address, email, demoPassword)).status).toBe(401);
			const configuration = (await (await fetch(`${real.url}/api/client-configuration`)).json()) as object;
			expect(configuration).not.toHaveProperty("demoAccounts");
		} finally {
			await real.app.close();
		}
	});

	it("says what is missing, with a summary that links to the fields", async () => {
		const { browser, page } = await form();
		const answer = await browser.submit(page.address, " ", "");
		expect(answer.status).toBe(400);
		expect(answer.body).toContain("<title>Fout: Aanmelden - Laadstroom</title>");
		expect(answer.body).toContain('<a href="#email">Vul een e-mailadres in</a>');
		expect(answer.body).toContain('<a href="#password">Vul een wachtwoord in</a>');
		expect(answer.body).toContain('aria-invalid="true" aria-describedby="password-error"');
	});

	it("T11 answers an unknown account like a wrong password, byte for byte", async () => {
		const answers = await Promise.all(
			["nobody@alfa.example", email].map(async (address) => {
				const { browser, page } = await form();
				const answer = await browser.submit(page.address, address, "wrong password");
				const neutral = answer.body.replaceAll(page.address.pathname, "/").replace(`value="${address}"`, 'value="…"');
				return { status: answer.status, body: neutral, cookies: answer.headers.getSetCookie() };
			}),
		);
		expect(answers[0]).toEqual(answers[1]);
		expect(answers[0]?.status).toBe(401);
	});

	it("takes hostile input as text", async () => {
		const { browser, page } = await form();
		const answer = await browser.submit(page.address, '"><img src=x onerror=alert(1)>', `${"p".repeat(5000)}`);
		expect(answer.status).toBe(401);
		expect(answer.body).not.toContain("<img");
		expect((await browser.submit(page.address, "x".repeat(20_000), "p")).status).toBe(413);
	});
});

describe("T10 a form from elsewhere", () => {
	it.each([
		["another origin", { origin: "https://evil.example" }],
		["no origin of its own", { origin: "null" }],
		["another site", { "sec-fetch-site": "cross-site" }],
		["a neighbour", { "sec-fetch-site": "same-site" }],
	])("is refused from %s", async (_title, headers) => {
		const { browser, page } = await form();
		const answer = await browser.submit(page.address, email, demoPassword, headers);
		expect([answer.status, answer.location]).toEqual([403, null]);
	});

	it("is refused without the cookie of the sign-in it is for", async () => {
		const { page } = await form();
		const other = await browserSteps(test.url).submit(page.address, email, demoPassword);
		expect([other.status, other.location]).toEqual([400, null]);
		const { browser, page: mine } = await form();
		expect(mine.status).toBe(200);
		expect((await browser.submit(page.address, email, demoPassword)).status).toBe(400);
	});

	it.each(["application/json", "text/plain", "multipart/form-data; boundary=x"])("is refused as %s", async (type) => {
		const { browser, page } = await form();
		const answer = await browser.open(page.address, { method: "POST", body: `{"email":"${email}"}`, headers: { "content-type": type } });
		expect(answer.status).toBe(415);
	});
});
