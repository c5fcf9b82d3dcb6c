import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { roles, starterFiles, type TenantDefinition } from "../../../engine/index.ts";
import { exampleSource } from "../../test-support/example-source.ts";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { decidedSteps } from "../../test-support/step-process.ts";
import { tenantFile } from "../../test-support/tenant-file.ts";
import { theme } from "../../ui/theme/theme.ts";
import { Workbench } from "../Workbench.tsx";

let count = 0;
const uuid = () => `00000000-0000-4000-8000-${String(++count).padStart(12, "0")}`;
const answers = {
	slug: "utopia",
	label: "Utopia",
	municipalities: [],
	style: "operator",
	roles: ["cpo", "municipality"],
	ownRoles: {},
} as const;

/** Opens the workbench at an address, with a tenant that was just created. */
function openAt(address: string) {
	const files = exampleSource(starterFiles(answers, uuid));
	window.history.replaceState(null, "", address);
	render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<Workbench source={files.source} />
		</MantineProvider>,
	);
	const read = <Content,>(path: string) => JSON.parse(files.textOf(path)) as Content;
	return { ...files, tenant: () => read<TenantDefinition>("tenant.json"), read };
}

afterEach(cleanup);

describe("roles and rights", () => {
	it("has a role of its own added, given a step and a right by keys, and taken away with every place that names it", async () => {
		const { tenant, textOf } = openAt("/werkbank/rollen");
		const user = userEvent.setup();
		const before = textOf("tenant.json");
		const flowBefore = textOf("flow.json");
		await user.type(await screen.findByRole("textbox", { name: "Naam van een nieuwe rol" }), "Welstand{Enter}");
		await waitFor(() => expect(tenant().roles).toEqual({ welstand: { label: "Welstand" } }));
		const cell = await screen.findByRole("button", { name: "Beoordeling, Welstand: niets" });
		cell.focus();
		await user.keyboard(" ");
		await screen.findByRole("button", { name: "Beoordeling, Welstand: ziet" });
		await user.keyboard(" ");
		await screen.findByRole("button", { name: "Beoordeling, Welstand: vult in" });
		await user.click(screen.getByRole("checkbox", { name: "Processen zien, Welstand" }));
		await waitFor(() => expect(tenant().access.realisationlist).toContain("welstand"));
		expect(textOf("flow.json")).toContain('"welstand"');
		await user.click(await screen.findByRole("button", { name: "Verwijder de rol Welstand" }));
		const dialog = await screen.findByRole("dialog");
		expect(within(dialog).getAllByRole("checkbox")).toHaveLength(2);
		await user.click(within(dialog).getByRole("button", { name: "Verwijder" }));
		await waitFor(() => expect(textOf("tenant.json")).toBe(before));
		expect(textOf("flow.json")).toBe(flowBefore);
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(tenant().roles).toEqual({ welstand: { label: "Welstand" } }));
		expect(textOf("flow.json")).toContain('"welstand"');
	});

	it("says of a role that stands nowhere that only itself goes", async () => {
		const { tenant } = openAt("/werkbank/rollen");
		const user = userEvent.setup();
		await user.type(await screen.findByRole("textbox", { name: "Naam van een nieuwe rol" }), "Welstand{Enter}");
		await user.click(await screen.findByRole("button", { name: "Verwijder de rol Welstand" }));
		const dialog = within(await screen.findByRole("dialog"));
		expect(dialog.getByText("De rol wordt nergens genoemd: alleen de rol zelf gaat weg.")).toBeTruthy();
		await user.click(dialog.getByRole("button", { name: "Verwijder" }));
		await waitFor(() => expect(tenant().roles).toBeUndefined());
	});

	it("goes on from presses that are not shown yet", async () => {
		const { user, flow, reading } = await openWorkbench("/werkbank/rollen", decidedSteps, /: ziet$/, { "tenant.json": tenantFile });
		const [seen] = screen.getAllByText("ziet", { selector: "button" });
		const stepsBefore = flow().steps.map(({ access }) => access.edit.length);
		reading.hold();
		for (let press = 0; press < 5; press++) if (seen !== undefined) await user.click(seen);
		reading.release();
		// Reading becomes editing, editing becomes nothing, and so on.
		await waitFor(() => expect(seen?.textContent).toBe("niets"));
		expect(flow().steps.map(({ access }) => access.edit.length)).toEqual(stepsBefore);
	});

	it("writes every press before it shows the page that was chosen meanwhile, also by the browser's own button", async () => {
		const { user, flow, reading } = await openWorkbench("/werkbank/rollen", decidedSteps, /: ziet$/, { "tenant.json": tenantFile });
		const rights = () => flow().steps.map(({ access: { read = [], edit } }) => [read.length, edit.length]);
		const before = rights();
		const leave = async (go: () => Promise<void>, shown: string) => {
			const [seen] = await screen.findAllByText("ziet", { selector: "button" });
			reading.hold();
			// Reading becomes editing, editing becomes nothing, nothing becomes reading again.
			for (let press = 0; press < 3; press++) if (seen !== undefined) await user.click(seen);
			await go();
			reading.release();
			await screen.findByRole("heading", { level: 1, name: shown });
			await waitFor(() => expect(rights()).toEqual(before));
		};
		await leave(() => user.click(screen.getByRole("link", { name: "Redenen en huisstijl" })), "Redenen en huisstijl");
		await user.click(screen.getByRole("link", { name: "Rollen en rechten" }));
		await leave(async () => window.history.back(), "Redenen en huisstijl");
	});

	it("changes no right that only the deployment gives, and refuses a role that is there", async () => {
		const { textOf } = openAt("/werkbank/rollen");
		const user = userEvent.setup();
		const before = textOf("tenant.json");
		const [design] = await screen.findAllByRole("checkbox", { name: /^Ontwerpen, / });
		expect((design as HTMLInputElement).disabled).toBe(true);
		await user.type(screen.getByRole("textbox", { name: "Naam van een nieuwe rol" }), "CPO{Enter}");
		expect(await screen.findByText("De rol “cpo” is er al.")).toBeTruthy();
		expect(textOf("tenant.json")).toBe(before);
	});

	it("calls no role as another is called, whatever the capitals, also not afterwards", async () => {
		const { tenant } = openAt("/werkbank/rollen");
		const user = userEvent.setup();
		const input = await screen.findByRole("textbox", { name: "Naam van een nieuwe rol" });
		await user.type(input, "Welstand{Enter}");
		const own = await screen.findByRole("textbox", { name: "Naam van “welstand”" });
		// Its code is another one, but people would see the same name.
		await user.clear(own);
		await user.type(own, "Toezicht{Enter}");
		await waitFor(() => expect(tenant().roles).toEqual({ welstand: { label: "Toezicht" } }));
		await user.type(input, " toezicht {Enter}");
		expect(await screen.findByText("De rol “Toezicht” is er al.")).toBeTruthy();
		await user.clear(own);
		await user.type(own, "gemeente{Enter}");
		expect((await screen.findByRole("alert")).textContent).toBe("De rol “Gemeente” is er al.");
		expect(tenant().roles).toEqual({ welstand: { label: "Toezicht" } });
	});

	it("calls no role as one of the product that this tenant does not use, nor as two that share a name", async () => {
		const { tenant } = openAt("/werkbank/rollen");
		const user = userEvent.setup();
		const input = await screen.findByRole("textbox", { name: "Naam van een nieuwe rol" });
		for (const [typed, named] of [
			["Klant", "Klant"],
			["gast", "Gast"],
			["Medewerker (caseworker)", "Medewerker (caseworker)"],
		] as const) {
			await user.clear(input);
			await user.type(input, `${typed}{Enter}`);
			expect(await screen.findByText(`De rol “${named}” is er al.`)).toBeTruthy();
		}
		expect(tenant().roles).toBeUndefined();
	});

	it("tells two columns of one name apart by their codes", async () => {
		openAt("/werkbank/rollen");
		const user = userEvent.setup();
		const named = roles.filter(({ label }) => label === "Medewerker").map(({ role }) => role);
		expect(named).toHaveLength(2);
		for (const role of named) {
			await user.selectOptions(await screen.findByRole("combobox", { name: /rol/i }), role);
			expect(await screen.findByRole("columnheader", { name: `Medewerker (${role})` })).toBeTruthy();
		}
		expect(screen.getByRole("button", { name: "Beoordeling, Medewerker (caseworker): niets" })).toBeTruthy();
	});
});

