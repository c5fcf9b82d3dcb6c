import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import compress from "@fastify/compress";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fastify, { type FastifyInstance } from "fastify";
import { readConfig } from "../config/config.ts";
import { problems } from "../problems/problems.ts";
import { configPlugin } from "./config.ts";
import { securityHeaders } from "./security-headers.ts";
import { web } from "./web.ts";

const script = `console.log("${"laadpaal ".repeat(300)}");`;

describe("the built web", () => {
	let folder: string;
	let app: FastifyInstance;

	beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), "laadstroom-web-"));
		mkdirSync(join(folder, "assets"));
		writeFileSync(join(folder, "index.html"), '<!doctype html><meta name="nonce" content="__STYLE_NONCE__">');
		writeFileSync(join(folder, "assets", "a.js"), script);
		writeFileSync(join(folder, "assets", "a.js.br"), brotliCompressSync(script));
		writeFileSync(join(folder, "assets", "a.js.gz"), gzipSync(script));
		writeFileSync(join(folder, "assets", "alone.js"), script);
		const config = readConfig({ WEB_DIR: folder });
		app = fastify();
		await app.register(problems);
		await app.register(configPlugin, { config, now: () => 0 });
		await app.register(securityHeaders, { config });
		await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024 });
		await app.register(web);
	});
	afterAll(async () => {
		await app.close();
		rmSync(folder, { recursive: true });
	});

	const get = (url: string, encoding = "") => app.inject({ url, headers: { "accept-encoding": encoding } });

	it("is sent as it was compressed when it was built, to who can read that", async () => {
		const br = await get("/assets/a.js", "gzip, deflate, br");
		expect(br.headers).toMatchObject({ "content-encoding": "br", "cache-control": "public, max-age=31536000, immutable" });
		expect(String(br.headers["content-type"])).toContain("javascript");
		expect(String(br.headers.vary)).toContain("accept-encoding");
		expect(br.rawPayload.equals(brotliCompressSync(script))).toBe(true);
		const gz = await get("/assets/a.js", "gzip");
		expect(gunzipSync(gz.rawPayload).toString()).toBe(script);
		const plain = await get("/assets/a.js");
		expect(plain.headers["content-encoding"]).toBeUndefined();
		expect(plain.body).toBe(script);
	});

	it("leads an address with a uuid in capitals to the page of its record, and no other address anywhere", async () => {
		const uuid = "76c72b23-694f-491d-85c4-78df85cc11e1";
		for (const [asked, led] of [
			[`/realisatie/${uuid.toUpperCase()}/1?van=POST`, `/realisatie/${uuid}/1?van=POST`],
			[`/aanvragen/${uuid.toUpperCase()}`, `/aanvragen/${uuid}`],
		]) {
			const { statusCode, headers } = await get(String(asked));
			expect([asked, statusCode, headers.location, headers["cache-control"]]).toEqual([asked, 302, led, "no-cache"]);
		}
		for (const asked of [
			`/realisatie/${uuid}/1`,
			"/realisatie/ACTIEF",
			`//elders.example/${uuid.toUpperCase()}`,
			`/aangemeld?state=${uuid.toUpperCase()}`,
		]) {
			const { statusCode, headers } = await get(asked);
			expect([asked, statusCode, headers.location]).toEqual([asked, 200, undefined]);
		}
	});

	it("has the workbench below its own address where the deployment has one, and nothing of it elsewhere", async () => {
		const place = mkdtempSync(join(tmpdir(), "laadstroom-workbench-"));
		for (const below of ["web", "workbench/werkbank/assets"]) mkdirSync(join(place, below), { recursive: true });
		writeFileSync(join(place, "web/index.html"), "the product");
		writeFileSync(join(place, "workbench/index.html"), '<meta name="workbench-files" content="folder">');
		writeFileSync(join(place, "workbench/werkbank/assets/w.js"), script);
		const pages = ["/werkbank", "/werkbank/ontwerp/1/flow?stap=2", "/aangemeld?code=c&state=werkbank.s", "/aangemeld?code=c&state=s"];
		const answers = async (workbench: string) => {
			const config = readConfig({ WEB_DIR: join(place, "web"), WORKBENCH: workbench });
			const served = fastify();
			await served.register(problems);
			await served.register(configPlugin, { config, now: () => 0 });
			await served.register(securityHeaders, { config, workbench: workbench !== "off" });
			await served.register(web);
			const told = await Promise.all(pages.map((url) => served.inject(url)));
			const asset = await served.inject("/werkbank/assets/w.js");
			const missing = await served.inject("/werkbank/assets/none.js");
			const held = await served.inject("/werkbank/voorbeeld?step=1");
			await served.close();
			return { told, asset, missing, held };
		};
		const on = await answers("design");
		const designs = '<meta name="workbench-files" content="designs">';
		expect(on.told.map(({ body }) => body)).toEqual([designs, designs, designs, "the product"]);
		expect(on.told.map(({ headers }) => String(headers["content-security-policy"]).includes("frame-src 'self'"))).toEqual([
			true,
			true,
			true,
			false,
		]);
		for (const { headers } of on.told) expect(headers).toMatchObject({ "x-frame-options": "DENY" });
		expect(on.held.headers).toMatchObject({ "x-frame-options": "SAMEORIGIN" });
		expect(on.asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
		expect([on.asset.body, on.missing.statusCode]).toEqual([script, 404]);
		const off = await answers("off");
		expect(off.told.map(({ body }) => body)).toEqual(pages.map(() => "the product"));
		expect([off.asset.statusCode, off.held.headers["x-frame-options"]]).toEqual([404, "DENY"]);
		rmSync(place, { recursive: true });
	});

	it("is compressed on the way where it was not when it was built", async () => {
		const answer = await get("/assets/alone.js", "br");
		expect(answer.headers["content-encoding"]).toBe("br");
		expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
	});

	it("is a page at every other address, with the nonce of its answer, and no page where calls and parts live", async () => {
		const page = await get("/realisatie/actief");
		expect(page.body).toMatch(/content="[\w+/]{24}"/);
		expect(page.headers["cache-control"]).toBe("no-cache");
		for (const url of [
			"/assets/none.js",
			"/assets/a.js.br",
			"/assets/",
			"/assets/..%2findex.html",
			"/assets/%00",
			"/api/v1/nothing",
			"/oidc/nothing",
		]) {
			expect((await get(url)).statusCode).toBe(404);
		}
	});
});
