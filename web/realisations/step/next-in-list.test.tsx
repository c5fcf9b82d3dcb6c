import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { keepListOrder } from "../../table/neighbours/list-order.ts";
import { renderStep } from "../../test-support/render-step.tsx";
import { stepProcess } from "../../test-support/step-process.ts";

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
	keepListOrder("realisations", [], "/realisatie");
});

const press = (name: string) => screen.getAllByRole("button", { name: new RegExp(`^${name}`) })[0] as HTMLElement;
const next = () =>
	within(screen.getByRole("navigation", { name: "Bladeren door de lijst" })).getByRole("link", {
		name: "Volgend realisatieproces in de lijst",
	});
const other = "00000000-0000-4000-8000-00000000000b";
const said = "U kunt verder met het volgende realisatieproces in de lijst.";

/** A step that can be completed, of a process that was opened from a list with these processes before and after it. */
async function open(before: readonly string[], after: readonly string[]) {
	const process = stepProcess();
	keepListOrder("realisations", [...before, process.record().uuid, ...after], "/realisatie/actief");
	const shown = renderStep(process, "1");
	await shown.user.type(await screen.findByLabelText(/^Naam/), "Plein");
	return shown;
}

describe("the next process of the list", () => {
	it("is offered in full, and said, to who finished a step; a plain save offers nothing", async () => {
		const { user, path } = await open([], [other]);
		expect(next().textContent).toBe("→");
		await user.click(press("Opslaan"));
		await screen.findByText("De informatie is opgeslagen");
		expect(next().textContent).toBe("→");
		await user.click(press("Volgende stap"));
		await waitFor(() => expect(path()).toMatch(/\/2$/));
		await waitFor(() => expect(next().textContent).toContain("Volgend realisatieproces in de lijst"));
		expect(next().getAttribute("href")).toBe(`/realisatie/${other}`);
		expect(screen.getByText(said).getAttribute("role")).toBe("status");
	});

	it("is not offered behind the last one of the list", async () => {
		const { user, path } = await open([other], []);
		await user.click(press("Volgende stap"));
		await waitFor(() => expect(path()).toMatch(/\/2$/));
		expect(screen.queryByText(said)).toBeNull();
	});
});
