import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { manualMenuOf, productPage, type TenantDefinition } from "../../../engine/index.ts";
import { axeFindings } from "../../test-support/axe-findings.ts";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { threeSteps } from "../../test-support/step-process.ts";
import { tenantFile } from "../../test-support/tenant-file.ts";

afterEach(cleanup);

const small = {
	segments: [
		{ title: "Aan de slag", pages: [{ slug: "uitleg", title: "Uitleg" }] },
		{ title: "Meer", pages: [{ slug: "vragen", title: "Vragen" }] },
	],
} satisfies TenantDefinition["manuals"];
const texts = { "manuals/uitleg.md": "## Begin\n\nLees ook [de vragen](vragen).\n", "manuals/vragen.md": "Geen.\n" };

/** `ofProduct`: the tenant has no menu and no pages of its own. */
async function openManuals(page = "uitleg", ofProduct = false) {
	const beside = ofProduct ? { "tenant.json": tenantFile } : { "tenant.json": { ...tenantFile, manuals: small }, ...texts };
	const opened = await openWorkbench(`/werkbank/handleidingen?pagina=${page}`, threeSteps, "Voeg toe", beside);
	const menu = () => (JSON.parse(opened.textOf("tenant.json")) as TenantDefinition).manuals;
	const field = () => screen.getByRole("textbox", { name: "Tekst (Markdown)" });
	const preview = () => within(screen.getByRole("region", { name: "Zo ziet de lezer de pagina" }));
	return { ...opened, menu, field, preview };
}

describe("the text of a page", () => {
	it("is seen as readers see it while it is typed, is written with Ctrl+S or when it is left, and one undo takes it back", async () => {
		const { user, field, preview, textOf } = await openManuals();
		await user.click(field());
		await user.type(field(), "Nieuw.");
		expect(preview().getByText("Nieuw.", { exact: false })).toBeDefined();
		expect(textOf("manuals/uitleg.md")).toBe(texts["manuals/uitleg.md"]);
		await user.keyboard("{Control>}s{/Control}");
		await waitFor(() => expect(textOf("manuals/uitleg.md")).toBe(`${texts["manuals/uitleg.md"]}Nieuw.`));
		await user.type(field(), " Meer.");
		await user.tab();
		await waitFor(() => expect(textOf("manuals/uitleg.md")).toMatch(/Nieuw\. Meer\.$/));
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(textOf("manuals/uitleg.md")).toMatch(/Nieuw\.$/));
	});

	it("is written when the page is left in the middle of it", async () => {
		const { user, field, textOf } = await openManuals();
		await user.click(field());
		await user.type(field(), "Half");
		window.history.pushState(null, "", "/werkbank/handleidingen?pagina=vragen");
		window.dispatchEvent(new PopStateEvent("popstate"));
		await waitFor(() => expect(textOf("manuals/uitleg.md")).toMatch(/Half$/));
		await waitFor(() => expect((field() as HTMLTextAreaElement).value).toBe(texts["manuals/vragen.md"]));
	});

	it("says which of its links lead nowhere, and those that lead somewhere open that page here", async () => {
		const { user, field, preview } = await openManuals();
		fireEvent.change(field(), {
			target: { value: "[goed](vragen) [fout](vraag) [kop](vragen#a) `[geen](x)` ![plaatje](y) [vreemd](javascript:alert(1))" },
		});
		expect(await screen.findByText("Deze links leiden nergens heen: vraag, javascript:alert(1")).toBeDefined();
		fireEvent.change(field(), { target: { value: "[goed](vragen) [fout](vraag)" } });
		expect(await screen.findByText("Deze link leidt nergens heen: vraag")).toBeDefined();
		await user.click(preview().getByRole("link", { name: "goed" }));
		await waitFor(() => expect(`${location.pathname}${location.search}`).toBe("/werkbank/handleidingen?pagina=vragen"));
		expect(document.activeElement?.textContent).toBe("Vragen");
		await user.click(screen.getByRole("link", { name: "Overzicht" }));
		await user.click(screen.getByRole("link", { name: "Handleidingen" }));
		await screen.findByRole("heading", { name: "Uitleg" });
		expect(document.activeElement?.textContent).toBe("Handleidingen");
	});

	it("is the product's until it is changed, and becomes the product's again", async () => {
		const { user, field, textOf, menu } = await openManuals("inleiding", true);
		const product = productPage("inleiding") ?? "";
		expect((field() as HTMLTextAreaElement).value).toBe(product);
		expect(screen.getByText(/^Dit is de tekst van het product/)).toBeDefined();
		fireEvent.change(field(), { target: { value: "Van ons.\n" } });
		fireEvent.blur(field());
		await waitFor(() => expect(textOf("manuals/inleiding.md")).toBe("Van ons.\n"));
		expect(menu()).toBeUndefined();
		await user.click(await screen.findByRole("button", { name: "Terug naar de tekst van het product" }));
		await waitFor(() => expect(textOf("manuals/inleiding.md")).toBe(""));
		await waitFor(() => expect((field() as HTMLTextAreaElement).value).toBe(product));
	});
});

