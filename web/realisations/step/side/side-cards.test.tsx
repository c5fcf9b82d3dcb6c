import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { addDays, today, writeDay } from "../../../../engine/index.ts";
import { problem } from "../../../test-support/fake-api.ts";
import { renderStep } from "../../../test-support/render-step.tsx";
import { saveCommand, stepProcess, threeSteps } from "../../../test-support/step-process.ts";

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

const card = (title: string) => screen.findByRole("group", { name: title });
const hold = { kind: "set-status", status: "onhold", action: "enable", reason: "wachten", comment: "" } as const;
const cancel = { kind: "set-status", status: "cancelled", action: "enable", reason: "anders", comment: "" } as const;

function assessed(values: Readonly<Record<string, string>> = {}) {
	const process = stepProcess();
	process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
	process.send(saveCommand("2", "3", { Advice: { Words: "Goed." }, VKB: values }));
	return process;
}

describe("the status card", () => {
	it("puts a process on hold with a reason from the list, shows the reason, and resumes the process", async () => {
		const process = stepProcess();
		const { user, saves } = renderStep(process, "1");
		await user.click(within(await card("Status")).getByRole("button", { name: "Zet on hold" }));
		const dialog = await screen.findByRole("dialog", { name: "Proces on hold zetten" });
		await user.click(within(dialog).getByRole("button", { name: "Zet on hold" }));
		expect(within(dialog).getByText("Er moet een reden geselecteerd worden")).toBeTruthy();
		expect(saves()).toEqual([]);
		await user.selectOptions(within(dialog).getByLabelText("Reden"), "Wachten op een ander");
		await user.click(within(dialog).getByRole("button", { name: "Zet on hold" }));
		expect(await screen.findByText("Dit proces staat on hold, met reden Wachten op een ander")).toBeTruthy();
		expect(process.record().status.onhold.enabled).toBe(true);
		await user.click(within(await card("Status")).getByRole("button", { name: "Hervat" }));
		await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Hervat" }));
		await waitFor(() => expect(process.record().status.onhold.enabled).toBe(false));
	});

	it.each([
		["put on hold", "Zet on hold", [cancel]],
		["resumed", "Hervat", [hold, cancel]],
	] as const)("offers to restore a cancelled process, and says why it cannot be %s", async (_, button, commands) => {
		const process = stepProcess();
		for (const command of commands) process.send(command);
		const { user } = renderStep(process, "1");
		const status = await card("Status");
		expect(within(status).getByText("Het proces is momenteel geannuleerd")).toBeTruthy();
		expect(within(status).getByRole("button", { name: "Herstel" }).getAttribute("aria-disabled")).toBeNull();
		await user.click(within(status).getByRole("button", { name: new RegExp(`^${button}`) }));
		const why = (await screen.findByText("Waarom kan dit niet?")).parentElement;
		expect(why?.textContent).toContain("Herstel eerst het geannuleerde proces.");
	});

	it("shows why the server refused the change", async () => {
		const process = stepProcess();
		process.send(hold);
		const { user } = renderStep(process, "1", { onStatus: () => problem(400, { message: "De locatie is al vergeven." }) });
		await user.click(within(await card("Status")).getByRole("button", { name: "Hervat" }));
		await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Hervat" }));
		expect(await screen.findByText("De status wijziging is niet opgeslagen")).toBeTruthy();
		expect(screen.getByText("De locatie is al vergeven.")).toBeTruthy();
	});

	it("is hidden without the right, and on a completed process", async () => {
		const process = assessed();
		renderStep(process, "3", { role: "admin" });
		await card("Geschiedenis");
		expect(screen.queryByRole("group", { name: "Status" })).toBeNull();
		cleanup();
		process.send(saveCommand("3", "3", { Delivery: { Code: "A" } }));
		renderStep(process, "3");
		await card("Geschiedenis");
		expect(screen.queryByRole("group", { name: "Status" })).toBeNull();
	});
});

