import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { randomEdit } from "../../../engine/edit/fixtures/random-edit.ts";
import { applyEdits, type BundleFiles, type Edit } from "../../../engine/index.ts";
import { AskedThread } from "../../calls/asked-thread.ts";
import { SeededRandom } from "../../demo/seeded-random.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { grant } from "../../test-support/grant.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import { type Reply, TestPerson } from "../../test-support/test-person.ts";

interface Listed {
	readonly design: { readonly uuid: string; readonly name: string; readonly revision: number };
	readonly errors: number | null;
	readonly first: { readonly code: string; readonly sentence: string; readonly file: string } | null;
}
interface Shown {
	readonly design: { readonly revision: number };
	readonly readable: readonly string[];
	readonly problems: readonly { readonly code: string }[];
	readonly validators: Readonly<Record<string, string>>;
	readonly configuration: { readonly label: string } | null;
}
interface Answers {
	readonly uuid: string;
	readonly revision: number;
	readonly design: { readonly uuid: string; readonly revision: number };
	readonly files: readonly { readonly path: string; readonly text: string | null; readonly change?: string }[];
	readonly missed: readonly { readonly number: number; readonly edits: readonly Edit[] }[];
	readonly problems: readonly { readonly code: string; readonly sentence: string; readonly line: number; readonly remedy: string }[];
	readonly flow: { readonly severity: string; readonly changes: readonly { readonly sentence: string }[] } | null;
}

const data = ({ body }: Reply) => body.data as unknown as Answers;

const label = (value: string): Edit => ({ op: "set", file: "flow.json", at: ["label"], value });
const description = (value: string): Edit => ({ op: "set", file: "flow.json", at: ["description"], value });

