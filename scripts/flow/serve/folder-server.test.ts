import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import type { ShownBundle } from "../../../engine/index.ts";
import { flowFolders } from "../read-folder.ts";
import { folderServer } from "./folder-server.ts";
import { ServedFolder } from "./served-folder.ts";

describe("the server of a folder", () => {
	let place: string;
	let folder: ServedFolder;
	let app: FastifyInstance;
	beforeAll(async () => {
		place = mkdtempSync(join(tmpdir(), "laadstroom-serve-"));
		cpSync(flowFolders("flows")[0] ?? "", join(place, "utopia"), { recursive: true });
		folder = new ServedFolder(join(place, "utopia"));
		app = await folderServer(folder);
	});
	afterAll(async () => {
		await app.close();
		rmSync(place, { recursive: true });
	});

	const get = (headers: Record<string, string> = {}) => app.inject({ url: "/api/folder", headers: { host: "localhost:3400", ...headers } });
	const shown = async () => (await get()).json<{ data: ShownBundle }>().data;

	it("gives what is in the folder, and that nothing is wrong with it", async () => {
		const { files, problems, readable } = await shown();
		expect(problems).toEqual([]);
		expect(files["flow.json"]).toBe(readFileSync(join(folder.path, "flow.json"), "utf8"));
		expect(readable).toEqual(expect.arrayContaining(["tenant.json", "flow.json"]));
	});

	it("tells of every change once it looks, with the problem of a broken file, and of its repair", async () => {
		const told: string[] = [];
		const stop = folder.watch((revision) => told.push(revision));
		const file = join(folder.path, "flow.json");
		const sound = readFileSync(file, "utf8");
		const before = await shown();
		writeFileSync(file, sound.slice(0, -20));
		const broken = await shown();
		expect(broken.problems[0]).toMatchObject({ code: "syntax", file: "utopia/flow.json" });
		expect(broken.readable).not.toContain("flow.json");
		expect(broken.readable).toContain("tenant.json");
		writeFileSync(file, sound);
		const repaired = await shown();
		expect(repaired).toEqual(before);
		expect(told).toEqual([broken.revision, repaired.revision]);
		stop();
	});

	it("tells of a change of a block that the tenant has to itself", async () => {
		const blocks = join(folder.path, "blocks");
		const before = await shown();
		mkdirSync(blocks);
		for (const text of ["{", "{ "]) {
			writeFileSync(join(blocks, "own.json"), text);
			const told = await shown();
			expect(told.files["blocks/own.json"]).toBe(text);
			expect(told.problems.map(({ file }) => file)).toContain("utopia/blocks/own.json");
		}
		rmSync(blocks, { recursive: true });
		expect(await shown()).toEqual(before);
	});

	it("goes on where the folder is away and comes back, or where a file has the name of a folder, and tells of mappings", async () => {
		const before = await shown();
		renameSync(folder.path, `${folder.path}-weg`);
		const away = await shown();
		expect([away.files, away.problems.map(({ file }) => file)]).toEqual([{}, ["utopia/flow.json", "utopia/tenant.json"]]);
		renameSync(`${folder.path}-weg`, folder.path);
		expect(await shown()).toEqual(before);
		const mappings = join(folder.path, "mappings");
		rmSync(mappings, { recursive: true, force: true });
		const without = await shown();
		writeFileSync(mappings, "");
		expect((await get()).statusCode).toBe(200);
		rmSync(mappings);
		mkdirSync(mappings);
		writeFileSync(join(mappings, "1.0.0.json"), "{}");
		expect((await shown()).files["mappings/1.0.0.json"]).toBe("{}");
		rmSync(mappings, { recursive: true });
		expect(await shown()).toEqual(without);
	});

	it.each([
		["a name that points here", { host: "evil.example:3400" }],
		["a name that begins like ours", { host: "localhost.evil.example" }],
		["an address of the network", { host: "192.168.1.7:3400" }],
		["a page of another server", { origin: "https://evil.example" }],
		["a page on another port", { origin: "http://localhost:8080" }],
		["a page that the browser calls foreign", { "sec-fetch-site": "cross-site" }],
		["another port of this machine", { "sec-fetch-site": "same-site" }],
	])("refuses %s, and gives nothing of the folder", async (_, headers) => {
		const answer = await get(headers);
		expect(answer.statusCode).toBe(403);
		expect(answer.body).not.toContain("flow.json");
	});

	it("answers under each name of this machine, and lets its own pages hold nothing but the preview in a frame", async () => {
		for (const host of ["localhost:3400", "127.0.0.1:3400", "[::1]:3400"]) {
			const answer = await get({ host, origin: `http://${host}`, "sec-fetch-site": "same-origin" });
			expect(answer.statusCode).toBe(200);
			const policy = String(answer.headers["content-security-policy"]);
			expect(policy.split(";")).toEqual(expect.arrayContaining(["frame-ancestors 'none'", "script-src 'self'"]));
			expect(policy).not.toMatch(/unsafe-(inline|eval)/);
		}
		const framing = async (url: string) => {
			const { headers } = await app.inject({ url, headers: { host: "localhost:3400" } });
			return [/frame-src '(\w+)'/, /frame-ancestors '(\w+)'/].map((each) => each.exec(String(headers["content-security-policy"]))?.[1]);
		};
		expect(await framing("/werkbank/flow")).toEqual(["self", "none"]);
		expect(await framing("/werkbank/voorbeeld?step=1")).toEqual(["self", "self"]);
		expect(await framing("/werkbanken/voorbeeld")).toEqual(["none", "none"]);
	});

	const label = () => {
		const flow = JSON.parse(readFileSync(join(folder.path, "flow.json"), "utf8")) as { label: string };
		return flow.label;
	};
	const edit = async (edits: readonly unknown[], revision?: string, headers: Record<string, string> = {}) =>
		app.inject({
			method: "POST",
			url: "/api/folder/edits",
			headers: { host: "localhost:3400", ...headers },
			payload: { revision: revision ?? (await shown()).revision, edits },
		});

	it("writes an edit to its own place and no other, and gives what takes it back, byte for byte", async () => {
		const before = (await shown()).files;
		const answer = await edit([{ op: "set", file: "flow.json", at: ["label"], value: "Andere naam" }]);
		expect(answer.statusCode).toBe(200);
		const { revision, inverse } = answer.json<{ data: { revision: string; inverse: readonly unknown[] } }>().data;
		expect(label()).toBe("Andere naam");
		const after = (await shown()).files;
		expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual(["flow.json"]);
		const lines = (text: string | null | undefined) => (text ?? "").split("\n");
		const changed = lines(after["flow.json"]).filter((line, index) => line !== lines(before["flow.json"])[index]);
		expect(changed).toEqual([expect.stringContaining("Andere naam")]);
		expect((await edit(inverse, revision)).statusCode).toBe(200);
		expect((await shown()).files).toEqual(before);
	});

	it("writes nothing for a revision that is past, for an edit that can't be done, or at the word of another page", async () => {
		const before = (await shown()).files;
		const sound = { op: "set", file: "flow.json", at: ["label"], value: "Andere naam" };
		expect((await edit([sound], "0000000000000000")).statusCode).toBe(409);
		expect((await edit([sound, { op: "set", file: "flow.json", at: ["nergens"], value: 1 }])).statusCode).toBe(400);
		expect((await edit([sound], undefined, { origin: "https://evil.example" })).statusCode).toBe(403);
		expect((await edit([sound], undefined, { host: "evil.example" })).statusCode).toBe(403);
		expect((await shown()).files).toEqual(before);
	});

	it.each(["../secret.json", "/etc/passwd", "scenarios/../../secret.json", "..\\secret.json", "flow.json/../../x.json", "\u0000"])(
		"writes no file at %j",
		async (file) => {
			const answer = await edit([{ op: "text", file, value: "{}" }]);
			expect(answer.statusCode).toBe(400);
			expect(readdirSync(place).sort()).not.toContain("x.json");
		},
	);

	it("follows no link out of the folder", async () => {
		const target = join(place, "elsewhere.json");
		writeFileSync(target, "{}");
		symlinkSync(target, join(folder.path, "scenarios", "linked.json"));
		const answer = await edit([{ op: "text", file: "scenarios/linked.json", value: '{"a":1}' }]);
		expect(answer.statusCode).toBe(400);
		expect(readFileSync(target, "utf8")).toBe("{}");
		rmSync(join(folder.path, "scenarios", "linked.json"));
	});

	it("makes a module of each section's form, at an address that changes with the form alone", async () => {
		const { validators } = (await shown()) as ShownBundle & { readonly validators: Readonly<Record<string, string>> };
		const [key = "", address = ""] = Object.entries(validators)[0] ?? [];
		const module = await app.inject({ url: address, headers: { host: "localhost:3400" } });
		expect(module.headers["content-type"]).toContain("text/javascript");
		expect(module.body).toMatch(/^export default \(require\)/);
		await edit([{ op: "set", file: "flow.json", at: ["label"], value: "Nog een naam" }]);
		const again = (await shown()) as ShownBundle & { readonly validators: Readonly<Record<string, string>> };
		expect(again.validators[key]).toBe(address);
		expect((await app.inject({ url: "/api/folder/validators/0.js", headers: { host: "localhost:3400" } })).statusCode).toBe(404);
	});

	it("gives no file outside the folder", async () => {
		writeFileSync(join(place, "secret.json"), '{"secret":1}');
		for (const url of [
			"/api/folder/../../secret.json",
			"/..%2Fsecret.json",
			"/api/folder/%2e%2e/secret.json",
			"/werkbank/../../secret.json",
		]) {
			const answer = await app.inject({ url, headers: { host: "localhost:3400" } });
			expect(answer.body).not.toContain('"secret"');
		}
		const paths = Object.keys((await shown()).files);
		expect(paths.every((path) => !path.includes(".."))).toBe(true);
		expect(readdirSync(folder.path)).toContain("flow.json");
	});

	// This test is last, because another folder is served afterwards.
	it("makes a tenant as a folder beside it, whole or not at all, and goes on with that", async () => {
		const make = (data: object, headers: Record<string, string> = {}) =>
			app.inject({ method: "POST", url: "/api/folder/tenants", headers: { host: "localhost:3400", ...headers }, payload: { data } });
		const like = { slug: "beide", label: "Beide", brand: "#00A19A", action: "#0B5C78" };
		const refused = await make({ ...like, slug: "utopia", brand: "groen" });
		expect([refused.statusCode, refused.json<{ errors: readonly { path: string }[] }>().errors.map(({ path }) => path)]).toEqual([
			400,
			["data.brand"],
		]);
		expect((await make({ ...like, slug: "utopia" })).json()).toMatchObject({ errors: [{ path: "data.slug" }] });
		expect((await make({ ...like, slug: "../weg" })).statusCode).toBe(400);
		expect((await make(like, { origin: "https://evil.example" })).statusCode).toBe(403);
		const before = readdirSync(place).sort();
		const roles = [{ role: "cpo" }, { role: "welstand", label: "Welstand" }];
		const starter = { style: "blank", country: "be", municipalities: ["44021"], processType: "Plein", roles };
		expect((await make({ ...like, starter })).statusCode).toBe(201);
		expect(readdirSync(place).sort()).toEqual([...before, "beide"].sort());
		const { problems, files } = await shown();
		expect(problems).toEqual([]);
		expect(JSON.parse(files["tenant.json"] ?? "")).toMatchObject({ slug: "beide", roles: { welstand: { label: "Welstand" } } });
		expect(folder.path).toBe(join(place, "beide"));
		const drawing = files["logo.svg"];
		const changed = await edit([{ op: "text", file: "logo.svg", value: "<svg/>" }]);
		expect((await shown()).files["logo.svg"]).toBe("<svg/>");
		const { revision, inverse } = changed.json<{ data: { revision: string; inverse: readonly unknown[] } }>().data;
		expect((await edit(inverse, revision)).statusCode).toBe(200);
		expect((await shown()).files["logo.svg"]).toBe(drawing);
	});
});
