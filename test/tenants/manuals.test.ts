import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type ManualMenu, roles } from "../../engine/index.ts";
import { manualPages } from "../../schemas/index.ts";
import { headingId } from "../../web/manuals/heading-ids.ts";
import { linkTarget } from "../../web/manuals/link-target.ts";
import { Deployment } from "./harness/deployment.ts";

const tenants = ["go-ral", "amsterdam", "opcharge", "park-n-charge", "vlaanderen", "rvb"] as const;
type Access = Readonly<Record<string, readonly string[]>>;

/** Parts of the product that a page may link to, by the beginning of their address. */
const places = ["/vandaag", "/postvak", "/aanvragen", "/realisatie", "/locaties", "/rapportage", "/beheer"];

const standard = [
	"inleiding",
	"gebruikersprofiel",
	"aanvragenoverzicht",
	"aanvragen-beoordelen",
	"realisatieprocessenoverzicht",
	"realisatieproces-starten",
	"doorlopen-realisatieproces",
	"realisateproces-onhold-zetten-of-annuleren",
];

describe("the manuals of the tenants", () => {
	let deployment: Deployment;
	const menus = new Map<string, ManualMenu>();
	const access = new Map<string, Access>();
	beforeAll(async () => {
		deployment = await Deployment.open();
		for (const tenant of tenants) {
			const configuration = await deployment.configuration(tenant);
			menus.set(tenant, configuration.manuals as ManualMenu);
			access.set(tenant, configuration.access as Access);
		}
	});
	afterAll(() => deployment.close());

	it("the page of the workbench calls everything as the screen does", () => {
		const words = readdirSync("web/texts")
			.filter((name) => name.endsWith(".json"))
			.map((name) => readFileSync(`web/texts/${name}`, "utf8"))
			.join();
		const named = [...(manualPages.werkbank ?? "").matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);
		const keys = ["Ctrl+Z", "Ctrl+Y", "Ctrl+S", "Shift", "F2", "F6", "F8", "Ctrl+K", "?"];
		expect(named.length).toBeGreaterThan(15);
		expect(named.filter((name) => !keys.includes(name) && !words.includes(`: "${name}`))).toEqual([]);
	});

	const segmentsOf = (tenant: string) => menus.get(tenant)?.segments ?? [];
	const pagesOf = (tenant: string) => segmentsOf(tenant).flatMap(({ pages }) => pages);
	const slugsOf = (tenant: string) => pagesOf(tenant).map(({ slug }) => slug);
	const get = async (tenant: string, role: string, slug: string) => await deployment.as(tenant, role).get(`manual/page/${slug}`);
	const markdownOf = async (tenant: string, slug: string): Promise<string> => {
		const { body } = await get(tenant, "admin", slug);
		return (body.data as unknown as { markdown: string }).markdown;
	};

	it("REQ-016 have eight pages by these slugs, one of them spelled as it is", async () => {
		for (const tenant of tenants.filter((slug) => slug !== "rvb")) {
			expect(slugsOf(tenant)).toEqual(standard);
			for (const slug of standard) expect([tenant, slug, (await get(tenant, "admin", slug)).status]).toEqual([tenant, slug, 200]);
		}
	});

	it("have a page about the workbench where the deployment has one, for who may design or publish", async () => {
		const open = await Deployment.open({ WORKBENCH: "publish" });
		try {
			const { manuals } = (await open.configuration("go-ral")) as unknown as { manuals: ManualMenu };
			expect(manuals.segments.flatMap(({ pages }) => pages).map(({ slug }) => slug)).toEqual([...standard, "werkbank"]);
			expect((await open.as("go-ral", "cpo").get("manual/page/werkbank")).status).toBe(403);
			expect((await open.as("go-ral", "admin").get("manual/page/werkbank")).status).toBe(200);
			// Two persons in each demonstration can get a design activated and rolled back: what one of them does, the other approves.
			for (const tenant of tenants) {
				const may = async (role: string) => {
					const releases = (await open.as(tenant, role).get("designs/releases")).body.data as unknown as { may?: { publish: boolean } };
					const { mayDesign } = (await open.as(tenant, role).get("designs")).body as { readonly mayDesign?: boolean };
					return { design: mayDesign, publish: releases?.may?.publish };
				};
				expect([tenant, await may("developer")]).toEqual([tenant, { design: true, publish: true }]);
				expect([tenant, await may("admin")]).toEqual([tenant, { design: false, publish: true }]);
				expect((await open.as(tenant, "cpo").get("designs")).status).toBeGreaterThanOrEqual(403);
			}
			expect(headingsOf(manualPages.werkbank ?? "").length).toBeGreaterThan(3);
			expect((await get("go-ral", "admin", "werkbank")).status).toBe(404);
		} finally {
			await open.close();
		}
	});

	it("REQ-101 the property-management menu has 'Workflow handleiding' with six pages", () => {
		const [workflow] = segmentsOf("rvb");
		expect([workflow?.title, workflow?.pages.map(({ title }) => title)]).toEqual([
			"Workflow handleiding",
			["Overzichtspagina", "Doorlopen van de stappen", "Opmerkingen plaatsen", "Corrigeren en wijzigen", "PID aanpassen", "Rapportage"],
		]);
		expect(slugsOf("rvb")).toEqual([
			"overzichtspagina",
			"doorlopen-stappen",
			"opmerkingen-plaatsen",
			"corrigeren-en-wijzigen",
			"pid-aanpassen",
			"rapportage",
			"nieuwe-pid",
			"nieuw-realisatieproces",
		]);
	});

	it("REQ-102 the page on reporting needs reporting access, in the menu and at the server", async () => {
		expect(pagesOf("rvb").find(({ slug }) => slug === "rapportage")?.needs).toEqual(["reporting"]);
		for (const role of ["customer", "caseviewer", "caseworker", "admin"]) expect((await get("rvb", role, "rapportage")).status).toBe(200);
		expect((await get("rvb", "rvb", "rapportage")).status).toBe(403);
	});

	it("REQ-103 'Voor beheerders' has new PID for admin and new realisation process for who may start one", async () => {
		const administrators = segmentsOf("rvb")[1];
		expect([administrators?.title, administrators?.pages.map(({ title, needs }) => [title, needs])]).toEqual([
			"Voor beheerders",
			[
				["Nieuwe PID", ["admin"]],
				["Nieuw realisatieproces", ["realisationbtn"]],
			],
		]);
		for (const slug of ["nieuwe-pid", "nieuw-realisatieproces"]) {
			expect((await get("rvb", "admin", slug)).status).toBe(200);
			for (const role of ["customer", "caseworker", "caseviewer"]) expect((await get("rvb", role, slug)).status).toBe(403);
		}
	});

	it("REQ-105 are for cpo, municipality and admin in the city, and in go-ral as well", async () => {
		for (const tenant of ["amsterdam", "go-ral"]) {
			for (const { role } of roles) {
				const expected = ["cpo", "municipality", "admin"].includes(role) ? 200 : 403;
				expect([tenant, role, (await get(tenant, role, "inleiding")).status]).toEqual([tenant, role, expected]);
			}
		}
	});

	it("answer each role exactly what the access map says, for every page", async () => {
		for (const tenant of tenants) {
			const map = access.get(tenant) ?? {};
			for (const { role } of roles) {
				for (const { slug, needs } of pagesOf(tenant)) {
					const allowed = map.manuals?.includes(role) && (needs ?? ["manuals"]).some((attribute) => map[attribute]?.includes(role));
					expect([tenant, role, slug, (await get(tenant, role, slug)).status]).toEqual([tenant, role, slug, allowed ? 200 : 403]);
				}
			}
		}
	});

	it("of one tenant are not those of another", async () => {
		for (const tenant of tenants) {
			for (const slug of tenants.flatMap(slugsOf).filter((name) => !slugsOf(tenant).includes(name))) {
				expect([tenant, slug, (await get(tenant, "admin", slug)).status]).toEqual([tenant, slug, 404]);
			}
		}
	});

	it("have no link that leads nowhere", async () => {
		for (const tenant of tenants) {
			const texts = new Map<string, string>();
			for (const slug of slugsOf(tenant)) texts.set(slug, await markdownOf(tenant, slug));
			for (const [slug, markdown] of texts) {
				for (const [, address = ""] of markdown.matchAll(/\]\(([^)]*)\)/g)) {
					const target = linkTarget(address);
					const to = target !== null && "to" in target ? target.to : "";
					const [path = "", heading] = to.split("#");
					const page = path === "" ? slug : path.replace("/handleidingen/", "");
					const known = texts.has(page) || places.some((place) => path.startsWith(place));
					const title = heading === undefined || headingsOf(texts.get(page) ?? "").includes(heading);
					expect([tenant, slug, address, known, title]).toEqual([tenant, slug, address, true, true]);
				}
			}
		}
	});

	it("say on which screens they help, of those there are", () => {
		for (const tenant of tenants) {
			for (const address of pagesOf(tenant).flatMap(({ helps = [] }) => helps)) {
				expect([address, address === "/" || places.some((place) => address.startsWith(place))]).toEqual([address, true]);
			}
		}
	});

	it("have a text of some length with headings, and no page that stands in no menu", async () => {
		for (const tenant of tenants) {
			for (const slug of slugsOf(tenant)) {
				const markdown = await markdownOf(tenant, slug);
				expect([slug, markdown.length > 900, headingsOf(markdown).length > 1, /^# /m.test(markdown)]).toEqual([slug, true, true, false]);
			}
		}
		expect(Object.keys(manualPages).sort()).toEqual([...standard, "werkbank"].sort());
		const own = readdirSync("flows/rvb/manuals").map((name) => name.replace(/\.md$/, ""));
		expect(own.sort()).toEqual([...slugsOf("rvb")].sort());
	});
});

function headingsOf(markdown: string): readonly string[] {
	return [...markdown.matchAll(/^#{2,} (.+)$/gm)].map(([, title = ""]) => headingId(title));
}
