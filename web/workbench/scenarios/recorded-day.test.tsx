import "../../test-support/browser-parts.ts";
import { afterEach, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { decidedSteps } from "../../test-support/step-process.ts";
import { tenantFile } from "../../test-support/tenant-file.ts";

afterEach(cleanup);

it("the day of an act is a whole number within reach; anything else is said at its box, and changes nothing", async () => {
	const { user } = await openWorkbench("/werkbank/opnemen", decidedSteps, "Draai terug", { "tenant.json": tenantFile });
	const day = await screen.findByRole<HTMLInputElement>("textbox", { name: "Dag na de start" });
	const saysOf = async (typed: string) => {
		await user.clear(day);
		if (typed !== "") await user.type(day, typed);
		await user.keyboard("{Enter}");
		expect(day.value).toBe(typed);
		return document.getElementById(day.getAttribute("aria-errormessage") ?? "")?.textContent;
	};
	expect(await saysOf("1,5")).toBe("Vul een heel getal in, zonder cijfers achter de komma.");
	expect(await saysOf("")).toBe("Vul dit in.");
	expect(await saysOf("4000")).toBe("Vul een heel getal van 0 tot en met 3.650 in.");
	expect(await saysOf("15")).toBeUndefined();
	await waitFor(() => expect(day.getAttribute("data-typed")).toBe("false"));
});
