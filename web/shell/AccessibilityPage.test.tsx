import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { TenantContext } from "../tenants/TenantContext.tsx";
import { exampleTenant, personWith } from "../test-support/example-tenant.ts";
import AccessibilityPage from "./AccessibilityPage.tsx";

describe("the page about accessibility", () => {
	const open = (accessibilityStatement?: string) => {
		const configuration = { ...exampleTenant, label: "Gemeente Utopia", ...(accessibilityStatement && { accessibilityStatement }) };
		return render(
			<TenantContext value={{ configuration, person: personWith("cpo") }}>
				<AccessibilityPage />
			</TenantContext>,
		);
	};

	it("leads to the organisation's statement, and to whoever hears of what does not work", () => {
		open("https://utopia.example/toegankelijkheid");
		expect(screen.getByRole("heading", { level: 1, name: "Toegankelijkheid" })).toBeTruthy();
		const statement = screen.getByRole("link", { name: "Toegankelijkheidsverklaring van Gemeente Utopia" });
		expect(statement.getAttribute("href")).toBe("https://utopia.example/toegankelijkheid");
		expect(screen.getByRole("link", { name: exampleTenant.supportAddress }).getAttribute("href")).toBe(
			`mailto:${exampleTenant.supportAddress}`,
		);
	});

	it("says it where the organisation names no statement", () => {
		open();
		expect(screen.queryByRole("link", { name: /verklaring/ })).toBeNull();
		expect(screen.getByText(/Gemeente Utopia heeft hier geen toegankelijkheidsverklaring genoemd/)).toBeTruthy();
	});
});