describe("the traffic decision card", () => {
	it("is shown only to people who may confirm decisions", async () => {
		renderStep(assessed(), "3");
		await card("Geschiedenis");
		expect(screen.queryByRole("group", { name: "Verkeersbesluit" })).toBeNull();
	});

	it("waits for the publication", async () => {
		renderStep(assessed(), "3", { role: "municipality" });
		const decision = await card("Verkeersbesluit");
		expect(within(decision).getByText("VKB is nog niet gepubliceerd")).toBeTruthy();
		expect(within(decision).queryByRole("button")).toBeNull();
	});

	it("waits for a day of publication that is still to come", async () => {
		const year = new Date().getFullYear() + 1;
		renderStep(assessed({ From: `${year}-01-05`, To: `${year}-02-17` }), "3", { role: "municipality" });
		const decision = await card("Verkeersbesluit");
		expect(within(decision).getByText("VKB is nog niet gepubliceerd")).toBeTruthy();
		expect(decision.textContent).toContain(`Wordt gepubliceerd op05-01-${year}`);
		expect(decision.textContent).not.toContain("Gepubliceerd op");
	});

	it("shows the dates, marks the decision as irrevocable and undoes that", async () => {
		const process = assessed({ From: "2026-01-05", To: "2026-02-17" });
		const { user } = renderStep(process, "3", { role: "municipality" });
		expect((await card("Verkeersbesluit")).textContent).toContain("05-01-2026");
		expect((await card("Verkeersbesluit")).textContent).toContain("17-02-2026");
		await user.click(within(await card("Verkeersbesluit")).getByRole("button", { name: "Markeer als onherroepelijk" }));
		await waitFor(async () => expect((await card("Verkeersbesluit")).textContent).toContain("VKB is onherroepelijk"));
		expect(process.record().status.vkb.enabled).toBe(true);
		await user.click(within(await card("Verkeersbesluit")).getByRole("button", { name: "Maak ongedaan" }));
		await waitFor(async () => expect((await card("Verkeersbesluit")).textContent).toContain("VKB is nog niet onherroepelijk"));
	});

	it("asks before it marks a decision whose period for objecting runs, and says until when", async () => {
		const end = addDays(today(Date.now()), 9);
		const process = assessed({ From: addDays(end, -43), To: end });
		const { user } = renderStep(process, "3", { role: "municipality" });
		const mark = async () => user.click(within(await card("Verkeersbesluit")).getByRole("button", { name: "Markeer als onherroepelijk" }));
		await mark();
		const dialog = await screen.findByRole("dialog", { name: "Verkeersbesluit nu al als onherroepelijk markeren?" });
		expect(dialog.textContent).toContain(`Het einde van de bezwaartermijn is ${writeDay(end)}, en dat is nog niet voorbij.`);
		await user.click(within(dialog).getByRole("button", { name: "Terug" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(process.record().status.vkb.enabled).toBe(false);
		await mark();
		await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Markeer als onherroepelijk" }));
		await waitFor(async () => expect((await card("Verkeersbesluit")).textContent).toContain("VKB is onherroepelijk"));
		expect(screen.queryByRole("dialog")).toBeNull();
	});
});

describe("the stakeholders card", () => {
	const arnhem = "municipality|arnhem-0202";
	const process = () =>
		stepProcess({ ...threeSteps, bindings: { ...threeSteps.bindings, stakeholders: { municipality: "Municipality" } } });
	const offered = (dialog: HTMLElement) =>
		within(within(dialog).getByLabelText("gemeente"))
			.getAllByRole("option")
			.map(({ textContent }) => textContent);

	it("offers the municipalities in which the person may work and that are not switched off, and says a refusal in the dialog", async () => {
		const held = process();
		held.send({ kind: "change-stakeholder", category: "municipality", slug: arnhem });
		const handlers = {
			[`POST processes/realisation/${held.record().uuid}/stakeholders`]: () => problem(403, { message: "Nee." }),
		};
		const { user } = renderStep(held, "1", { codes: ["0202", "0193"], handlers });
		await user.click(within(await card("Betrokken partijen")).getByRole("button", { name: "Wijzig gemeente" }));
		const dialog = await screen.findByRole("dialog", { name: "Andere gemeente kiezen" });
		expect(offered(dialog)).toEqual(["Kies een optie", "Arnhem", "Zwolle"]);
		await user.selectOptions(within(dialog).getByLabelText("gemeente"), "Zwolle");
		await user.click(within(dialog).getByRole("button", { name: "Wijzig gemeente" }));
		expect((await within(dialog).findByRole("alert")).textContent).toContain("U heeft niet voldoende rechten");
		await user.click(within(dialog).getByRole("button", { name: "Terug" }));
		await user.click(within(await card("Betrokken partijen")).getByRole("button", { name: "Wijzig gemeente" }));
		expect(within(await screen.findByRole("dialog")).queryByRole("alert")).toBeNull();
	});

	it("offers no municipality of somebody else", async () => {
		const held = process();
		held.send({ kind: "change-stakeholder", category: "municipality", slug: arnhem });
		const { user } = renderStep(held, "1", { codes: ["0202"] });
		await user.click(within(await card("Betrokken partijen")).getByRole("button", { name: "Wijzig gemeente" }));
		expect(offered(await screen.findByRole("dialog"))).toEqual(["Kies een optie", "Arnhem"]);
	});
});
