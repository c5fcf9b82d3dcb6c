import "../../test-support/browser-parts.ts";
import { afterEach, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { memberOf } from "../../../engine/index.ts";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { threeSteps } from "../../test-support/step-process.ts";

afterEach(cleanup);

it("takes back what was typed last, also while that is on its way", async () => {
	const { flow, reading, user } = await openWorkbench("/werkbank/stap/1?veld=Plan.Name", threeSteps);
	const title = () =>
		["steps", 0, "sections", 0, "schema", "properties", "Plan", "properties", "Name", "title"].reduce<unknown>(memberOf, flow());
	const label = await screen.findByRole("textbox", { name: "Label" });
	await user.clear(label);
	await user.type(label, "Een{Enter}");
	await waitFor(() => expect(title()).toBe("Een"));
	reading.hold();
	await user.clear(label);
	await user.type(label, "Twee");
	// The field is left by pressing the button.
	await user.click(screen.getByRole("button", { name: "Draai terug" }));
	await waitFor(() => expect(title()).toBe("Twee"));
	reading.release();
	await waitFor(() => expect(title()).toBe("Een"));
	await user.click(screen.getByRole("button", { name: "Doe opnieuw" }));
	await waitFor(() => expect(title()).toBe("Twee"));
	await user.click(screen.getByRole("button", { name: "Draai terug" }));
	await user.click(screen.getByRole("button", { name: "Draai terug" }));
	await waitFor(() => expect(title()).toBe("Naam"));
});
