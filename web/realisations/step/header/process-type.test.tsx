import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { renderStep } from "../../../test-support/render-step.tsx";
import { saveCommand, stepProcess } from "../../../test-support/step-process.ts";

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

const notice = (type: string) => screen.findByText(`Procestype: ${type}`);
const option = () => screen.queryByRole("button", { name: "Wijzig het procestype" });
const fixed = "Het procestype ligt vast sinds het proces is opgeslagen.";

describe("the process type at step 1", () => {
	it("REA-047 an alert names it, with an option to change it until something is saved", async () => {
		const process = stepProcess();
		const { user } = renderStep(process, "1");
		await notice("Op aanvraag");
		await user.click(option() as HTMLElement);
		const dialog = await screen.findByRole("dialog", { name: "Kies een procestype" });
		expect(within(dialog).getByRole<HTMLInputElement>("radio", { name: "Op aanvraag" }).checked).toBe(true);
		await user.click(within(dialog).getByRole("radio", { name: "Strategisch" }));
		await user.click(within(dialog).getByRole("button", { name: "Kies dit procestype" }));
		await notice("Strategisch");
		expect(process.record().type).toBe("strategisch");
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		await user.type(await screen.findByLabelText(/^Naam/), "Plein");
		await user.click(screen.getAllByRole("button", { name: "Opslaan" })[0] as HTMLElement);
		expect(await screen.findByText(fixed)).toBeTruthy();
		expect(option()).toBeNull();
	});

	it("changing it discards the input, after asking", async () => {
		const process = stepProcess();
		const { user } = renderStep(process, "1");
		const name = async () => screen.findByLabelText<HTMLInputElement>(/^Naam/);
		await user.type(await name(), "Plein");
		await user.click(option() as HTMLElement);
		const question = await screen.findByRole("dialog", { name: "Procestype wijzigen?" });
		await user.click(within(question).getByRole("button", { name: "Terug" }));
		expect((await name()).value).toBe("Plein");
		await user.click(option() as HTMLElement);
		await user.click(
			within(await screen.findByRole("dialog", { name: "Procestype wijzigen?" })).getByRole("button", { name: "Wijzig het procestype" }),
		);
		const dialog = await screen.findByRole("dialog", { name: "Kies een procestype" });
		await user.click(within(dialog).getByRole("radio", { name: "Strategisch" }));
		await user.click(within(dialog).getByRole("button", { name: "Kies dit procestype" }));
		await notice("Strategisch");
		expect((await name()).value).toBe("");
	});

	it("is only named for people who may not edit the step, and only at step 1", async () => {
		const process = stepProcess();
		renderStep(process, "1", { role: "municipality" });
		await notice("Op aanvraag");
		expect(option()).toBeNull();
		cleanup();
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
		renderStep(process, "2");
		await screen.findByRole("heading", { level: 1, name: "Advies" });
		expect(screen.queryByText(/^Procestype/)).toBeNull();
	});
});