describe("the menu", () => {
	it("becomes the tenant's own at the first change, in one act that one undo takes back", async () => {
		const { user, menu } = await openManuals("inleiding", true);
		const { segments } = manualMenuOf({});
		const name = screen.getByRole("textbox", { name: "Titel van de pagina" });
		await user.clear(name);
		await user.type(name, "Welkom{Enter}");
		await waitFor(() => expect(menu()?.segments[0]?.pages[0]?.title).toBe("Welkom"));
		expect(menu()?.segments).toHaveLength(segments.length);
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(menu()).toBeUndefined());
	});

	it("gets a page with its text, in a part of its own, and loses it with its text and the part", async () => {
		const { user, menu, textOf, field } = await openManuals();
		const form = within(screen.getByRole("form", { name: "Nieuwe pagina" }));
		await user.click(form.getByRole("button", { name: "Voeg toe" }));
		expect(form.getByText("Vul een titel in.")).toBeDefined();
		await user.type(form.getByRole("textbox", { name: "Titel" }), "Uitleg");
		await user.selectOptions(form.getByRole("combobox", { name: "In deel" }), "een nieuw deel");
		await user.type(form.getByRole("textbox", { name: "Kop van het nieuwe deel" }), "Beheer{Enter}");
		// The slug of another page is not reused.
		await waitFor(() => expect(menu()?.segments[2]).toEqual({ title: "Beheer", pages: [{ slug: "uitleg-2", title: "Uitleg" }] }));
		await waitFor(() => expect((field() as HTMLTextAreaElement).value).toBe("Schrijf hier de uitleg.\n"));
		const pages = within(screen.getByRole("list", { name: "Pagina's van Beheer" }));
		await user.click(pages.getByRole("button", { name: "Uitleg weghalen" }));
		await waitFor(() => expect(menu()?.segments).toHaveLength(2));
		expect([textOf("manuals/uitleg-2.md"), textOf("manuals/uitleg.md")]).toEqual(["", texts["manuals/uitleg.md"]]);
	});

	it("has its parts and pages in another order, a page in another part, and a page for some", async () => {
		const { user, menu } = await openManuals();
		await user.click(screen.getByRole("button", { name: "Meer naar voren" }));
		await waitFor(() => expect(menu()?.segments.map(({ title }) => title)).toEqual(["Meer", "Aan de slag"]));
		await user.click(screen.getByText("Wie de pagina mag lezen (0)"));
		await user.click(screen.getByRole("checkbox", { name: "Handleidingen lezen" }));
		await waitFor(() => expect(menu()?.segments[1]?.pages).toEqual([{ slug: "uitleg", title: "Uitleg", needs: ["manuals"] }]));
		await user.selectOptions(screen.getByRole("combobox", { name: "Staat in deel" }), "Meer");
		await waitFor(() => expect(menu()?.segments.map(({ pages }) => pages.map(({ slug }) => slug))).toEqual([["vragen", "uitleg"]]));
		await user.click(screen.getByRole("button", { name: "Uitleg naar voren" }));
		await waitFor(() => expect(menu()?.segments[0]?.pages.map(({ slug }) => slug)).toEqual(["uitleg", "vragen"]));
		for (const page of ["Uitleg", "Vragen"]) await user.click(screen.getByRole("button", { name: `${page} weghalen` }));
		expect((await screen.findByRole("alert")).textContent).toBe("In het menu blijft ten minste één pagina staan.");
	});

	it("has no finding of axe", async () => {
		await openManuals();
		expect(await axeFindings()).toEqual([]);
	});
});

describe("on a slow line, a page of the manual", () => {
	it("takes both of two rights that are ticked one after the other, and is made once by a form that is sent twice", async () => {
		const { user, menu, reading, textOf } = await openManuals();
		await user.click(screen.getByText("Wie de pagina mag lezen (0)"));
		const ticks = screen.getAllByRole("checkbox").slice(0, 2);
		reading.hold();
		for (const tick of ticks) await user.click(tick);
		reading.release();
		await waitFor(() => expect(menu()?.segments[0]?.pages[0]?.needs).toHaveLength(2));
		await user.type(screen.getByRole("textbox", { name: "Titel" }), "Veel “vragen”");
		reading.hold();
		await user.keyboard("{Enter}{Enter}");
		reading.release();
		await waitFor(() => expect(menu()?.segments[0]?.pages.map(({ title }) => title)).toEqual(["Uitleg", 'Veel "vragen"']));
		await waitFor(() => expect(textOf("manuals/veel-vragen.md")).not.toBe(""));
	});
});
