import { afterEach, expect, it, jest } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleTenant } from "../test-support/example-tenant.ts";
import { fakeApi, page } from "../test-support/fake-api.ts";
import { renderApplication } from "../test-support/render-application.tsx";

afterEach(() => {
	cleanup();
	localStorage.clear();
});

const other = { slug: "ander", label: "Ander", baseUrl: "", supportAddress: "" };
const unopened = { ...other, slug: "derde", label: "Derde" };

/** The profile of somebody with these roles besides the ones in the example tenant. */
async function openProfile(elsewhere: Parameters<typeof renderApplication>[1] & object, baseUrl = "") {
	const here = { ...other, slug: exampleTenant.slug, label: "Voorbeeld", baseUrl };
	const configuration = { status: 200, body: { tenants: [here, unopened, other] } };
	const calls = fakeApi({ "GET processes/realisation": page([]), "GET /api/client-configuration": configuration });
	renderApplication("/realisatie/actief", elsewhere);
	const user = userEvent.setup();
	await user.click(await screen.findByRole("button", { name: /profiel van/ }));
	await screen.findByRole("button", { name: "Uitloggen" });
	return { user, asked: () => calls.some(({ path }) => path.endsWith("client-configuration")) };
}

const roles = { ander: { cpo: ["*"] }, derde: { guest: ["*"] } };

it("somebody with roles in several tenants chooses another in the profile, and this browser keeps the choice", async () => {
	// jsdom can't leave the page, and reports that.
	const reported = jest.spyOn(console, "error").mockImplementation(() => {});
	const { user } = await openProfile({ elsewhere: roles });
	const choice = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Organisatie" });
	expect([...choice.options].map(({ text }) => text)).toEqual(["Ander", "Voorbeeld"]);
	expect(choice.value).toBe(exampleTenant.slug);
	await user.selectOptions(choice, "Ander");
	expect(localStorage.getItem("laadstroom.tenant")).toBe("ander");
	reported.mockRestore();
});

it("there is no choice with roles in one tenant, or at the address that one tenant has to itself", async () => {
	const { asked } = await openProfile({});
	expect(screen.queryByRole("combobox", { name: "Organisatie" })).toBeNull();
	expect(asked()).toBe(false);
	cleanup();
	const own = await openProfile({ elsewhere: roles }, window.location.origin);
	expect(own.asked()).toBe(true);
	expect(screen.queryByRole("combobox", { name: "Organisatie" })).toBeNull();
});
