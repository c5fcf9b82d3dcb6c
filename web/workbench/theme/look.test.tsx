import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import type { TenantDefinition } from "../../../engine/index.ts";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { threeSteps } from "../../test-support/step-process.ts";
import { tenantFile } from "../../test-support/tenant-file.ts";

afterEach(cleanup);

async function openAt(address: string, shown: string | RegExp, tenant: object = tenantFile) {
	const opened = await openWorkbench(address, threeSteps, shown, { "tenant.json": tenant });
	return { ...opened, tenant: () => JSON.parse(opened.textOf("tenant.json")) as TenantDefinition };
}

async function refused(field: HTMLElement, typed: string, why: string, { user, tenant }: Awaited<ReturnType<typeof openAt>>) {
	const before = tenant();
	await user.clear(field);
	await user.type(field, `${typed}{Enter}`);
	expect((await screen.findByRole("alert")).textContent).toBe(why);
	expect((field as HTMLInputElement).value).toBe(typed);
	expect(tenant()).toEqual(before);
	await user.keyboard("{Escape}");
}

describe("the look of the product", () => {
	it.each(["#ff0", "#123", "geel"])("does not take %s for a colour, as its file does not", async (typed) => {
		const opened = await openAt("/werkbank/huisstijl", /^Verwijder: /);
		const why = "Schrijf een kleur als #RRGGBB, bijvoorbeeld #0A5C7E, of kies er een in het vakje ernaast.";
		await refused(screen.getByLabelText("Kleur van knoppen"), typed, why, opened);
	});

	it("takes a colour of six digits", async () => {
		const { user, tenant } = await openAt("/werkbank/huisstijl", /^Verwijder: /);
		const field = screen.getByLabelText("Kleur van knoppen");
		await user.clear(field);
		await user.type(field, "#a05000{Enter}");
		await waitFor(() => expect(tenant().theme.action).toBe("#a05000"));
	});

	it.each(["5000", "19", "401"])("does not take %s for the width of the logo, and says the limits", async (typed) => {
		const opened = await openAt("/werkbank/huisstijl", /^Verwijder: /);
		await refused(screen.getByLabelText("Breedte van het logo"), typed, "Vul een heel getal van 20 tot en met 400 in.", opened);
	});
});

describe("a value that would make the file of the tenant unreadable", () => {
	it("is refused at its field, with the limit in words, on a screen that knows no limit itself", async () => {
		const tenant = { ...tenantFile, roles: { welstand: { label: "Welstand" } } };
		const opened = await openAt("/werkbank/rollen", "Verwijder de rol Welstand", tenant);
		const field = screen.getByLabelText("Naam van “welstand”");
		await refused(field, "a".repeat(61), "Dit is te lang: hoogstens 60 tekens passen.", opened);
	});
});