describeOnEveryDatabase("designs of a tenant's files", (make) => {
	let test: TestApp;
	let designer: TestPerson;
	let colleague: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make(), { WORKBENCH: "design" });
		for (const tenant of [test.tenant, test.otherTenant]) grant({ app: test.app, tenant }, "design", "developer");
		designer = test.person({ developer: ["*"] });
		colleague = test.person({ developer: ["*"] });
	});
	afterAll(() => test.close());

	const begin = async (name = "Nieuw ontwerp") => data(await designer.post("designs", { data: { name } })).uuid;
	const read = async (uuid: string) => data(await designer.get(`designs/${uuid}`));
	const filesOf = async (uuid: string): Promise<BundleFiles> => new Map((await read(uuid)).files.map(({ path, text }) => [path, text]));
	const edit = (who: TestPerson, uuid: string, revision: number, ...edits: readonly Edit[]) =>
		who.post(`designs/${uuid}/edits`, { data: { revision, edits } });
	/** Polls the list, which itself does not wait long for the checks. */
	const allLookedThrough = async (): Promise<readonly Listed[]> => {
		for (let tries = 0; ; tries++) {
			const listed = (await designer.get("designs")).body.data as unknown as readonly Listed[];
			if (tries === 30 || listed.every(({ errors }) => errors !== null)) return listed;
		}
	};
	const restore = (who: TestPerson, uuid: string, number: number, revision: number) =>
		who.post(`designs/${uuid}/restore`, { data: { number, revision } });
	const undo = (who: TestPerson, uuid: string, number: number) => who.post(`designs/${uuid}/undo`, { data: { number } });
	const flowOf = async (uuid: string) => JSON.parse((await filesOf(uuid)).get("flow.json") ?? "") as Readonly<Record<string, unknown>>;

	it("begin as the files are, are changed edit by edit, and leave the files and what runs alone", async () => {
		const served = await designer.get("configs");
		const uuid = await begin();
		const before = await filesOf(uuid);
		expect([...before.keys()]).toEqual(expect.arrayContaining(["flow.json", "tenant.json", "logo.svg", "scenarios/positive-advice.json"]));
		const answer = await edit(designer, uuid, 0, label("Ander proces"), description("Anders"));
		expect(answer.status).toBe(200);
		expect(data(answer)).toMatchObject({ design: { revision: 1 }, missed: [], files: [{ path: "flow.json" }] });
		const after = await filesOf(uuid);
		expect(await flowOf(uuid)).toMatchObject({ label: "Ander proces", description: "Anders" });
		expect([...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path)).toEqual(["flow.json"]);
		expect(data(await designer.get(`designs/${uuid}/compare`))).toMatchObject({
			files: [{ path: "flow.json", change: "changed" }],
			flow: { severity: "safe" },
		});
		expect((await designer.get("configs")).text).toBe(served.text);
		expect(await filesOf(await begin())).toEqual(before);
	});

	it("have a name in which every character is seen", async () => {
		for (const name of ["\u0000", "\u0000a", "a\u0000", "a\u2028b", "\u202ea", " a", "a".repeat(81)])
			expect([name, (await designer.post("designs", { data: { name } })).status]).toEqual([name, 400]);
	});

	it("that nobody changed yet are looked through once, however many there are", async () => {
		const asked = jest.spyOn(AskedThread.prototype, "ask");
		for (const name of ["Een", "Nog een", "En nog een"]) expect((await designer.post("designs", { data: { name } })).status).toBe(201);
		await allLookedThrough();
		const { length } = asked.mock.calls;
		expect((await designer.post("designs", { data: { name: "Weer een" } })).status).toBe(201);
		await allLookedThrough();
		expect(asked.mock.calls.length).toBe(length);
		asked.mockRestore();
	});

	it("are not there for any other role, for strangers to the tenant, and for designers of another tenant", async () => {
		const uuid = await begin("Geheim plan");
		const abroad = new TestPerson(test.app, test.otherTenant, { [test.otherTenant]: { developer: ["*"] } });
		const others = [
			// Administrators publish, so they may see designs.
			...["cpo", "municipality"].map((role) => ({ who: test.person({ [role]: ["*"] }), told: [404, "not-found"] })),
			{ who: test.person({ guest: ["*"] }), told: [403, "forbidden"] },
			{ who: new TestPerson(test.app, test.tenant, { [test.otherTenant]: { developer: ["*"] } }), told: [403, "forbidden"] },
		];
		for (const { who, told } of others) {
			const calls = [
				who.get("designs"),
				who.post("designs", { data: { name: "Van mij" } }),
				who.get(`designs/${uuid}`),
				edit(who, uuid, 0, label("Van mij")),
				undo(who, uuid, 1),
				restore(who, uuid, 0, 0),
				...["check", "compare", "history", "workbench", "revision"].map((call) => who.get(`designs/${uuid}/${call}`)),
				who.get("designs/blocks"),
			];
			for (const answer of await Promise.all(calls)) expect([answer.status, answer.body.code]).toEqual(told);
		}
		for (const answer of [
			await abroad.get(`designs/${uuid}`),
			await edit(abroad, uuid, 0, label("Van mij")),
			await undo(abroad, uuid, 1),
			await restore(abroad, uuid, 0, 0),
			await abroad.get(`designs/${uuid}/check`),
			await abroad.get(`designs/${uuid}/compare`),
			await abroad.get(`designs/${uuid}/history`),
		]) {
			expect([answer.status, answer.text.includes("Geheim")]).toEqual([404, false]);
		}
		expect((await abroad.get("designs")).text).not.toContain("Geheim");
		expect((await read(uuid)).design.revision).toBe(0);
	});

	it("are shown with what forms are made of, whose validators need no token and are of that design", async () => {
		const uuid = await begin();
		const show = async () => (await designer.get(`designs/${uuid}/workbench`)).body.data as unknown as Shown;
		const { design, readable, problems, validators, configuration } = await show();
		expect([design.revision, problems, configuration?.label]).toEqual([0, [], expect.any(String)]);
		expect(readable).toEqual(expect.arrayContaining(["flow.json", "tenant.json"]));
		const [address = ""] = Object.values(validators);
		const module = await test.app.inject(address);
		expect([module.statusCode, module.headers["content-type"]]).toEqual([200, "text/javascript; charset=utf-8"]);
		expect(module.body).toContain("export default");
		const elsewhere = [address.replace(uuid, randomUUID()), address.replace(/\w{16}\.js$/, "0000000000000000.js")];
		for (const each of elsewhere) expect((await test.app.inject(each)).statusCode).toBe(404);
		await edit(designer, uuid, 0, { op: "text", file: "flow.json", value: "{" });
		const broken = await show();
		expect([broken.configuration, broken.validators, broken.problems[0]?.code]).toEqual([null, {}, "syntax"]);
		expect((await designer.get(`designs/${uuid}/revision`)).body.data).toEqual({ revision: 1 });
	});

	it("take edits that come at the same time all, one after the other", async () => {
		const uuid = await begin();
		const all = await Promise.all(
			Array.from({ length: 6 }, (_, number) =>
				edit(number % 2 === 0 ? designer : colleague, uuid, 0, { op: "text", file: `manuals/pagina-${number}.md`, value: `# ${number}\n` }),
			),
		);
		expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
		expect((await read(uuid)).design.revision).toBe(6);
		expect([...(await filesOf(uuid)).keys()].filter((path) => path.includes("pagina-"))).toHaveLength(6);
	});

	it("become what they were at some moment, whoever edited since, in one act that is taken back, and of what was seen alone", async () => {
		const uuid = await begin();
		await edit(designer, uuid, 0, label("Zo was het"));
		const then = await filesOf(uuid);
		await edit(colleague, uuid, 1, description("Van een ander"), label("Anders"));
		await edit(designer, uuid, 2, { op: "text", file: "manuals/nieuw.md", value: "# Nieuw\n" });
		await undo(designer, uuid, 3);
		const now = await filesOf(uuid);
		expect((await restore(colleague, uuid, 1, 3)).body.code).toBe("design-revision");
		expect((await restore(colleague, uuid, 9, 4)).body.code).toBe("design-revision");
		expect((await restore(colleague, uuid, 4, 4)).body.code).toBe("design-revision");
		expect(await filesOf(uuid)).toEqual(now);
		expect((await restore(colleague, uuid, 1, 4)).status).toBe(200);
		expect(await filesOf(uuid)).toEqual(then);
		expect((await undo(designer, uuid, 5)).body.code).toBe("design-not-yours");
		expect((await undo(colleague, uuid, 5)).status).toBe(200);
		expect(await filesOf(uuid)).toEqual(now);
		expect((await restore(designer, uuid, 0, 6)).status).toBe(200);
		expect(await filesOf(uuid)).toEqual(await filesOf(await begin()));
	});

	it("are taken back by who edited, edit by edit, whatever others did elsewhere", async () => {
		const uuid = await begin();
		const before = await filesOf(uuid);
		await edit(designer, uuid, 0, label("Mijn naam"));
		await edit(colleague, uuid, 1, description("Van een ander"));
		expect((await undo(colleague, uuid, 1)).body.code).toBe("design-not-yours");
		expect((await undo(designer, uuid, 1)).status).toBe(200);
		expect(await flowOf(uuid)).toMatchObject({ description: "Van een ander" });
		expect((await undo(designer, uuid, 1)).body.code).toBe("design-revision");
		// Undoing the undo is redoing.
		expect((await undo(designer, uuid, 3)).status).toBe(200);
		expect(await flowOf(uuid)).toMatchObject({ label: "Mijn naam", description: "Van een ander" });
		expect((await undo(designer, uuid, 1)).status).toBe(200);
		expect((await undo(colleague, uuid, 2)).status).toBe(200);
		expect(await filesOf(uuid)).toEqual(before);
		const history = (await designer.get(`designs/${uuid}/history`)).body as unknown as { readonly data: readonly object[] };
		expect(history.data.map((one) => (one as { readonly undoes: number | null }).undoes)).toEqual([null, null, 1, 3, 1, 2]);
	});

	it("are not taken back over what another did in the same place since", async () => {
		const uuid = await begin();
		await edit(designer, uuid, 0, label("Mijn naam"));
		await edit(colleague, uuid, 1, label("Beter zo"));
		expect((await undo(designer, uuid, 1)).status).toBe(409);
		expect(await flowOf(uuid)).toMatchObject({ label: "Beter zo" });
	});

	it("may be wrong: they are kept, and listed with what to look at first, in Dutch", async () => {
		const uuid = await begin("Met een fout");
		await edit(designer, uuid, 0, { op: "text", file: "flow.json", value: '{ "label": "half' });
		const listed = (await allLookedThrough()).find(({ design }) => design.uuid === uuid);
		expect(listed).toMatchObject({ first: { code: "syntax", sentence: "Dit is geen geldige JSON.", file: "flow.json" } });
		expect(listed?.errors).toBeGreaterThan(0);
		const { problems } = data(await designer.get(`designs/${uuid}/check`));
		expect(problems[0]).toMatchObject({ code: "syntax", line: 1, remedy: expect.stringMatching(/\.$/) });
		expect(data(await designer.get(`designs/${uuid}/compare`)).flow).toBeNull();
		expect((await edit(designer, uuid, 1, label("Kan niet"))).body.code).toBe("design-edit");
		expect((await undo(designer, uuid, 1)).status).toBe(200);
		expect(data(await designer.get(`designs/${uuid}/check`)).problems).toEqual([]);
	});

	it("are given once under one key", async () => {
		const uuid = await begin();
		const key = { "idempotency-key": randomUUID() };
		const body = { data: { revision: 0, edits: [label("Eenmaal")] } };
		const first = await designer.post(`designs/${uuid}/edits`, body, key);
		const second = await designer.post(`designs/${uuid}/edits`, body, key);
		expect([first.status, second.text]).toEqual([200, first.text]);
		expect((await read(uuid)).design.revision).toBe(1);
	});

	it("leave a line of every call in the audit trail", async () => {
		const uuid = await begin();
		await edit(designer, uuid, 0, label("Gezien"));
		await undo(designer, uuid, 1);
		for (const call of ["", "/check", "/compare", "/history"]) await designer.get(`designs/${uuid}${call}`);
		const rows = await test.app.data.db.selectFrom("audit_entry").select("operation").where("target", "=", uuid).execute();
		expect(rows.map(({ operation }) => operation).sort()).toEqual([
			"checkDesign",
			"compareDesign",
			"createDesign",
			"editDesign",
			"getDesign",
			"listDesignEdits",
			"undoDesignEdits",
		]);
	});

	describe("refuse, and stay as they are:", () => {
		it.each<[string, string, unknown]>([
			["a revision there never was", "design-revision", { revision: 99, edits: [label("x")] }],
			["a file outside the folder", "design-edit", { revision: 0, edits: [{ op: "text", file: "../buiten/tenant.json", value: "{}" }] }],
			["a file by an absolute path", "design-edit", { revision: 0, edits: [{ op: "text", file: "/etc/passwd", value: "x" }] }],
			["a path with a backslash", "design-edit", { revision: 0, edits: [{ op: "text", file: "a\\..\\b.json", value: "x" }] }],
			["a path with a zero", "design-edit", { revision: 0, edits: [{ op: "text", file: "a\u0000.json", value: "x" }] }],
			["a text with a zero", "design-edit", { revision: 0, edits: [{ op: "text", file: "a.md", value: "a\u0000b" }] }],
			["half a letter", "design-edit", { revision: 0, edits: [{ op: "text", file: "a.md", value: "a\ud800" }] }],
			["a file that is no text", "design-edit", { revision: 0, edits: [{ op: "set", file: "logo.svg", at: [], value: 1 }] }],
			[
				"the prototype of an object",
				"design-edit",
				{ revision: 0, edits: [{ op: "set", file: "flow.json", at: ["__proto__", "x"], value: 1 }] },
			],
			[
				"an edit after which the next can't be",
				"design-edit",
				{ revision: 0, edits: [label("x"), { op: "remove", file: "flow.json", at: ["x"] }] },
			],
			["an unknown kind of edit", "invalid", { revision: 0, edits: [{ op: "chmod", file: "flow.json" }] }],
			["an index for an address", "invalid", { revision: 0, edits: [{ op: "set", file: "flow.json", at: ["steps", 0], value: 1 }] }],
			["no edit", "invalid", { revision: 0, edits: [] }],
			[
				"more than there may be",
				"design-too-large",
				{ revision: 0, edits: Array.from({ length: 6 }, (_, n) => ({ op: "text", file: `${n}.md`, value: "x".repeat(900_000) })) },
			],
		])("%s", async (_what, code, body) => {
			const uuid = await begin();
			const before = await filesOf(uuid);
			const answers = [];
			// Edits that are too large for one call are sent in several.
			const { edits } = body as { readonly edits: readonly Edit[] };
			const calls = code === "design-too-large" ? edits.map((one) => ({ edits: [one] })) : [body as object];
			for (const [number, call] of calls.entries()) {
				answers.push(await designer.post(`designs/${uuid}/edits`, { data: { revision: number, ...call } }));
			}
			expect([answers.at(-1)?.status, answers.at(-1)?.body.code]).toEqual([400, code]);
			const after = await filesOf(uuid);
			expect([...after].filter(([path, text]) => before.get(path) !== text && !/^\d\.md$/.test(path))).toEqual([]);
			expect((await read(uuid)).design.revision).toBe(answers.filter(({ status }) => status === 200).length);
		});

		it.each<[string, (edits: string) => string, number]>([
			["a body of 6 MB", (edits) => edits.replace("MARK", "x".repeat(6 * 1024 * 1024)), 413],
			["a name that would change the prototype", (edits) => edits.replace('"MARK"', '{ "__proto__": { "polluted": true } }'), 400],
			["what is nested too deep", (edits) => edits.replace('"MARK"', `${"[".repeat(60)}${"]".repeat(60)}`), 400],
		])("%s", async (_what, forge, status) => {
			const uuid = await begin();
			const body = forge(JSON.stringify({ data: { revision: 0, edits: [label("MARK")] } }));
			expect((await designer.call("POST", `designs/${uuid}/edits`, body)).status).toBe(status);
			expect((await read(uuid)).design.revision).toBe(0);
			expect(({} as Readonly<Record<string, unknown>>).polluted).toBeUndefined();
		});
	});

	it("hold what the engine makes of random edits, are never answered with a fault, and go back to the first byte", async () => {
		const uuid = await begin();
		const first = await filesOf(uuid);
		let files = first;
		const random = new SeededRandom(20_261_123);
		const made: number[] = [];
		for (let round = 0; round < 30; round++) {
			const one = randomEdit(files, (below) => random.whole(0, below - 1));
			const answer = await edit(random.chance(0.5) ? designer : colleague, uuid, made.length, one);
			expect([[200, 400].includes(answer.status), answer.text, JSON.stringify(one)]).toEqual([true, answer.text, JSON.stringify(one)]);
			const edited = applyEdits(files, [one]);
			if (answer.status !== 200) continue;
			if ("refused" in edited) throw new Error(`${edited.refused}: ${JSON.stringify(one)}`);
			files = edited.bundle;
			made.push(data(answer).design.revision);
			if (round % 5 === 0) expect((await designer.get(`designs/${uuid}/check`)).status).toBe(200);
		}
		expect(made.length).toBeGreaterThan(10);
		expect(await filesOf(uuid)).toEqual(files);
		for (const number of made.toReversed()) {
			const answers = [await undo(designer, uuid, number), await undo(colleague, uuid, number)];
			expect(answers.map(({ status }) => status)).toContain(200);
		}
		expect(await filesOf(uuid)).toEqual(first);
	});
});

describeOnEveryDatabase("designs where the deployment has none", (make) => {
	it("are not there, whoever asks", async () => {
		const test = await testApp(await make());
		grant(test, "design", "developer");
		const designer = test.person({ developer: ["*"] });
		expect((await designer.get("designs")).status).toBe(404);
		expect((await designer.post("designs", { data: { name: "Ontwerp" } })).status).toBe(404);
		await test.close();
	});
});
