import { existsSync, readdirSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { jpeg, pdf, png } from "../test-support/made-files.ts";
import { downloadLink, linkPath, sample } from "../test-support/test-file.ts";
import { FilesBench } from "./test-support/files-bench.ts";

const most = 20_000;

describeOnEveryDatabase("links to files", (make) => {
	const bench = new FilesBench(make, { settings: { MAX_FILE_BYTES: String(most) } });
	let port: number;
	beforeAll(async () => {
		await bench.test.app.listen({ port: 0, host: "127.0.0.1" });
		port = (bench.test.app.server.address() as AddressInfo).port;
	});

	const plan = sample("inrichtingsplan.pdf");
	/** Names of everything in the storage, including bytes still arriving. */
	const stored = () => {
		const folder = join(bench.test.app.config.dataDir, "files");
		const names = existsSync(folder) ? (readdirSync(folder, { recursive: true }) as string[]) : [];
		return names.filter((name) => /[0-9a-f-]{36}$/.test(name)).sort();
	};
	const told = async (uuid: string) => (await bench.cpo.get(`files/${uuid}`)).body.data as unknown as Record<string, unknown>;
	const changed = (link: string, change: (url: URL) => void) => {
		const url = new URL(link);
		change(url);
		return url.href;
	};

	it("T16 are good for nothing when anything in them is another", async () => {
		const one = await bench.register();
		const other = await bench.register({ extension: "png", category: "Underground" });
		const before = stored();
		const set = (name: string, value: string) => changed(one.link, (url) => url.searchParams.set(name, value));
		const forged = [
			changed(one.link, (url) => (url.pathname = url.pathname.replace(one.file.uuid, other.file.uuid))),
			changed(one.link, (url) => (url.pathname = url.pathname.replace(`/${bench.test.tenant}/`, `/${bench.test.otherTenant}/`))),
			set("expires", String(bench.test.clock.now + 86_400_000)),
			set("size", "1000000000"),
			set("type", "image/png"),
			set("nonce", new URL(other.link).searchParams.get("nonce") ?? ""),
			set("key", "00000000"),
			set("signature", new URL(other.link).searchParams.get("signature") ?? ""),
			set("signature", ""),
			changed(one.link, (url) => url.searchParams.append("size", "1")),
			changed(one.link, (url) => url.searchParams.delete("signature")),
			changed(one.link, (url) => (url.search = "")),
			changed(one.link, (url) => (url.pathname = url.pathname.replace(one.file.uuid, "11111111-1111-4111-8111-111111111111"))),
			changed(one.link, (url) => (url.pathname = url.pathname.replace(one.file.uuid, "..%2f..%2fetc%2fpasswd"))),
		];
		const bodies = new Set<string>();
		for (const link of forged) {
			const sent = await bench.put(link, plan);
			expect([link, sent.status]).toEqual([link, 403]);
			bodies.add(sent.text);
		}
		expect(bodies.size).toBe(1);
		expect((await bench.follow(one.link)).statusCode).toBe(403);
		expect(stored()).toEqual(before);
		expect(await told(one.file.uuid)).toMatchObject({ uploaded: false });
	});

	it("T16 to download let nobody upload", async () => {
		const file = await bench.upload();
		const link = await downloadLink(bench.cpo, file.uuid);
		expect((await bench.put(link, plan)).status).toBe(403);
		expect((await bench.test.app.inject({ method: "DELETE", url: linkPath(link) })).statusCode).toBe(405);
		expect((await bench.follow(link)).statusCode).toBe(200);
	});

	it("T17 are too old after five minutes, and those to download after one", async () => {
		const { link } = await bench.register();
		const file = await bench.upload();
		const download = await downloadLink(bench.cpo, file.uuid);
		bench.test.clock.now += 60_000;
		expect((await bench.follow(download)).statusCode).toBe(410);
		bench.test.clock.now += 4 * 60_000 - 1;
		const before = stored();
		bench.test.clock.now += 1;
		expect((await bench.put(link, plan)).status).toBe(410);
		expect(stored()).toEqual(before);
	});

	it("T17 are good once, and what came first stays", async () => {
		const { file, link } = await bench.register();
		expect((await bench.put(link, plan)).status).toBe(200);
		expect((await bench.put(link, sample("verkeersbesluit.pdf"))).status).toBe(409);
		const download = await downloadLink(bench.cpo, file.uuid);
		expect((await bench.follow(download)).rawPayload.equals(plan)).toBe(true);
		expect((await bench.follow(download)).statusCode).toBe(409);
	});

	it("T17 of two uploads at once one succeeds", async () => {
		const { file, link } = await bench.register();
		const both = await Promise.all([plan, sample("verkeersbesluit.pdf")].map((bytes) => bench.put(link, bytes)));
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		const first = both[0]?.status === 200 ? plan : sample("verkeersbesluit.pdf");
		const answer = await bench.follow(await downloadLink(bench.cpo, file.uuid));
		expect(answer.rawPayload.equals(first)).toBe(true);
	});

	it("say nothing about the type but what the name said", async () => {
		const { link } = await bench.register({ extension: "png" });
		expect((await bench.put(link, png(), { "content-type": "application/pdf" })).status).toBe(415);
		expect((await bench.put(link, png(), { "content-type": "text/html; charset=utf-8" })).status).toBe(415);
		expect((await bench.put(link, png(), { "content-type": "application/octet-stream" })).status).toBe(200);
	});

	/** A picture of exactly this many bytes, padded in its data. */
	const ofSize = (bytes: number) => {
		const small = jpeg();
		const end = small.length - 2;
		return Buffer.concat([small.subarray(0, end), Buffer.alloc(bytes - small.length, 0x11), small.subarray(end)]);
	};

	it("T23 take as many bytes as they say and not one more, with and without a length", async () => {
		for (const [bytes, status] of [
			[most - 1, 200],
			[most, 200],
			[most + 1, 413],
		] as const) {
			for (const chunked of [false, true]) {
				const { file, link } = await bench.register({ extension: "jpg" });
				const before = stored();
				expect([bytes, chunked, await send(link, ofSize(bytes), { chunked })]).toEqual([bytes, chunked, status]);
				expect(await told(file.uuid)).toMatchObject({ uploaded: status === 200 });
				if (status !== 200) expect(stored()).toEqual(before);
			}
		}
	});

	it("T23 an endless body is cut off, and the link may be tried again", async () => {
		const { link } = await bench.register({ extension: "jpg" });
		expect(await send(link, ofSize(most * 50), { chunked: true })).toBe(413);
		expect(await send(link, jpeg(), {})).toBe(200);
	});

	it("F13 an upload that breaks off anywhere is no file, and can be tried again while the link lasts", async () => {
		const picture = ofSize(10_000);
		for (const part of [0, 0.01, 0.25, 0.5, 0.75, 0.99]) {
			const { file, link } = await bench.register({ extension: "jpg" });
			const before = stored();
			await send(link, picture.subarray(0, Math.floor(picture.length * part)), { length: picture.length });
			await until(() => stored().length === before.length);
			expect(await told(file.uuid)).toMatchObject({ uploaded: false, checked: false });
			expect((await bench.cpo.get(`files/${file.uuid}/download-link`)).status).toBe(404);
			await until(async () => (await bench.put(link, picture)).status === 200);
		}
	});

	it("T25 hand out bytes to be saved and never to be shown or run", async () => {
		const file = await bench.upload({ filename: 'a\u0301é 图"纸'.replace('"', "") });
		const { headers } = await bench.follow(await downloadLink(bench.cpo, file.uuid));
		expect(headers).toMatchObject({
			"content-type": "application/pdf",
			"x-content-type-options": "nosniff",
			"content-security-policy": "sandbox; default-src 'none'",
			"cache-control": "no-store",
			"cross-origin-resource-policy": "same-origin",
		});
		expect(headers["content-disposition"]).toBe(
			`attachment; filename="${bench.record.ref}-ae __.pdf"; filename*=UTF-8''${bench.record.ref}-%C3%A1%C3%A9%20%E5%9B%BE%E7%BA%B8.pdf`,
		);
	});

	it("T24 hand out nothing when the bytes are not those that were checked", async () => {
		const file = await bench.upload();
		const link = await downloadLink(bench.cpo, file.uuid);
		await bench.test.app.files.storage.put({ tenant: bench.test.tenant, uuid: file.uuid }, pdf({ catalog: "/Swapped true" }));
		const answer = await bench.follow(link);
		expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, "file-unavailable"]);
		expect(await told(file.uuid)).toMatchObject({ missing: true });
	});

	/** Sends over a real connection, like a browser. Returns the status, or 0 if there was no response. */
	function send(link: string, bytes: Buffer, { chunked = false, length = bytes.length }): Promise<number> {
		return new Promise((resolve) => {
			const headers = chunked ? { "transfer-encoding": "chunked" } : { "content-length": length };
			const call = request({ port, host: "127.0.0.1", method: "PUT", path: linkPath(link), headers }, (answer) => {
				answer.resume();
				resolve(answer.statusCode ?? 0);
				call.destroy();
			});
			call.on("error", () => resolve(0));
			call.write(bytes, () => {
				if (length === bytes.length) call.end();
				else setTimeout(() => call.destroy(), 20);
			});
			if (bytes.length === 0) call.flushHeaders();
		});
	}

	async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
		for (let times = 0; times < 200; times++) {
			if (await holds()) return;
			await new Promise((resolve) => setTimeout(resolve, 10));
		}
		expect("it never came so far").toBe("");
	}
});
