import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { exampleTenant } from "../test-support/example-tenant.ts";
import { answer, fakeApi, page, problem } from "../test-support/fake-api.ts";
import { renderApplication } from "../test-support/render-application.tsx";

afterEach(() => {
	cleanup();
	localStorage.clear();
});

const texts: Readonly<Record<string, string>> = {
	welkom: "Dit is de [lijst](lijst#zoeken).\n\n## Zoeken\n\nMet een filter.\n\n## Zoeken\n\nNog eens.",
	lijst: "Over de lijst.\n\n## Zoeken\n\nTyp een *referentie* in het veld.",
	cijfers: "Alleen voor wie ze mag zien.",
};

const tenant: TenantConfiguration = {
	...exampleTenant,
	access: { ...exampleTenant.access, manuals: ["cpo", "admin"], reporting: ["admin"], admin: ["admin"] },
	manuals: {
		segments: [
			{
				title: "Begin",
				pages: [
					{ slug: "welkom", title: "Welkom", aliases: ["hallo"] },
					{ slug: "lijst", title: "De lijst", helps: ["/realisatie"] },
				],
			},
			{ title: "Cijfers", pages: [{ slug: "cijfers", title: "Rapportage", needs: ["reporting"] }] },
		],
	},
};

function open(address: string, { role = "cpo", markdown = texts }: { role?: string; markdown?: Readonly<Record<string, string>> } = {}) {
	const calls = fakeApi({
		"GET processes/realisation": page([]),
		"GET stakeholders": answer([]),
		"GET manual/page/*": ({ path }) => {
			const slug = path.split("/").at(-1) ?? "";
			return markdown[slug] === undefined ? problem(404) : answer({ slug, title: slug, markdown: markdown[slug] });
		},
	});
	const shown = renderApplication(address, { role, tenant });
	return { ...shown, fetched: () => calls.map(({ path }) => path).filter((path) => path.startsWith("manual/")) };
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const menu = async () => within(await screen.findByRole("navigation", { name: "Handleidingen" }));

describe("the manuals", () => {
	it("REQ-014 need access to manuals, otherwise they redirect to the Dashboard; a page is at its slug", async () => {
		for (const address of ["/handleidingen", "/handleidingen/welkom"]) {
			const { address: at } = open(address, { role: "municipality" });
			await waitFor(() => expect(at()).toBe("/realisatie/actief"));
			expect(screen.queryByRole("link", { name: "Handleidingen" })).toBeNull();
			cleanup();
		}
		const { fetched } = open("/handleidingen/lijst");
		await heading("De lijst");
		expect(await screen.findByText(/Over de lijst/)).toBeTruthy();
		expect(fetched()).toEqual(["manual/page/lijst"]);
		await waitFor(() => expect(document.title).toContain("De lijst"));
	});

	it("have a menu of what the person may read, without an empty segment", async () => {
		const { address } = open("/handleidingen");
		await heading("Welkom");
		expect(address()).toBe("/handleidingen/welkom");
		expect((await menu()).getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Welkom", "De lijst"]);
		expect((await menu()).getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Begin"]);
		cleanup();
		open("/handleidingen", { role: "admin" });
		await heading("Welkom");
		expect((await menu()).getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Begin", "Cijfers"]);
	});

	it("explain why a page can't be shown: it is for others, or doesn't exist", async () => {
		const denied = open("/handleidingen/cijfers");
		expect(await screen.findByText("U heeft onvoldoende rechten om deze handleiding te bekijken.")).toBeTruthy();
		expect(denied.fetched()).toEqual([]);
		cleanup();
		open("/handleidingen/..%2Fgeheim");
		await heading("Deze handleiding bestaat niet");
	});

	it("redirect from a page's other slug to its own", async () => {
		const { address } = open("/handleidingen/hallo");
		await heading("Welkom");
		expect(address()).toBe("/handleidingen/welkom");
	});

	it("the help button leads to the page that helps with the screen", async () => {
		const { address } = open("/realisatie/actief");
		await userEvent.click(await screen.findByRole("link", { name: "Handleidingen" }));
		await heading("De lijst");
		expect(address()).toBe("/handleidingen/lijst");
	});

	it("link to the neighbours in the menu, and move the focus to a heading", async () => {
		open("/handleidingen/welkom");
		const neighbours = within(await screen.findByRole("navigation", { name: "Vorige en volgende handleiding" }));
		expect(neighbours.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Volgende De lijst"]);
		await userEvent.click(await screen.findByRole("link", { name: "lijst" }));
		await heading("De lijst");
		await waitFor(() => expect(document.activeElement?.textContent).toBe("Zoeken"));
		expect(document.activeElement?.id).toBe("zoeken");
	});

	it("list the headings of the page, each with a unique id", async () => {
		open("/handleidingen/welkom");
		const contents = within(await screen.findByRole("navigation", { name: "Op deze pagina" }));
		expect(contents.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
			"/handleidingen/welkom#zoeken",
			"/handleidingen/welkom#zoeken-2",
		]);
	});

	it("are searched by title and text, and results lead to the heading", async () => {
		open("/handleidingen/welkom");
		await heading("Welkom");
		const field = screen.getByRole("searchbox", { name: "Zoek in de handleidingen" });
		await userEvent.type(field, "referentie typ");
		const hit = await screen.findByRole("link", { name: /^lijst.*referentie/ });
		expect(hit.getAttribute("href")).toBe("/handleidingen/lijst#zoeken");
		expect(await screen.findByText("1 handleiding gevonden")).toBeTruthy();
		await userEvent.clear(field);
		await userEvent.type(field, "bestaat nergens");
		expect(await screen.findByText("Geen handleiding gevonden voor 'bestaat nergens'")).toBeTruthy();
		await userEvent.clear(field);
		expect((await menu()).getAllByRole("link")).toHaveLength(2);
	});

	it("that can't be loaded say so, and can be retried", async () => {
		const { rerender: _, ...rest } = open("/handleidingen/welkom", { markdown: {} });
		await heading("De handleiding kon niet worden opgehaald");
		const before = rest.fetched().length;
		await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
		await waitFor(() => expect(rest.fetched().length).toBeGreaterThan(before));
	});
});

describe("hostile Markdown", () => {
	const hostile = [
		"<script>window.kwaad = 1</script> en <img src=x onerror=alert(1)>",
		"",
		'<a href="javascript:alert(1)" onclick="alert(1)">klik</a>',
		"",
		"[een](javascript:alert(1)) [twee](JaVaScRiPt:alert(1)) [drie](data:text/html,x) [vier](//elders.example) [vijf](/\\\\elders.example)",
		"[zes](vbscript:x) [zeven](javascript&colon;alert(1)) [acht](java%0ascript:alert(1)) [negen](file:///etc/passwd) [tien](<java script:x>)",
		"",
		"![plaatje](https://elders.example/spion.png) ![](javascript:alert(1))",
		"",
		"[web](https://voorbeeld.example/a?b=1) [post](mailto:hulp@voorbeeld.example) [eigen](/aanvragen) [bladzijde](lijst)",
		"",
		"## <img src=x onerror=alert(2)>",
	].join("\n");

	it("is rendered as plain text: no element, and no address except allowed ones", async () => {
		open("/handleidingen/welkom", { markdown: { welkom: hostile } });
		const article = await screen.findByRole("article");
		await within(article).findByText(/window\.kwaad = 1/);
		expect(article.querySelectorAll("script, img, iframe, [onclick], [onerror], style")).toHaveLength(0);
		expect(article.textContent).toContain("<img src=x onerror=alert(1)>");
		expect(article.textContent).toContain('<a href="javascript:alert(1)" onclick="alert(1)">klik</a>');
		const addresses = [...article.querySelectorAll("p a")].map((link) => [link.textContent, link.getAttribute("href")]);
		expect(addresses).toEqual([
			["web", "https://voorbeeld.example/a?b=1"],
			["post", "mailto:hulp@voorbeeld.example"],
			["eigen", "/aanvragen"],
			["bladzijde", "/handleidingen/lijst"],
		]);
		for (const word of ["een", "twee", "drie", "vier", "vijf", "zes", "zeven", "negen"]) expect(article.textContent).toContain(word);
	});
});
