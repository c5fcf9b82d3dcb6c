import { afterEach, describe, expect, it } from "@jest/globals";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { noteReachable } from "../../api/reachable.ts";
import { problem } from "../../test-support/fake-api.ts";
import { renderStep } from "../../test-support/render-step.tsx";
import { saveCommand, stepProcess } from "../../test-support/step-process.ts";

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

/** Labels of the flow buttons above the form; those below are the same. */
async function buttons(): Promise<string[]> {
	// The page has a heading while it loads, too.
	await screen.findByRole("navigation", { name: "Stappen" });
	const header = screen.getByRole("heading", { level: 1 }).closest("header");
	return (
		within(header ?? document.body)
			.getAllByRole("button")
			.map((button) => (button.textContent ?? "").replace(/ ?Waarom\?$/, ""))
			// Leaves out the button that only explains.
			.filter((name) => name !== "")
	);
}
const press = (name: string) => screen.getAllByRole("button", { name: new RegExp(`^${name}`) })[0] as HTMLElement;
const name = () => screen.findByLabelText(/^Naam/);
const hold = { kind: "set-status", status: "onhold", action: "enable", reason: "wachten", comment: "" } as const;

function atLastStep() {
	const process = stepProcess();
	process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
	process.send(saveCommand("2", "3", { Advice: { Words: "Goed." } }));
	return process;
}

describe("the buttons of the step screen", () => {
	it("an open step can be saved and completed, with nothing to unlock or cancel", async () => {
		renderStep(stepProcess(), "1");
		expect(await buttons()).toEqual(["Opslaan", "Volgende stap"]);
	});

	it("a completed step is read-only, and can be unlocked by people who may edit it", async () => {
		const process = stepProcess();
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
		renderStep(process, "1");
		expect(await buttons()).toEqual(["Corrigeren", "Wijzigen", "Volgende stap"]);
		cleanup();
		renderStep(process, "1", { role: "municipality" });
		expect(await buttons()).toEqual(["Volgende stap"]);
	});

	it("REA-044 the last step has Afronden instead of Volgende stap", async () => {
		const process = atLastStep();
		const { user, path } = renderStep(process, "3");
		expect(await buttons()).toEqual(["Vorige stap", "Opslaan", "Afronden"]);
		await user.click(press("Afronden"));
		await waitFor(() => expect(process.record().status.completed.enabled).toBe(true));
		await waitFor(async () => expect(await buttons()).toEqual(["Vorige stap", "Corrigeren"]));
		expect(path()).toMatch(/\/3$/);
	});
});

