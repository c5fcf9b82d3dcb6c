import { afterEach, expect, it } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axeFindings } from "../test-support/axe-findings.ts";
import { exampleTenant } from "../test-support/example-tenant.ts";
import { fakeApi, page } from "../test-support/fake-api.ts";
import { renderApplication } from "../test-support/render-application.tsx";
import { sentAddresses } from "../test-support/sent-addresses.ts";

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

it("somebody with roles in several tenants chooses another in the profile, and opens it with a button", async () => {
	const { sent, end } = sentAddresses();
	const { user } = await openProfile({ elsewhere: roles });
	const choice = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Organisatie" });
	expect([...choice.options].map(({ text }) => text)).toEqual(["Ander", "Voorbeeld"]);
	expect(choice.value).toBe(exampleTenant.slug);
	expect(await axeFindings()).toEqual([]);
	await user.selectOptions(choice, "Ander");
	// As the arrow keys do on their way to another one.
	expect(sent).toEqual([]);
	await user.tab();
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Openen" }));
	await user.keyboard("{Enter}");
	expect(sent).toEqual(["/?organisatie=ander"]);
	// The person may still stay, because of unsaved work.
	expect(localStorage.getItem("laadstroom.tenant")).toBeNull();
	end();
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
