import "../../test-support/browser-parts.ts";
import { beforeAll, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { exampleTenant } from "../../test-support/example-tenant.ts";
import { answer, fakeApi, page, problem } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";
import { requestWith } from "../request.fixture.ts";

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});

it("coordinates in another municipality than the request's are doubted, and can be saved; half typed ones are not asked for", async () => {
	const calls = fakeApi({
		"GET charging-point-requests/request-1": answer(requestWith()),
		"GET charging-point-requests": page([requestWith()]),
		"GET charging-point-requests/request-1/geocoder": problem(503),
		"GET charging-point-locations": page([]),
		"GET geocoder/elsewhere": ({ path }) => answer({ elsewhere: path.includes("lat=52.5&") }),
	});
	const tenant = { ...exampleTenant, access: { ...exampleTenant.access, requestlist: ["cpo"] }, judges: ["cpo"] as const };
	renderApplication("/aanvragen/request-1", { tenant, role: "cpo" });
	const form = within(await screen.findByRole("form", { name: "Coördinaten" }));
	const type = (value: string) => fireEvent.change(form.getByRole("textbox", { name: "Breedtegraad" }), { target: { value } });
	type("5");
	type("52");
	type("52,5");
	const words = "Deze plaats ligt in een andere gemeente dan die van de aanvraag. Klopt de plaats?";
	await form.findByText(words, undefined, { timeout: 5000 });
	expect(form.getByRole("button", { name: /^Sla de coördinaten op/ }).getAttribute("aria-disabled")).not.toBe("true");
	type("51,9");
	await waitFor(() => expect(form.queryByText(words)).toBeNull(), { timeout: 5000 });
	const asked = calls.filter(({ path }) => path.startsWith("geocoder/elsewhere")).map(({ path }) => path.replace(/&.*/, ""));
	expect(asked.filter((path) => !/lat=5[12]\.\d+$/.test(path))).toEqual([]);
});