describe("reasons and house style", () => {
	it.each(["Redenen voor on hold", "Redenen voor annuleren"])(
		"calls none of the %s as another is called, also not afterwards",
		async (called) => {
			const { textOf } = openAt("/werkbank/huisstijl");
			const user = userEvent.setup();
			const list = await screen.findByRole("region", { name: called });
			await user.type(within(list).getByRole("textbox", { name: `Nieuw bij ${called}` }), "Net vol{Enter}");
			const words = await within(list).findByRole("textbox", { name: "Tekst van “net-vol”" });
			const before = textOf("tenant.json");
			const other = within(list).getAllByRole<HTMLInputElement>("textbox", { name: /^Tekst van/ })[0];
			const taken = other?.value.toUpperCase() ?? "";
			await user.clear(words);
			await user.type(words, `${taken}{Enter}`);
			expect((await within(list).findByRole("alert")).textContent).toBe("Deze staat er al.");
			expect((words as HTMLInputElement).value).toBe(taken);
			expect(textOf("tenant.json")).toBe(before);
		},
	);

	it("has a reason added, moved, worded and taken away, and never the last one", async () => {
		const { tenant } = openAt("/werkbank/huisstijl");
		const user = userEvent.setup();
		const list = await screen.findByRole("region", { name: "Redenen voor on hold" });
		const values = () => tenant().onHoldReasons.map(({ value }) => value);
		await user.type(within(list).getByRole("textbox", { name: "Nieuw bij Redenen voor on hold" }), "Wacht op netbeheerder{Enter}");
		await waitFor(() => expect(values()).toEqual(["other", "wacht-op-netbeheerder"]));
		await user.click(await within(list).findByRole("button", { name: "Omhoog: Wacht op netbeheerder" }));
		await waitFor(() => expect(values()).toEqual(["wacht-op-netbeheerder", "other"]));
		const words = within(list).getByRole("textbox", { name: "Tekst van “other”" });
		await user.clear(words);
		await user.type(words, "Anders{Enter}");
		await waitFor(() => expect(tenant().onHoldReasons[1]).toEqual({ value: "other", text: "Anders" }));
		await user.type(within(list).getByRole("textbox", { name: "Nieuw bij Redenen voor on hold" }), "Anders{Enter}");
		expect(await within(list).findByText("Deze staat er al.")).toBeTruthy();
		const remove = async (text: string) => {
			await user.click(await within(list).findByRole("button", { name: `Verwijder: ${text}` }));
			await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Verwijder" }));
		};
		await remove("Wacht op netbeheerder");
		await waitFor(() => expect(values()).toEqual(["other"]));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		await remove("Anders");
		expect(await screen.findByText("Er moet er een overblijven.")).toBeTruthy();
		expect(values()).toEqual(["other"]);
	});

	it("writes a colour once it is one, with how well it can be read, and a word of the product", async () => {
		const { tenant } = openAt("/werkbank/huisstijl");
		const user = userEvent.setup();
		const action = await screen.findByRole("textbox", { name: "Kleur van knoppen" });
		const palette = screen.getByLabelText<HTMLInputElement>("Kies: Kleur van knoppen");
		await user.clear(action);
		await user.type(action, "geel{Tab}");
		expect(
			await screen.findByText("Schrijf een kleur als #RRGGBB, bijvoorbeeld #0A5C7E, of kies er een in het vakje ernaast."),
		).toBeTruthy();
		expect(tenant().theme.action).toBe("#0B5C78");
		expect(palette.value).toBe("#0b5c78");
		await user.clear(action);
		await user.type(action, "#FFE000{Tab}");
		await waitFor(() => expect(tenant().theme.action).toBe("#FFE000"));
		const ratios = within(screen.getByRole("region", { name: "Voorbeeld" })).getAllByRole("listitem");
		expect(ratios.map((each) => each.getAttribute("data-wrong"))).toEqual(["false", "false", "false"]);
		await user.type(screen.getByRole("searchbox", { name: "Zoek een tekst van het product" }), "sneltoetsen");
		const [change] = await screen.findAllByRole("button", { name: /^Wijzig: / });
		await user.click(change as HTMLElement);
		const own = await screen.findByRole("textbox", { name: /^Eigen tekst voor / });
		await user.clear(own);
		await user.type(own, "Toetsen{Enter}");
		await waitFor(() => expect(Object.values(tenant().texts ?? {})).toEqual(["Toetsen"]));
		await user.click(screen.getByRole("button", { name: /^Terug naar de tekst/ }));
		await waitFor(() => expect(tenant().texts).toBeUndefined());
	});
});
