import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { FlowDefinition, StepDefinition, TenantDefinition } from "../../engine/index.ts";
import { expect, test } from "./harness/journey.ts";
import { LocationChoice } from "./harness/location-choice.ts";
import { type OwnServer, startOwnServer } from "./harness/own-server.ts";
import { RealisationList } from "./harness/realisation-list.ts";
import { signedInAt } from "./harness/sign-in-page.ts";
import { StartPage } from "./harness/start-page.ts";
import { StepScreen } from "./harness/step-screen.ts";

const port = Number(process.env.BROWSER_TEST_PORT ?? 3210) + 7;
const slug = "testland";

let flows = "";
let server: OwnServer;

/** The product's own folders; a new tenant may change nothing in them. */
function productHash(): string {
	const hash = createHash("sha256");
	for (const folder of ["engine", "schemas", "server", "web", "migrations"]) {
		const files = readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.sort();
		for (const file of files) hash.update(file).update(readFileSync(file));
	}
	return hash.digest("hex");
}

const flow = (...words: readonly string[]): string =>
	execFileSync(process.execPath, ["--import", "tsx", "scripts/flow.ts", ...words], {
		encoding: "utf8",
		env: { ...process.env, FLOWS_DIR: flows },
	});

function edit<Content>(file: string, change: (content: Content) => Content): void {
	const path = join(flows, slug, file);
	writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, "utf8")) as Content), null, "\t"));
}

/** A step of another role, with a form in which one answer makes another question appear. */
const design: StepDefinition = {
	uuid: "5b8a6a1e-4f3f-4a51-9d53-0d6f6f3f7a10",
	code: "3",
	label: "Ontwerp",
	version: "1.0.0",
	description: "Leg vast hoe de laadplek eruit komt te zien.",
	access: { read: ["cpo", "municipality"], edit: ["caseworker"] },
	sections: [
		{
			id: "design",
			title: "Ontwerp",
			schema: {
				type: "object",
				properties: {
					Design: {
						type: "object",
						properties: {
							Kind: {
								type: "string",
								title: "Soort laadplek",
								oneOf: [
									{ const: "single", title: "Enkel" },
									{ const: "square", title: "Laadplein" },
								],
							},
							Spots: { type: "integer", title: "Aantal vakken", minimum: 2, maximum: 20 },
						},
						required: ["Kind", "Spots"],
					},
				},
			},
			fields: { "Design.Spots": { when: { "==": [{ var: "Design.Kind" }, "square"] }, onHide: "clear" } },
		},
	],
};

test.beforeAll(async () => {
	flows = mkdtempSync(join(tmpdir(), "flows-"));
	flow("new", "--slug", slug, "--label", "Testland", "--municipalities", "Arnhem", "--style", "operator", "--roles", "cpo,municipality");
	const readBy = (step: StepDefinition): StepDefinition => ({
		...step,
		access: { ...step.access, read: [...step.access.read, "caseworker"] },
	});
	edit<FlowDefinition>("flow.json", (content) => ({
		...content,
		bindings: { ...content.bindings, realisationStartsAt: "4" },
		steps: [...content.steps.slice(0, 2).map(readBy), design, ...content.steps.slice(2).map((step) => ({ ...readBy(step), code: "4" }))],
	}));
	edit<TenantDefinition>("tenant.json", (content) => ({
		...content,
		access: { ...content.access, realisationlist: [...(content.access.realisationlist ?? []), "caseworker"] },
		demo: {
			...content.demo,
			accounts: [
				...(content.demo?.accounts ?? []),
				{ email: `ontwerper@${slug}.example`, name: "Demo ontwerper Testland", roles: { caseworker: ["*"] } },
			],
		},
	}));
	expect(flow("check", slug)).toContain("0 error(s), 0 warning(s)");
	server = await startOwnServer(flows, port);
});

test.afterAll(async () => {
	await server?.stop();
	rmSync(flows, { recursive: true, force: true });
});