describe("saving", () => {
	it("says that it was saved, and continues after Volgende stap", async () => {
		const { user, saves, path } = renderStep(stepProcess(), "1");
		await user.type(await name(), "Plein");
		await user.click(press("Opslaan"));
		expect(await screen.findByText("De informatie is opgeslagen")).toBeTruthy();
		expect(path()).toMatch(/\/1$/);
		await user.click(press("Volgende stap"));
		await waitFor(() => expect(path()).toMatch(/\/2$/));
		expect(saves().map(({ intent }) => intent)).toEqual([
			{ step: "1", complete: false, correction: false, target: "1" },
			{ step: "1", complete: true, correction: false, target: "2" },
		]);
		expect(saves()[1]?.data.values).toEqual({ Plan: { Name: "Plein" } });
	});

	it("a correction says so, and leaves the progress unchanged", async () => {
		const process = stepProcess();
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
		const { user, saves } = renderStep(process, "1");
		await screen.findByText("Plein");
		await user.click(press("Corrigeren"));
		await user.type(await screen.findByRole("textbox", { name: "Reden (optioneel)" }), "Naam was oud");
		expect(screen.queryByText("Verder verandert deze correctie niets.")).toBeNull();
		await user.type(await name(), " Noord");
		expect(await screen.findByText("Verder verandert deze correctie niets.")).toBeTruthy();
		await user.click(press("Opslaan"));
		expect(await screen.findByText("De correctie is opgeslagen")).toBeTruthy();
		expect(saves()[0]?.intent).toMatchObject({ correction: true, reason: "Naam was oud" });
		expect(process.record().flow.activeStep).toBe("2");
		expect(process.record().values).toMatchObject({ Plan: { Name: "Plein Noord" } });
	});

	it("a change first shows which steps must be redone, and sends nothing before that is confirmed", async () => {
		const process = stepProcess();
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
		const { user, saves } = renderStep(process, "1");
		await screen.findByText("Plein");
		await user.click(press("Wijzigen"));
		await user.type(await name(), " Noord");
		await user.click(press("Volgende stap"));
		const dialog = await screen.findByRole("dialog", { name: "Deze stap wijzigen?" });
		expect(within(dialog).getByText("2. Advies")).toBeTruthy();
		expect(within(dialog).getByRole("list", { name: /^Hierna aan zet/ }).textContent).toBe("Gemeente, voor stap 2 Advies");
		expect(saves()).toEqual([]);
		await user.type(within(dialog).getByRole("textbox", { name: "Reden (optioneel)" }), "Ander plein");
		await user.click(within(dialog).getByRole("button", { name: "Sla de wijziging op" }));
		await waitFor(() => expect(saves()).toHaveLength(1));
		expect(saves()[0]?.intent).toMatchObject({ correction: false, reason: "Ander plein" });
		expect(await screen.findByText("Reden: Ander plein")).toBeTruthy();
	});

	it("a change is confirmed by its button alone, not by the keys that asked for it, nor by Enter in the reason", async () => {
		const process = stepProcess();
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
		const { user, saves } = renderStep(process, "1");
		await screen.findByText("Plein");
		await user.click(press("Wijzigen"));
		await user.type(await name(), " Noord{Control>}{Enter}{/Control}");
		const dialog = await screen.findByRole("dialog", { name: "Deze stap wijzigen?" });
		const back = within(dialog).getByRole("button", { name: "Terug" });
		await waitFor(() => expect(document.activeElement).toBe(back));
		await user.keyboard("{Control>}{Enter}{/Control}");
		await user.type(within(dialog).getByRole("textbox", { name: "Reden (optioneel)" }), "Ander plein{Enter}");
		await user.keyboard("{Control>}{Enter}{/Control}");
		// Long enough for a write to have been sent.
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect(saves()).toEqual([]);
		expect(dialog.isConnected).toBe(true);
	});

	it("a change says who is to act then, who is not any more, and which last days move", async () => {
		const process = stepProcess();
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
		const terms = { beoordeling: { label: "Beoordeling", starts: { step: "2" }, ends: { step: "2" }, days: 10 } };
		const { user } = renderStep(process, "1", { configuration: { terms } });
		await screen.findByText("Plein");
		await user.click(press("Wijzigen"));
		await user.type(await name(), " Noord");
		await user.click(press("Opslaan"));
		const dialog = await screen.findByRole("dialog", { name: "Deze stap wijzigen?" });
		const linesOf = (said: string) => within(dialog).getByRole("list", { name: said }).textContent;
		expect(linesOf("Niet meer aan zet:")).toBe("Gemeente, voor stap 2 Advies");
		expect(linesOf("Deze termijnen verschuiven:")).toMatch(/^Beoordeling: \d\d-\d\d-\d{4} vervalt$/);
		expect(within(dialog).queryByRole("list", { name: /^Hierna aan zet/ })).toBeNull();
	});

	it("missing fields are listed in a summary that takes focus and links to them; nothing is sent", async () => {
		const { user, saves } = renderStep(stepProcess(), "1");
		await name();
		await user.click(press("Volgende stap"));
		const summary = await screen.findByRole("region", { name: /^Controleer of alle velden \(juist\) zijn ingevuld\. Er is 1 fout\./ });
		await waitFor(() => expect(document.activeElement).toBe(summary));
		expect(document.title).toMatch(/^\(1\) /);
		await user.click(within(summary).getByRole("link", { name: "Naam: Vul een naam in." }));
		expect(document.activeElement).toBe(await name());
		expect((await name()).getAttribute("aria-invalid")).toBe("true");
		expect(saves()).toEqual([]);
	});

	it("without a connection says so until the server answers anything, and then offers the save that failed", async () => {
		const process = stepProcess();
		let offline = true;
		const { user, saves } = renderStep(process, "1", {
			onSave: () => {
				if (offline) throw new TypeError("Failed to fetch");
				return null;
			},
		});
		await user.type(await name(), "Plein");
		await user.click(press("Opslaan"));
		await screen.findByText(/^Er is geen verbinding\. Uw invoer staat nog/);
		offline = false;
		act(() => noteReachable());
		const told = await screen.findByText("De verbinding is er weer. Uw invoer is nog niet opgeslagen.");
		expect(told.closest("[role=status]")).not.toBeNull();
		expect(screen.queryByText(/^Er is geen verbinding\. Uw invoer/)).toBeNull();
		await user.click(press("Sla nu op"));
		await screen.findByText("De informatie is opgeslagen");
		expect(screen.queryByText(/^De verbinding is er weer/)).toBeNull();
		// The save is repeated with the same key, so that it is carried out once even if the first one did arrive.
		expect(saves()).toHaveLength(2);
	});

	it("a text that is tidied when its field is left with a key says at once what is refused in it", async () => {
		const { user } = renderStep(stepProcess(), "1");
		const field = await name();
		await user.type(field, "\u201CPlein\u201D <b>");
		await user.tab();
		expect(field).toHaveProperty("value", '"Plein" <b>');
		await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
	});

	it("a refusal by the server is shown above the form and keeps the input", async () => {
		const { user } = renderStep(stepProcess(), "1", { onSave: () => problem(400, { code: "invalid", message: "Nee." }) });
		await user.type(await name(), "Plein");
		await user.click(press("Opslaan"));
		expect(await screen.findByText("De informatie kon niet verwerkt worden door de server.", { selector: "main *, p" })).toBeTruthy();
		expect(((await name()) as HTMLInputElement).value).toBe("Plein");
	});
});

