import "../../test-support/browser-parts.ts";
import { afterEach, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { withPlan } from "../../test-support/step-process.ts";

afterEach(cleanup);

const counted = withPlan({ Count: { type: "integer", title: "Aantal" }, Power: { type: "number", title: "Vermogen" } }, {});

it("a limit of a whole number is a whole number: another is said at its box and not written", async () => {
	const { flow, user } = await openWorkbench("/werkbank/stap/1?veld=Plan.Count", counted);
	await user.click(screen.getByText("Meer"));
	const least = await screen.findByRole("textbox", { name: "Kleinste getal" });
	await user.type(least, "1,5{Enter}");
	expect((await screen.findByRole("alert")).textContent).toBe("Vul een heel getal in, zonder cijfers achter de komma.");
	expect(flow()).toEqual(counted);
	await user.clear(least);
	await user.type(least, "2{Enter}");
	await waitFor(() => expect(JSON.stringify(flow())).toContain('"minimum":2'));
	cleanup();
	const other = await openWorkbench("/werkbank/stap/1?veld=Plan.Power", counted);
	await other.user.click(screen.getByText("Meer"));
	await other.user.type(await screen.findByRole("textbox", { name: "Kleinste getal" }), "1,5{Enter}");
	await waitFor(() => expect(JSON.stringify(other.flow())).toContain('"minimum":1.5'));
});