test("a tenant made by one command and a step added in its JSON walk in the browser from start to Afgerond, and no line of the product knows it", async ({
	browser,
	faults,
}) => {
	const before = productHash();
	const pages: Page[] = [];
	const as = async (account: string): Promise<Page> => {
		const page = await signedInAt(browser, server.url, `${account}@${slug}.example`);
		faults.watch(page);
		pages.push(page);
		return page;
	};

	const operator = await as("cpo");
	await expect(operator).toHaveTitle(/TES - Realisatieportaal/);
	await operator.goto(`${server.url}/realisatie/nieuw`);
	const start = new StartPage(operator);
	await start.chooseParties({ municipality: "Arnhem", cpo: "Testland" });
	await start.create.click();
	const cpo = new StepScreen(operator);
	await cpo.expectStep("1", "Locatievoorstel");
	await expect(cpo.rail.getByRole("listitem")).toHaveText([
		/Stap 1: ?Locatievoorstel/,
		/Stap 2: ?BeoordelingGemeente/,
		/Stap 3: ?OntwerpMedewerker/,
		/Stap 4: ?Realisatie en inbedrijfstellingCPO/,
	]);
	const address = new URL(operator.url()).pathname.split("/").slice(0, 3).join("/");
	await new LocationChoice(operator).chooseAddress("Jansbuitensingel 32 Arnhem");
	await cpo.press("Volgende stap");
	await cpo.expectStep("2", "Beoordeling");

	const city = await as("municipality");
	await city.goto(server.url + address);
	const municipality = new StepScreen(city);
	await municipality.expectStep("2", "Beoordeling");
	await city.getByRole("radio", { name: "Positief" }).check();
	await municipality.press("Volgende stap");
	await municipality.expectStep("3", "Ontwerp");
	await expect(municipality.buttons("Opslaan")).toHaveCount(0);

	const designer = await as("ontwerper");
	await designer.goto(server.url + address);
	const ontwerp = new StepScreen(designer);
	await ontwerp.expectStep("3", "Ontwerp");
	await expect(ontwerp.field("Aantal vakken")).toHaveCount(0);
	await designer.getByRole("radio", { name: "Laadplein" }).check();
	await ontwerp.field("Aantal vakken").fill("1");
	await ontwerp.press("Volgende stap");
	await expect(ontwerp.errorSummary).toBeVisible();
	await ontwerp.field("Aantal vakken").fill("4");
	await ontwerp.press("Volgende stap");
	await ontwerp.expectStep("4", "Realisatie en inbedrijfstelling");

	await operator.goto(server.url + address);
	await cpo.expectStep("4", "Realisatie en inbedrijfstelling");
	await cpo.field("Datum inbedrijfstelling").fill("02-03-2026");
	await cpo.press("Afronden");
	await expect(cpo.button("Afronden")).toHaveCount(0);
	await operator.goto(`${server.url}/realisatie/afgerond`);
	const row = new RealisationList(operator).rows.first();
	await expect(row).toContainText("TES-00001");
	await expect(row).toContainText("Afgerond");

	expect(productHash()).toBe(before);
	expect(server.said(), "errors in the server's log").not.toMatch(/"level":[56]0/);
	await Promise.all(pages.map((page) => page.context().close()));
});

test("a file that is broken stops the next start with its place, and touches no server that runs", async () => {
	const file = join(flows, slug, "flow.json");
	const sound = readFileSync(file, "utf8");
	writeFileSync(file, sound.replace('"next"', '"naxt"'));
	// A port that no other journey uses.
	const own = port + 10;
	await expect(startOwnServer(flows, own)).rejects.toThrow(/flow\.json:\d+:\d+ .*Bedoelde u "next"\?/);
	writeFileSync(file, '{ "uuid": ');
	await expect(startOwnServer(flows, own)).rejects.toThrow(/flow\.json:1:\d+ .*This is not JSON/);
	expect((await fetch(`${server.url}/ready`)).ok).toBe(true);
	writeFileSync(file, sound);
});
