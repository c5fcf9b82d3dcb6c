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

	it("is compressed on the way where it was not when it was built", async () => {
		const answer = await get("/assets/alone.js", "br");
		expect(answer.headers["content-encoding"]).toBe("br");
		expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
	});

	it("is a page at every other address, with the nonce of its answer, and no page where calls and parts live", async () => {
		const page = await get("/realisatie/actief");
		expect(page.body).toMatch(/content="[\w+/]{24}"/);
		expect(page.headers["cache-control"]).toBe("no-cache");
		for (const url of ["/assets/none.js", "/assets/a.js.br", "/api/v1/nothing", "/oidc/nothing"]) {
			expect((await get(url)).statusCode).toBe(404);
		}
	});
});
