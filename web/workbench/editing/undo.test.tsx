import "../../test-support/browser-parts.ts";
import { afterEach, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { threeSteps } from "../../test-support/step-process.ts";

afterEach(cleanup);

it("'Draai terug' takes back what was typed last, also where that waits for earlier edits on a slow line, and 'Doe opnieuw' after it", async () => {
	const { flow, reading, user } = await openWorkbench("/werkbank/stap/1?veld=Plan.Name", threeSteps);
	const field = () => JSON.stringify(flow().steps[0]?.sections);
	const type = async (name: string | RegExp, value: string) => {
		const box = screen.getByRole("textbox", { name });
		await user.clear(box);
		await user.type(box, value);
		await user.tab();
	};
	reading.hold();
	await type("Label", "Eerste");
	await type(/^Toelichting/, "Tweede");
	await user.click(screen.getByRole("button", { name: "Draai terug" }));
	reading.release();
	await waitFor(() => expect(screen.getByRole("button", { name: "Doe opnieuw" }).hasAttribute("disabled")).toBe(false));
	expect(field()).toContain("Eerste");
	expect(field()).not.toContain("Tweede");
	await user.click(screen.getByRole("button", { name: "Doe opnieuw" }));
	await waitFor(() => expect(field()).toContain("Tweede"));
	// Twice in a row: one edit each.
	await user.dblClick(screen.getByRole("button", { name: "Draai terug" }));
	await waitFor(() => expect(flow()).toEqual(threeSteps));
});
