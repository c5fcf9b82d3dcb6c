import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import type { Attribute } from "../../engine/index.ts";
import { connectApi } from "../api/connection.ts";
import { createQueryClient } from "../api/query-client.ts";
import { exampleTenant, personWith } from "../test-support/example-tenant.ts";
import { answer, type FakeAnswer, fakeApi, problem } from "../test-support/fake-api.ts";
import { setTextOverrides } from "../texts/text.ts";
import { setPageTitleSuffix } from "../ui/pages/use-page-title.ts";
import { getConfigs } from "./get-configs.ts";
import { useAccess, useTenant } from "./TenantContext.tsx";
import { TenantProvider } from "./TenantProvider.tsx";

function Page() {
	const tenant = useTenant();
	const list = useAccess("realisationlist") ? "list" : "";
	const start = useAccess("realisationbtn") ? "start" : "";
	const other = useAccess("not-listed" as Attribute) ? "other" : "";
	return <p>{`${tenant.label}: ${list}${start}${other}`}</p>;
}

function open(given: FakeAnswer, role = "cpo") {
	fakeApi({ "GET configs": given });
	connectApi({ tenant: exampleTenant.slug });
	const client = createQueryClient(() => {});
	client.setDefaultOptions({ queries: { retry: false } });
	render(
		<MantineProvider env="test">
			<QueryClientProvider client={client}>
				<TenantProvider tenant={exampleTenant.slug} person={personWith(role)} waiting={<p>wacht</p>}>
					<Page />
				</TenantProvider>
			</QueryClientProvider>
		</MantineProvider>,
	);
}

const configs = (tenant: object) => answer({ license: { tenant: exampleTenant.slug, validUntil: null }, tenant });

beforeEach(() => connectApi({ tenant: exampleTenant.slug }));
afterEach(() => {
	cleanup();
	setTextOverrides({});
	setPageTitleSuffix("Laadstroom");
});

describe("the tenant's configuration", () => {
	it("is there for every page, with its colours as variables and the rights of the person's roles", async () => {
		open(configs(exampleTenant), "municipality");
		expect(await screen.findByText("Voorbeeld: list")).toBeTruthy();
		expect(document.documentElement.style.getPropertyValue("--action")).toBe("#0b5c78");
	});

	it("REQ-262 PLA-127 PLA-054 a failure stops everything, says so, asks to reload and suggests contacting support", async () => {
		open(problem(500));
		expect(await screen.findByText("Het laden van de applicatie configuratie is mislukt. Herlaad de pagina opnieuw.")).toBeTruthy();
		expect(screen.getByText(/Neem contact op/)).toBeTruthy();
		expect(screen.getByRole("button", { name: "Herlaad de pagina" })).toBeTruthy();
		expect(screen.queryByText(/Voorbeeld:|wacht/)).toBeNull();
	});

	it("PLA-128 a failed call raises 'Failed to load config'", async () => {
		fakeApi({ "GET configs": problem(404) });
		await expect(getConfigs(exampleTenant.slug)).rejects.toThrow("Failed to load config");
	});

	it("the configuration of another tenant than the requested one raises 'Wrong tenant config' and stops the application", async () => {
		fakeApi({ "GET configs": configs({ ...exampleTenant, slug: "ander" }) });
		await expect(getConfigs(exampleTenant.slug)).rejects.toThrow("Wrong tenant config");
		open(configs({ ...exampleTenant, slug: "ander" }));
		expect(await screen.findByText(/Wrong tenant config/)).toBeTruthy();
	});

	it("people without a role in the tenant are told so", async () => {
		open(problem(403));
		expect(await screen.findByRole("heading", { name: "U heeft geen toegang" })).toBeTruthy();
	});
});
