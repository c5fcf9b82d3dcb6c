import { afterEach, describe, expect, it } from "@jest/globals";
import { notifications } from "@mantine/notifications";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { uuidOf } from "../../../test-support/example-record.ts";
import { answer, type FakeAnswer, problem } from "../../../test-support/fake-api.ts";
import { renderStep } from "../../../test-support/render-step.tsx";
import { saveCommand, stepProcess } from "../../../test-support/step-process.ts";

afterEach(() => {
	cleanup();
	notifications.clean();
	sessionStorage.clear();
	localStorage.clear();
});

const locationUuid = uuidOf(77);
const panel = async () => (await screen.findByRole("heading", { level: 2, name: "Status" })).closest("section") ?? document.body;

/** A process with a connected charging location, whose status can be changed. `location`: the response to fetching the location. */
function withLocation(location: FakeAnswer) {
	const process = stepProcess();
	const linked = () => {
		const record = process.record();
		return { ...record, Locations: { ...record.Locations, selected: { ...record.Locations.selected, locationUuid } } };
	};
	const { uuid } = process.record();
	return renderStep(process, "1", {
		handlers: {
			[`POST processes/realisation/${uuid}/status`]: () => {
				process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "wachten", comment: "" });
				return answer(linked());
			},
			[`GET charging-point-locations/${locationUuid}`]: location,
		},
	});
}

async function hold(user: ReturnType<typeof renderStep>["user"]): Promise<void> {
	await user.click(within(await panel()).getByRole("button", { name: "Zet on hold" }));
	const dialog = await screen.findByRole("dialog");
	await user.selectOptions(within(dialog).getByLabelText("Reden"), "Wachten op een ander");
	await user.click(within(dialog).getByRole("button", { name: "Zet on hold" }));
}

