import "../../test-support/browser-parts.ts";
import { afterEach, expect, it, jest } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { theme } from "../../ui/theme/theme.ts";
import NewTenantPage from "./NewTenantPage.tsx";
import type { TenantMaker } from "./tenant-maker.ts";
import "../../texts/areas/workbench.ts";

afterEach(cleanup);

const start = { left: 1, ownAccounts: true, municipalities: [{ code: "0202", name: "Arnhem" }] };

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

function show(make: TenantMaker["make"], started: Awaited<ReturnType<TenantMaker["start"]>> = start) {
	const open = jest.fn();
	render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<MemoryRouter>
				<NewTenantPage maker={{ start: async () => started, make }} lead="" open={open} />
			</MemoryRouter>
		</MantineProvider>,
	);
	return { open };
}

it("asks once for a double click, says what is wrong at its field and keeps what was typed, and goes on in what was made", async () => {
	const answers: ((answer: Awaited<ReturnType<TenantMaker["make"]>>) => void)[] = [];
	const make = jest.fn<TenantMaker["make"]>(() => new Promise((answer) => void answers.push(answer)));
	const { open } = show(make);
	type(await screen.findByRole("textbox", { name: /^Naam$/ }), "Gemeente Utopia");
	const slug = screen.getByRole<HTMLInputElement>("textbox", { name: /^Naam in het adres/ });
	expect(slug.value).toBe("gemeente-utopia");
	const own = screen.getByRole("textbox", { name: /^Eigen rol erbij/ });
	type(own, "Welstand");
	fireEvent.keyDown(own, { key: "Enter" });
	await screen.findByText("De rol “Welstand” is te kiezen, en kijkt mee.");
	expect(make).not.toHaveBeenCalled();
	const button = screen.getByRole("button", { name: "Maak de organisatie" });
	fireEvent.click(button);
	fireEvent.click(button);
	fireEvent.submit(button.closest("form") as HTMLFormElement);
	await waitFor(() => expect(answers).toHaveLength(1));
	expect(make.mock.calls[0]?.[0]).toMatchObject({
		slug: "gemeente-utopia",
		label: "Gemeente Utopia",
		starter: {
			style: "operator",
			country: "nl",
			roles: [{ role: "cpo" }, { role: "municipality" }, { role: "welstand", label: "Welstand" }],
		},
	});
	answers[0]?.({ message: "", errors: [{ path: "data.slug", message: "Deze naam is al van een organisatie." }] });
	await screen.findByText("Deze naam is al van een organisatie.");
	expect(screen.getByText("Kijk nog naar 1 antwoord.")).toBeTruthy();
	expect(slug.value).toBe("gemeente-utopia");
	fireEvent.click(screen.getByRole("radio", { name: "Zoals deze organisatie" }));
	type(slug, "utopia");
	fireEvent.click(button);
	await waitFor(() => expect(answers).toHaveLength(2));
	expect(make.mock.calls[1]?.[0]).toEqual({ slug: "utopia", label: "Gemeente Utopia", brand: "#00A19A", action: "#0B5C78" });
	answers[1]?.({ slug: "utopia", label: "Gemeente Utopia" });
	fireEvent.click(await screen.findByRole("button", { name: "Open de werkbank van Gemeente Utopia" }));
	expect(open).toHaveBeenCalledWith("utopia");
});

it("keeps what was typed where nothing answers, and offers nothing where no more may be made or nobody may", async () => {
	show(() => Promise.reject(new Error("away")));
	const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Naam$/ });
	type(name, "Utopia");
	fireEvent.click(screen.getByRole("button", { name: "Maak de organisatie" }));
	await screen.findByText("Nu antwoordt er niets. Er is niets gemaakt.");
	expect(name.value).toBe("Utopia");
	cleanup();
	show(async () => ({ message: "", errors: [] }), { ...start, left: 0 });
	await screen.findByText(/zoveel organisaties/);
	expect(screen.queryByRole("button", { name: "Maak de organisatie" })).toBeNull();
	cleanup();
	show(async () => ({ message: "", errors: [] }), null);
	await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
});
