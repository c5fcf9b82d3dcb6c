import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { renderStep } from "../../../test-support/render-step.tsx";
import { stepProcess } from "../../../test-support/step-process.ts";

const name = () => screen.findByLabelText<HTMLInputElement>(/^Naam/);
const offer = () => screen.queryByText(/niet is opgeslagen/);

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

describe("unsaved work in a browser tab that several people use", () => {
	it("is offered to whoever typed it, and to nobody else", async () => {
		const process = stepProcess();
		const { user } = renderStep(process, "1");
		await user.type(await name(), "Plein");
		await screen.findByText(/^Concept bewaard om/);
		cleanup();
		renderStep(process, "1", { userId: "u-2" });
		expect((await name()).value).toBe("");
		expect(offer()).toBeNull();
		cleanup();
		renderStep(process, "1");
		await name();
		expect(offer()?.textContent).toContain("niet is opgeslagen");
		await user.click(screen.getByRole("button", { name: "Zet terug" }));
		expect((await name()).value).toBe("Plein");
		await waitFor(async () => expect(document.activeElement).toBe(await name()));
	});
});
