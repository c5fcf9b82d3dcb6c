import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import { sql } from "kysely";
import type { Edit } from "../../../engine/index.ts";
import { AskedThread } from "../../calls/asked-thread.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { grant } from "../../test-support/grant.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { Reply, TestPerson } from "../../test-support/test-person.ts";

interface Answers {
	readonly uuid: string;
	readonly design: { readonly revision: number };
	readonly missed: readonly { readonly number: number }[];
}
interface HistoryPage {
	readonly data: readonly { readonly number: number }[];
	readonly metaData: { readonly pagination: { readonly next: number | null } };
}

const data = ({ body }: Reply) => body.data as unknown as Answers;
const told = ({ status, body }: Reply) => [status, body.code, body.message];

const label = (value: string): Edit => ({ op: "set", file: "flow.json", at: ["label"], value });
/** Nearly as large as a call may be; what takes it back is as large as what stood there. */
const large = (letter: string): Edit => ({ op: "text", file: "groot.md", value: letter.repeat(900_000) });
const letters = ["a", "b", "c", "d", "e", "f"];

describeOnEveryDatabase("edits of one design that are large, or many at once", (make) => {
	let test: TestApp;
	let designer: TestPerson;
	let colleague: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make(), { WORKBENCH: "design" });
		grant({ app: test.app, tenant: test.tenant }, "design", "developer");
		designer = test.person({ developer: ["*"] });
		colleague = test.person({ developer: ["*"] });
	});
	afterAll(() => test.close());

	const begin = async () => data(await designer.post("designs", { data: { name: "Groot" } })).uuid;
	const edit = (who: TestPerson, uuid: string, revision: number, ...edits: readonly Edit[]) =>
		who.post(`designs/${uuid}/edits`, { data: { revision, edits } });
	const undo = (uuid: string, number: number) => designer.post(`designs/${uuid}/undo`, { data: { number } });
	const restore = (uuid: string, number: number, revision: number) =>
		designer.post(`designs/${uuid}/restore`, { data: { number, revision } });
	const madeLarge = async () => {
		const uuid = await begin();
		for (const [revision, letter] of letters.entries()) expect((await edit(designer, uuid, revision, large(letter))).status).toBe(200);
		return uuid;
	};

	it("are not all read for whoever missed too much of them: told to look again, and then heard", async () => {
		const uuid = await madeLarge();
		expect(told(await edit(colleague, uuid, 0, label("Te laat")))).toEqual([
			400,
			"design-revision",
			"Het ontwerp is intussen te veel gewijzigd. Kijk wat er nu staat en probeer het opnieuw.",
		]);
		const answer = await edit(colleague, uuid, 4, label("Op tijd"));
		expect([answer.status, data(answer).missed.map(({ number }) => number)]).toEqual([200, [5, 6]]);
	});

	it("are told in pages that are not large, one after another to the last", async () => {
		const uuid = await madeLarge();
		const pages: number[][] = [];
		for (let after: number | null = 0; after !== null; ) {
			const answer = await colleague.get(`designs/${uuid}/history?after=${after}`);
			expect(answer.text.length).toBeLessThan(5_500_000);
			const page = answer.body as unknown as HistoryPage;
			pages.push(page.data.map(({ number }) => number));
			after = page.metaData.pagination.next;
		}
		expect(pages.length).toBeGreaterThan(1);
		expect(pages.flat()).toEqual([1, 2, 3, 4, 5, 6]);
	});

	it("are taken back as long as little enough came since, and gone back over as far as they can be read at once", async () => {
		const uuid = await madeLarge();
		expect(told(await undo(uuid, 1))).toEqual([400, "design-revision", "Sindsdien is te veel gewijzigd om dit nog ongedaan te maken."]);
		expect(told(await restore(uuid, 0, 6))).toEqual([
			400,
			"design-revision",
			"Deze wijzigingen zijn samen te groot om in één keer terug te draaien. Herstel tot een latere wijziging, of draai ze een voor een terug.",
		]);
		expect((await restore(uuid, 3, 6)).status).toBe(200);
		const { files } = (await designer.get(`designs/${uuid}`)).body.data as unknown as {
			readonly files: readonly { readonly path: string; readonly text: string }[];
		};
		expect(files.find(({ path }) => path === "groot.md")?.text.slice(0, 1)).toBe("c");
		expect((await undo(uuid, 7)).status).toBe(200);
	});

	it("are together no more than is kept of one design: whoever goes on is told how", async () => {
		const uuid = await begin();
		expect((await edit(designer, uuid, 0, label("Het laatste"))).status).toBe(200);
		const { db } = test.app.data;
		const fill = (bytes: number) => sql`update design_edit set edits = ${`[]${" ".repeat(bytes)}`} where design_uuid = ${uuid}`.execute(db);
		await fill(63 * 1024 * 1024);
		expect((await edit(designer, uuid, 1, label("Dit kan nog"))).status).toBe(200);
		await fill(32 * 1024 * 1024);
		const refusal = [
			400,
			"design-too-large",
			"Van een ontwerp wordt hoogstens 64 MB aan wijzigingen bewaard, en dit ontwerp heeft die. Exporteer het als zip en begin daarmee een nieuw ontwerp.",
		];
		expect(told(await edit(designer, uuid, 2, label("Een te veel")))).toEqual(refusal);
		expect(told(await undo(uuid, 2))).toEqual(refusal);
	});

	it("are each no larger than can be taken back, however little is sent", async () => {
		const uuid = await begin();
		const text = JSON.stringify({ 1: "", 3: "", lang: "x".repeat(900_000) });
		expect((await edit(designer, uuid, 0, { op: "text", file: "cijfers.json", value: text })).status).toBe(200);
		// A name that is a number has a place of its own in an object: what takes the renaming back is the whole object.
		const renames = Array.from({ length: 20 }, (_, nth): Edit => {
			const [from, to] = nth % 2 === 0 ? ["1", "5"] : ["5", "1"];
			return { op: "rename", file: "cijfers.json", at: [from as string], value: to as string };
		});
		expect(told(await edit(designer, uuid, 1, ...renames))).toEqual([
			400,
			"design-too-large",
			"Deze wijziging is te groot om in één keer te bewaren. Verdeel haar.",
		]);
		expect((await edit(designer, uuid, 1, ...renames.slice(0, 2))).status).toBe(200);
	});

	it("that many send at once are all made, and nobody waits for all that another sends", async () => {
		const uuid = await begin();
		const page = (name: string): Edit => ({ op: "text", file: `manuals/${name}.md`, value: `# ${name}\n` });
		const many = Array.from({ length: 45 }, (_, nth) => edit(designer, uuid, 0, page(`pagina-${nth}`)));
		const [one, ...all] = await Promise.all([edit(colleague, uuid, 0, page("van-de-ander")), ...many]);
		expect(all.filter(({ status }) => status !== 200).map(told)).toEqual([]);
		expect(one?.status).toBe(200);
		expect(data(one as Reply).design.revision).toBeLessThan(5);
	});

	it("that another server keeps overtaking are to be sent again", async () => {
		const uuid = await begin();
		const { db } = test.app.data;
		const { ask } = AskedThread.prototype;
		const asked = jest.spyOn(AskedThread.prototype, "ask").mockImplementation(async function (
			this: typeof AskedThread.prototype,
			...question
		) {
			await db
				.updateTable("design")
				.set(({ eb }) => ({ revision: eb("revision", "+", 1) }))
				.where("uuid", "=", uuid)
				.execute();
			return ask.apply(this, question);
		});
		const answer = await edit(designer, uuid, 0, label("Steeds ingehaald"));
		asked.mockRestore();
		expect(told(answer)).toEqual([409, "stale", "Anderen wijzigen dit ontwerp op dit moment ook. Probeer het opnieuw."]);
		expect((await edit(designer, uuid, 0, label("Steeds ingehaald"))).status).toBe(200);
	});
});
