import "../../web/test-support/browser-parts.ts";
import "../../web/test-support/later-parts.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { type Edit, type FlowDefinition, loosenSection, renameEdits } from "../../engine/index.ts";
import { blocks } from "../../schemas/index.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { showWorkbench } from "./harness/workbench.tsx";

let test: TestApp;
beforeAll(async () => {
	test = await testApp({ place: { url: null, folder: ":memory:" }, remove: async () => undefined }, { WORKBENCH: "design" });
});
afterAll(() => test.close());
afterEach(cleanup);

const roles = { developer: ["*"] } as const;
const of = (userId: string) => test.person(roles, test.tenant, { userId });
const person = () => ({ userId: "designer", name: "Dirk", email: "dirk@voorbeeld.example", roles: { [test.tenant]: roles } });

interface Design {
	readonly uuid: string;
	readonly files: readonly { readonly path: string; readonly text: string | null }[];
}

async function filesOf(uuid: string) {
	const { files } = (await of("designer").get(`designs/${uuid}`)).body.data as unknown as Design;
	return files.find(({ path }) => path === "flow.json")?.text ?? "";
}

/** A design in which a colleague renamed the planned day, and somebody else the flow. */
async function changed(): Promise<string> {
	const { uuid } = (await of("designer").post("designs", { data: { name: "Van twee" } })).body.data as unknown as Design;
	const { steps } = JSON.parse(await filesOf(uuid)) as { steps: { uuid: string; code: string }[] };
	const step = steps.find(({ code }) => code === "6")?.uuid ?? "";
	const at = ["steps", { key: "uuid", is: step }, "sections", { key: "block", is: "planned-realisation" }];
	const title = { schema: { properties: { PlannedRealisation: { properties: { PlannedDate: { title: "Dag van plaatsing" } } } } } };
	const edits: readonly (readonly [string, Edit])[] = [
		["colleague", { op: "add", file: "flow.json", at, name: "override", value: title }],
		["designer", { op: "set", file: "flow.json", at: ["label"], value: "Anders genoemd" }],
		["colleague", { op: "set", file: "flow.json", at: ["description"], value: "Van een ander" }],
	];
	for (const [revision, [who, edit]] of edits.entries()) {
		expect((await of(who).post(`designs/${uuid}/edits`, { data: { revision, edits: [edit] } })).status).toBe(200);
	}
	return uuid;
}

describe("the history of a design", () => {
	it("is gone back in, after a question, whoever changed since; one press takes that back", async () => {
		const uuid = await changed();
		const { user, calls } = showWorkbench(test, person(), `/werkbank/ontwerp/${uuid}/geschiedenis`);
		expect(screen.queryByRole("button", { name: "Herstel tot hier: wijziging 3" })).toBeNull();
		await user.click(await screen.findByRole("button", { name: "Herstel tot hier: wijziging 1" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Het ontwerp herstellen tot hier?" }));
		expect(dialog.getByText(/^2 latere wijzigingen worden teruggedraaid/)).toBeTruthy();
		await user.dblClick(dialog.getByRole("button", { name: "Herstel tot hier" }));
		expect(await screen.findByText("Het ontwerp is weer zoals het toen was.")).toBeTruthy();
		expect(await filesOf(uuid)).toContain("Dag van plaatsing");
		expect(await filesOf(uuid)).not.toMatch(/Anders genoemd|Van een ander/);
		expect(calls.filter(({ path }) => path.includes("/restore"))).toHaveLength(1);
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(async () => expect(await filesOf(uuid)).toMatch(/Anders genoemd[\s\S]*Van een ander/));
	});

	it("calls what is done again after an undo by that name", async () => {
		const uuid = await changed();
		const { user } = showWorkbench(test, person(), `/werkbank/ontwerp/${uuid}/geschiedenis`);
		await user.click(await screen.findByRole("button", { name: "Draai terug: wijziging 2" }));
		expect(await screen.findByText(/draaide iets terug/)).toBeTruthy();
		await user.click(screen.getByRole("button", { name: "Draai terug: wijziging 4" }));
		expect(await screen.findByText(/deed iets opnieuw/)).toBeTruthy();
		expect(screen.getAllByText(/draaide iets terug/)).toHaveLength(1);
	});

	it("is told at each field: who changed it, and what others changed beside it is not", async () => {
		const uuid = await changed();
		const { user } = showWorkbench(test, person(), `/werkbank/ontwerp/${uuid}/stap/6?veld=PlannedRealisation.PlannedDate`);
		await user.click(await screen.findByText("Wie wijzigde dit veld"));
		const acts = await screen.findByRole("list", { name: "Wie wijzigde dit veld" });
		expect(acts.textContent).toMatch(/^iemand .* geledenStap 6 Plan realisatie › .*“Dag van plaatsing”$/);
		expect(acts.children).toHaveLength(1);
		cleanup();
		const other = showWorkbench(test, person(), `/werkbank/ontwerp/${uuid}/stap/6?veld=PlannedRealisation.Contractor`);
		await other.user.click(await screen.findByText("Wie wijzigde dit veld"));
		expect(await screen.findByText("Sinds dit ontwerp begon heeft niemand dit veld gewijzigd.")).toBeTruthy();
	});

	it("is told at a field from before it was renamed as well, and from before it was taken loose from its block", async () => {
		const uuid = await changed();
		const { steps } = JSON.parse(await filesOf(uuid)) as FlowDefinition;
		const index = steps.findIndex(({ code }) => code === "6");
		const nth = steps[index]?.sections.findIndex((section) => "block" in section && section.block === "planned-realisation") ?? -1;
		let revision = 3;
		const act = async (edits: readonly Edit[]) => {
			expect((await of("designer").post(`designs/${uuid}/edits`, { data: { revision: revision++, edits } })).status).toBe(200);
		};
		await act(loosenSection(JSON.parse(await filesOf(uuid)), ["steps", index, "sections", nth], blocks));
		const files = new Map([["flow.json", await filesOf(uuid)]]);
		await act(renameEdits(files, "PlannedRealisation.PlannedDate", "PlacingDay"));
		const { user } = showWorkbench(test, person(), `/werkbank/ontwerp/${uuid}/stap/6?veld=PlannedRealisation.PlacingDay`);
		await user.click(await screen.findByText("Wie wijzigde dit veld"));
		const acts = await screen.findByRole("list", { name: "Wie wijzigde dit veld" });
		expect([...acts.children].map(({ textContent }) => textContent)).toEqual([
			expect.stringMatching(/PlacingDay/),
			expect.stringMatching(/“Dag van plaatsing”$/),
		]);
	});
});
