import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { BundleFiles, Edit } from "../../../engine/index.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { grant } from "../../test-support/grant.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { Reply, TestPerson } from "../../test-support/test-person.ts";

interface Answers {
	readonly uuid: string;
	readonly design: { readonly uuid: string; readonly revision: number };
	readonly files: readonly { readonly path: string; readonly text: string | null }[];
}

const data = ({ body }: Reply) => body.data as unknown as Answers;
const current = ({ body }: Reply) =>
	body.current as unknown as {
		readonly edits: readonly Edit[];
		readonly clashes: readonly { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown }[];
	};

type Address = Extract<Edit, { readonly op: "add" }>["at"];
type Part = Address[number];

const label = (value: string): Edit => ({ op: "set", file: "flow.json", at: ["label"], value });
const description = (value: string): Edit => ({ op: "set", file: "flow.json", at: ["description"], value });

describeOnEveryDatabase("edits of one design", (make) => {
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

	const begin = async () => data(await designer.post("designs", { data: { name: "Van twee" } })).uuid;
	const read = async (uuid: string) => data(await designer.get(`designs/${uuid}`));
	const filesOf = async (uuid: string): Promise<BundleFiles> => new Map((await read(uuid)).files.map(({ path, text }) => [path, text]));
	const flowOf = async (uuid: string) => JSON.parse((await filesOf(uuid)).get("flow.json") ?? "") as Readonly<Record<string, unknown>>;
	const firstStep = async (uuid: string) => ((await flowOf(uuid)) as unknown as { steps: { uuid: string }[] }).steps[0]?.uuid ?? "";
	const edit = (who: TestPerson, uuid: string, revision: number, ...edits: readonly Edit[]) =>
		who.post(`designs/${uuid}/edits`, { data: { revision, edits } });

	it("of two designers in other places come together, and each learns what was missed", async () => {
		const uuid = await begin();
		expect((await edit(designer, uuid, 0, label("Van de een"))).status).toBe(200);
		const second = await edit(colleague, uuid, 0, description("Van de ander"));
		expect(data(second)).toMatchObject({ design: { revision: 2 }, missed: [{ number: 1, edits: [label("Van de een")] }] });
		expect(await flowOf(uuid)).toMatchObject({ label: "Van de een", description: "Van de ander" });
	});

	it("that give one thing two names are told by those names", async () => {
		const uuid = await begin();
		const named: Edit = { op: "add", file: "flow.json", at: ["conditions"], name: "klaar", value: { filled: "Advice.Advice" } };
		expect((await edit(designer, uuid, 0, named)).status).toBe(200);
		const rename = (value: string): Edit => ({ op: "rename", file: "flow.json", at: ["conditions", "klaar"], value });
		expect((await edit(designer, uuid, 1, rename("gereed"))).status).toBe(200);
		const second = await edit(colleague, uuid, 1, rename("af"));
		expect([second.status, current(second).clashes]).toEqual([
			409,
			[expect.objectContaining({ base: "klaar", mine: "af", theirs: "gereed" })],
		]);
	});

	it("of two designers in the same place are not mixed: the second one learns what was, what they want and what is", async () => {
		const uuid = await begin();
		const { label: base } = await flowOf(uuid);
		await edit(designer, uuid, 0, label("Van de een"));
		const second = await edit(colleague, uuid, 0, description("Ook dit niet"), label("Van de ander"));
		expect([second.status, second.body.code]).toEqual([409, "design-clash"]);
		expect(current(second)).toMatchObject({ revision: 1, clashes: [{ base, mine: "Van de ander", theirs: "Van de een" }] });
		expect(await flowOf(uuid)).toMatchObject({ label: "Van de een", description: expect.not.stringContaining("Ook dit niet") });
		expect((await edit(colleague, uuid, 1, label("Toch van de ander"))).status).toBe(200);
	});

	it("of two designers who each give a block its first changes come together field by field, and clash in the same field alone", async () => {
		const uuid = await begin();
		const { steps } = (await flowOf(uuid)) as unknown as { steps: { uuid: string; sections?: { block?: string; override?: unknown }[] }[] };
		const [step, section] =
			steps
				.flatMap((one) => (one.sections ?? []).map((each) => [one, each] as const))
				.find(([, each]) => each.block !== undefined && each.override === undefined) ?? [];
		const at = ["steps", { key: "uuid", is: step?.uuid ?? "" }, "sections", { key: "block", is: section?.block ?? "" }];
		const titled = (field: string, title: string): Edit => {
			const value = { schema: { properties: { [field]: { title } } } };
			return { op: "add", file: "flow.json", at, name: "override", value };
		};
		await edit(designer, uuid, 0, titled("Een", "Van de een"));
		expect((await edit(colleague, uuid, 0, titled("Ander", "Van de ander"))).status).toBe(200);
		const written = async () => (await filesOf(uuid)).get("flow.json") ?? "";
		for (const title of ["Van de een", "Van de ander"]) expect(await written()).toContain(title);

		const third = await edit(colleague, uuid, 0, titled("Een", "Toch zo"));
		expect([third.status, third.body.code]).toEqual([409, "design-clash"]);
		const { clashes, edits } = current(third);
		expect(clashes).toMatchObject([{ mine: "Toch zo", theirs: "Van de een" }]);
		expect((await edit(colleague, uuid, 2, ...edits)).status).toBe(200);
		expect(await written()).toContain("Toch zo");
		expect(await written()).toContain("Van de ander");
	});

	it("of two designers who each add something to one list all stand, in the order in which they came, and each is taken back alone", async () => {
		const uuid = await begin();
		const sections = ["steps", { key: "uuid", is: await firstStep(uuid) }, "sections"];
		const section = { id: "samen", title: "Samen", schema: { type: "object", properties: { Samen: { type: "object", properties: {} } } } };
		await edit(designer, uuid, 0, { op: "add", file: "flow.json", at: sections, value: section });
		const at = [...sections, { key: "id", is: "samen" }];
		const group = [...at, "schema", "properties", "Samen", "properties"];
		const field = (name: string, title: string): Edit => ({
			op: "add",
			file: "flow.json",
			at: group,
			name,
			value: { type: "string", title },
		});
		const written = async () => (await filesOf(uuid)).get("flow.json") ?? "";
		await edit(designer, uuid, 1, field("Een", "Van de een"));
		expect((await edit(colleague, uuid, 1, field("Ander", "Van de ander"))).status).toBe(200);
		expect(await written()).toMatch(/Van de een[\s\S]*Van de ander/);
		// Both adding the same field yields one field; if two fields of that name differ, the designer is asked.
		expect((await edit(colleague, uuid, 1, field("Een", "Van de een"))).status).toBe(200);
		const other = await edit(colleague, uuid, 1, field("Een", "Anders"));
		expect(current(other).clashes).toMatchObject([{ mine: "Anders", theirs: "Van de een" }]);
		expect((await designer.post(`designs/${uuid}/undo`, { data: { number: 2 } })).status).toBe(200);
		expect(await written()).toContain("Van de ander");
		expect(await written()).not.toContain("Van de een");
		// Both add the first requirement of a section, for the same field: both are kept.
		const { revision } = (await read(uuid)).design;
		const demand = (message: string): Edit => ({
			op: "add",
			file: "flow.json",
			at,
			name: "complete",
			value: [{ field: "Samen.Ander", message }],
		});
		await edit(designer, uuid, revision, demand("Eis van de een"));
		expect((await edit(colleague, uuid, revision, demand("Eis van de ander"))).status).toBe(200);
		expect(await written()).toMatch(/Eis van de een[\s\S]*Eis van de ander/);
	});

	it("of two designers who want the same are not asked, nor about what something was to come before and is gone", async () => {
		const uuid = await begin();
		const add = (name: string, value: unknown, before?: string): Edit => ({
			...{ op: "add", file: "flow.json", at: [], name, value },
			...(before === undefined ? {} : { before }),
		});
		await edit(designer, uuid, 0, label("Van beiden"), add("extra", ["x"]));
		expect((await edit(colleague, uuid, 0, label("Van beiden"), description("Van de ander"))).status).toBe(200);
		await edit(designer, uuid, 2, { op: "remove", file: "flow.json", at: ["extra"] });
		expect((await edit(colleague, uuid, 2, add("later", 1, "extra"))).status).toBe(200);
		expect((await edit(colleague, uuid, 2, { op: "remove", file: "flow.json", at: ["extra"] })).status).toBe(200);
		expect(await flowOf(uuid)).toMatchObject({ label: "Van beiden", description: "Van de ander", later: 1 });
		// Nobody wants half of one condition combined with half of another.
		const [mine, theirs] = [{ or: [{ filled: "A.B" }] }, { and: [{ filled: "A.B" }] }];
		await edit(designer, uuid, 5, add("nieuw", { when: theirs }));
		const clash = current(await edit(colleague, uuid, 5, add("nieuw", { when: mine })));
		expect(clash.clashes).toMatchObject([{ mine, theirs }]);
		expect((await edit(colleague, uuid, 6, ...clash.edits)).status).toBe(200);
		expect(await flowOf(uuid)).toMatchObject({ nieuw: { when: mine } });
	});

	it("of two designers follow a field to the name that one gives it meanwhile", async () => {
		const uuid = await begin();
		await edit(designer, uuid, 0, { op: "add", file: "flow.json", at: [], name: "een", value: { titel: "A" } });
		await edit(designer, uuid, 1, { op: "rename", file: "flow.json", at: ["een"], value: "twee" });
		const clash = current(await edit(colleague, uuid, 1, { op: "set", file: "flow.json", at: ["een", "titel"], value: "B" }));
		expect(clash.clashes).toMatchObject([{ base: "A", mine: "B", theirs: "A" }]);
		expect((await edit(colleague, uuid, 2, ...clash.edits)).status).toBe(200);
		expect(await flowOf(uuid)).toMatchObject({ twee: { titel: "B" } });
	});

	it("of two designers put something before what one gives another name meanwhile, and into what has one by now", async () => {
		const uuid = await begin();
		const add = (at: Address, value: unknown, more: { readonly name?: string; readonly before?: Part }): Edit => ({
			...{ op: "add", file: "flow.json", at, value },
			...more,
		});
		await edit(designer, uuid, 0, add([], { titels: [{ label: "A" }, { label: "B" }] }, { name: "een" }));
		const list = ["een", "titels"];
		await edit(designer, uuid, 1, { op: "set", file: "flow.json", at: [...list, { key: "label", is: "B" }, "label"], value: "C" });
		expect((await edit(colleague, uuid, 1, add(list, { label: "N" }, { before: { key: "label", is: "B" } }))).status).toBe(200);
		expect(await flowOf(uuid)).toMatchObject({ een: { titels: [{ label: "A" }, { label: "N" }, { label: "C" }] } });

		const { revision } = (await read(uuid)).design;
		await edit(designer, uuid, revision, add([], { titels: [] }, { name: "twee" }));
		await edit(designer, uuid, revision + 1, { op: "rename", file: "flow.json", at: ["twee"], value: "drie" });
		const into = await edit(colleague, uuid, revision + 1, {
			...{ op: "move", file: "flow.json", at: [...list, { key: "label", is: "N" }] },
			to: ["twee", "titels"],
		});
		// The renamed place may have another purpose by now: the designer has to confirm that it is the right one.
		const { edits } = current(into);
		expect((await edit(colleague, uuid, revision + 2, ...edits)).status).toBe(200);
		expect(await flowOf(uuid)).toMatchObject({ een: { titels: [{ label: "A" }, { label: "C" }] }, drie: { titels: [{ label: "N" }] } });
	});

	it("of two designers at a branch that one gives another name are about the same branch still", async () => {
		const uuid = await begin();
		const { steps } = (await flowOf(uuid)) as unknown as { steps: { uuid: string; next?: { label?: string }[] }[] };
		const step = steps.find(({ next }) => next?.[0]?.label !== undefined);
		const was = step?.next?.[0]?.label ?? "";
		const branch = (name: string, member: string, value: unknown): Edit => {
			const at = ["steps", { key: "uuid", is: step?.uuid ?? "" }, "next", { key: "label", is: name }, member];
			return { op: "set", file: "flow.json", at, value };
		};
		await edit(designer, uuid, 0, branch(was, "label", "Van de een"));
		const second = await edit(colleague, uuid, 0, branch(was, "label", "Van de ander"));
		expect([second.status, second.body.code]).toEqual([409, "design-clash"]);
		const { clashes, edits } = current(second);
		expect(clashes).toMatchObject([{ base: was, mine: "Van de ander", theirs: "Van de een" }]);
		expect((await edit(colleague, uuid, 1, ...edits)).status).toBe(200);
		// Another change may have been meant for another branch: the designer has to confirm that it is this one.
		const third = await edit(designer, uuid, 0, branch(was, "to", "1"));
		expect(current(third).clashes).toMatchObject([{ mine: "1", theirs: expect.any(String) }]);
		expect((await edit(designer, uuid, 2, ...current(third).edits)).status).toBe(200);
		const after = (await flowOf(uuid)) as unknown as { steps: readonly unknown[] };
		expect(after.steps).toContainEqual(
			expect.objectContaining({ next: expect.arrayContaining([expect.objectContaining({ label: "Van de ander", to: "1" })]) }),
		);
	});
});