describe("when somebody else", () => {
	const colleague = { userId: "u-2", roles: ["cpo", "municipality"] };

	it("saved the same field: the dialog shows both, keeps mine, and the next save works", async () => {
		const process = stepProcess();
		let first = true;
		const { user, saves } = renderStep(process, "1", {
			onSave: () => {
				if (!first) return null;
				first = false;
				process.send(saveCommand("1", "1", { Plan: { Name: "Van de ander", Note: "Erbij" } }, false), colleague);
				return problem(409, { code: "stale", current: process.record() });
			},
		});
		await user.type(await name(), "Van mij");
		await user.click(press("Opslaan"));
		const dialog = await screen.findByRole("dialog", { name: "Iemand anders heeft dit proces intussen opgeslagen" });
		expect(within(dialog).getByRole("radio", { name: /^Van mij/ })).toHaveProperty("checked", true);
		expect(within(dialog).getByText("Van de ander", { selector: "[class*=description]" })).toBeTruthy();
		expect(within(dialog).getByText("Overgenomen van de ander: Notitie.")).toBeTruthy();
		await user.click(within(dialog).getByRole("button", { name: "Neem over in het formulier" }));
		expect(((await name()) as HTMLInputElement).value).toBe("Van mij");
		await user.click(press("Opslaan"));
		await screen.findByText("De informatie is opgeslagen");
		expect(saves()[1]?.data.values).toEqual({ Plan: { Name: "Van mij", Note: "Erbij" } });
	});

	it("is oneself in another window: the dialog says so", async () => {
		const process = stepProcess();
		const { user } = renderStep(process, "1", {
			onSave: () => {
				process.send(saveCommand("1", "1", { Plan: { Name: "Elders", Note: "Erbij" } }, false));
				return problem(409, { code: "stale", current: process.record() });
			},
		});
		await user.type(await name(), "Hier");
		await user.click(press("Opslaan"));
		const dialog = within(await screen.findByRole("dialog", { name: "U heeft dit proces intussen in een ander venster opgeslagen" }));
		expect(dialog.getByText("Door uzelf, in een ander venster.")).toBeTruthy();
		expect(dialog.getByRole("radio", { name: /^Van mij, uit het andere venster/ })).toBeTruthy();
		expect(dialog.getByText("Overgenomen uit het andere venster: Notitie.")).toBeTruthy();
		expect(dialog.queryByText(/de ander\b/)).toBeNull();
	});

	it("put the process on hold: the screen says so, the input stays, and people with the right can resume it", async () => {
		const process = stepProcess();
		const { user, bring } = renderStep(process, "1");
		await user.type(await name(), "Nog niet bewaard");
		process.send(hold);
		act(() => bring(process.record()));
		expect(await screen.findByText("Uw invoer is nog niet opgeslagen")).toBeTruthy();
		expect(screen.getByText(/^Dit proces staat on hold, met reden/)).toBeTruthy();
		expect(screen.getByText("Nog niet bewaard")).toBeTruthy();
		expect(screen.queryByRole("button", { name: /^Opslaan/ })).toBeNull();
		expect(press("Hervat").getAttribute("aria-disabled")).not.toBe("true");
		process.send({ kind: "set-status", status: "onhold", action: "disable" });
		act(() => bring(process.record()));
		expect(((await name()) as HTMLInputElement).value).toBe("Nog niet bewaard");
	});
});

describe("the cards next to a step", () => {
	it("the history names people, the reader as 'U' and the system as 'Systeem'", async () => {
		const process = stepProcess();
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }), { userId: "u-7", roles: ["cpo"] });
		renderStep(process, "1", { people: { "u-7": "Karin Bos" } });
		const card = await screen.findByRole("group", { name: "Geschiedenis" });
		await waitFor(() => expect(within(card).getAllByText("Karin Bos").length).toBeGreaterThan(0));
		expect(within(card).getByText("U")).toBeTruthy();
		expect(within(card).getAllByText("Systeem").length).toBeGreaterThan(0);
	});

	it("somebody without an account here is named by the role that edits the step", async () => {
		const process = stepProcess();
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }), { userId: "u-7", roles: ["cpo"] });
		renderStep(process, "1");
		const card = await screen.findByRole("group", { name: "Geschiedenis" });
		expect(within(card).getAllByText("CPO").length).toBeGreaterThan(0);
	});

	it("unsaved input prevents a change of status", async () => {
		const { user } = renderStep(stepProcess(), "1");
		await user.type(await name(), "Plein");
		await waitFor(() => expect(press("Zet on hold").getAttribute("aria-disabled")).toBe("true"));
	});
});

describe("the rail", () => {
	it("gives the state of every step, and links only those that were reached", async () => {
		const process = stepProcess();
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
		renderStep(process, "2");
		const rail = await screen.findByRole("navigation", { name: "Stappen" });
		const items = within(rail).getAllByRole("listitem");
		expect(items.map((item) => item.querySelector("a") !== null)).toEqual([true, true, false]);
		expect(items[1]?.querySelector("[aria-current=step]")).not.toBeNull();
		expect(items[2]?.textContent).toContain("CPO, Nog niet gestart");
	});
});