describe("the status panel", () => {
	it("REA-217 is shown only to people who may change the status", async () => {
		renderStep(stepProcess(), "1");
		expect(within(await panel()).getByRole("button", { name: "Zet on hold" })).toBeTruthy();
		cleanup();
		renderStep(stepProcess(), "1", { access: { canChangeStatus: ["municipality"] } });
		expect(await screen.findByRole("heading", { level: 2, name: "Geschiedenis" })).toBeTruthy();
		expect(screen.queryByRole("heading", { level: 2, name: "Status" })).toBeNull();
		expect(screen.queryByRole("button", { name: "Zet on hold" })).toBeNull();
		expect(screen.queryByRole("button", { name: "Annuleer" })).toBeNull();
	});

	it("leaves the focus on the act that takes back what was done", async () => {
		const process = stepProcess();
		const { user } = renderStep(process, "1");
		const focusedIs = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name));
		await user.click(within(await panel()).getByRole("button", { name: "Annuleer" }));
		const dialog = within(await screen.findByRole("dialog"));
		const [, reason = ""] = [...dialog.getByLabelText<HTMLSelectElement>("Reden").options].map(({ value }) => value);
		await user.selectOptions(dialog.getByLabelText("Reden"), reason);
		await user.click(dialog.getByRole("button", { name: "Annuleer" }));
		await focusedIs("Herstel");
		await user.keyboard("{Enter}");
		await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Herstel" }));
		await focusedIs("Annuleer");
		await hold(user);
		await focusedIs("Hervat");
	});

	it("puts on hold with Ctrl+Enter too, as a step is completed, once however long it is held", async () => {
		const process = stepProcess();
		const { user, calls } = renderStep(process, "1");
		await user.click(within(await panel()).getByRole("button", { name: "Zet on hold" }));
		const dialog = await screen.findByRole("dialog");
		await user.click(within(dialog).getByLabelText(/^Omschrijving/));
		await user.keyboard("{Control>}{Enter}{/Control}");
		await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText("Reden")));
		await user.selectOptions(within(dialog).getByLabelText("Reden"), "Wachten op een ander");
		await user.keyboard("{Control>}{Enter>4/}{/Control}");
		await waitFor(() => expect(process.record().status.onhold.enabled).toBe(true));
		expect(calls.filter(({ method, path }) => method === "POST" && path.endsWith("/status"))).toHaveLength(1);
	});

	it("REA-432 after a change fetches the location of the process by its uuid", async () => {
		const { user, calls } = withLocation(answer({ uuid: locationUuid }));
		await hold(user);
		expect(await screen.findByText("De status wijziging is opgeslagen")).toBeTruthy();
		await waitFor(() =>
			expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(`GET charging-point-locations/${locationUuid}`),
		);
		expect(screen.queryByText(/verversen van het record is mislukt/)).toBeNull();
		expect(within(await panel()).getByRole("button", { name: "Hervat" })).toBeTruthy();
	});

	it("REA-433 says that the change is stored although the fetch after it failed", async () => {
		const { user } = withLocation(problem(500));
		await hold(user);
		expect(await screen.findByText("De status wijziging is opgeslagen, maar het verversen van het record is mislukt")).toBeTruthy();
		expect(screen.getByText("De status wijziging is opgeslagen")).toBeTruthy();
		expect(within(await panel()).getByRole("button", { name: "Hervat" })).toBeTruthy();
	});

	it("leads to the reason that is missing, and then to the description that is refused", async () => {
		const { user } = renderStep(stepProcess(), "1");
		await user.click(within(await panel()).getByRole("button", { name: "Zet on hold" }));
		const dialog = await screen.findByRole("dialog");
		const send = within(dialog).getByRole("button", { name: "Zet on hold" });
		await user.click(send);
		expect(document.activeElement).toBe(within(dialog).getByLabelText("Reden"));
		await user.selectOptions(within(dialog).getByLabelText("Reden"), "Wachten op een ander");
		await user.type(within(dialog).getByLabelText(/^Omschrijving/), "a<b");
		await user.click(send);
		expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Omschrijving/));
	});

	it.each(["Zet on hold", "Hervat"])("says in the dialog of %s why it was refused, until it is asked again", async (action) => {
		const process = stepProcess();
		if (action === "Hervat") process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "wachten", comment: "" });
		const { user } = renderStep(process, "1", { onStatus: () => problem(400, { message: "De locatie is al vergeven." }) });
		const ask = async () => {
			await user.click(within(await panel()).getByRole("button", { name: action }));
			return within(await screen.findByRole("dialog"));
		};
		const dialog = await ask();
		if (action !== "Hervat") await user.selectOptions(dialog.getByLabelText("Reden"), "Wachten op een ander");
		await user.click(dialog.getByRole("button", { name: action }));
		const refusal = await dialog.findByRole("alert");
		expect(refusal.textContent).toContain("De status wijziging is niet opgeslagen");
		expect(refusal.textContent).toContain("De locatie is al vergeven.");
		await user.click(dialog.getByRole("button", { name: "Terug" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect((await ask()).queryByRole("alert")).toBeNull();
	});

	it.each([
		[403, "U heeft niet voldoende rechten om deze handeling uit te voeren."],
		[404, "De door u opgevraagde data kon niet worden gevonden."],
		[500, "onverwachte situatie"],
		[418, "De data kon niet opgeslagen worden"],
	])("says what a refusal with status %s means when the answer says nothing", async (status, said) => {
		const { user } = renderStep(stepProcess(), "1", { onStatus: () => problem(status) });
		await user.click(within(await panel()).getByRole("button", { name: "Zet on hold" }));
		const dialog = within(await screen.findByRole("dialog"));
		await user.selectOptions(dialog.getByLabelText("Reden"), "Wachten op een ander");
		await user.click(dialog.getByRole("button", { name: "Zet on hold" }));
		const refusal = await dialog.findByRole("alert");
		expect(refusal.textContent).toContain("De status wijziging is niet opgeslagen");
		expect(refusal.textContent).toContain(said);
	});

	it("fetches nothing more for a process without a charging location", async () => {
		const process = stepProcess();
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
		const { user, calls } = renderStep(process, "1", {
			handlers: {
				[`POST processes/realisation/${process.record().uuid}/status`]: () => {
					process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "wachten", comment: "" });
					return answer(process.record());
				},
			},
		});
		await hold(user);
		expect(await screen.findByText("De status wijziging is opgeslagen")).toBeTruthy();
		expect(calls.filter(({ path }) => path.startsWith("charging-point-locations/"))).toEqual([]);
	});
});
