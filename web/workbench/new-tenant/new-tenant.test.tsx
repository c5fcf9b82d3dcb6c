import "../../test-support/browser-parts.ts";
import { afterEach, expect, it, jest } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { theme } from "../../ui/theme/theme.ts";
import NewTenantPage from "./NewTenantPage.tsx";
import type { TenantMaker } from "./tenant-maker.ts";
import "../../texts/areas/workbench.ts";

afterEach(cleanup);

const start = {
	left: 1,
	ownAccounts: true,
	municipalities: [
		{ code: "0197", name: "Aalten" },
		{ code: "0202", name: "Arnhem" },
	],
};

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

it("is made by its button alone: Enter takes the municipality that was looked for, and ends no field", async () => {
	const make = jest.fn<TenantMaker["make"]>(async () => ({ slug: "utopia", loginUrl: null }) as never);
	show(make);
	const user = userEvent.setup();
	await user.type(await screen.findByRole("textbox", { name: /^Naam$/ }), "Utopia{Enter}");
	const places = screen.getByRole("combobox", { name: "Gemeenten" });
	await user.type(places, "Arnh");
	await screen.findByRole("option", { name: "Arnhem" });
	await user.keyboard("{Enter}");
	await user.keyboard("{Enter}");
	expect(make).not.toHaveBeenCalled();
	await user.click(screen.getByRole("button", { name: "Maak de organisatie" }));
	await waitFor(() => expect(make.mock.calls[0]?.[0]).toMatchObject({ starter: { municipalities: ["0202"] } }));
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

it("takes a typed role along that was not added yet, and says at its field why a name can't be one", async () => {
	const make = jest.fn<TenantMaker["make"]>(async () => ({ slug: "utopia", label: "Utopia" }));
	show(make);
	type(await screen.findByRole("textbox", { name: /^Naam$/ }), "Utopia");
	const own = screen.getByRole<HTMLInputElement>("textbox", { name: /^Eigen rol erbij/ });
	const button = screen.getByRole("button", { name: "Maak de organisatie" });
	for (const [typed, why] of [
		["123", "Geef de rol een naam met een letter voorop."],
		["cpo", "De rol “CPO” is er al."],
		["gemeente", "De rol “Gemeente” is er al."],
	] as const) {
		type(own, typed);
		for (const press of [screen.getByRole("button", { name: "Voeg rol toe" }), button]) {
			fireEvent.click(press);
			await screen.findByText(why);
			await waitFor(() => expect(document.activeElement).toBe(own));
			expect(own.value).toBe(typed);
		}
	}
	expect(make).not.toHaveBeenCalled();
	type(own, " Welstand ");
	expect(screen.queryByText("De rol “Gemeente” is er al.")).toBeNull();
	fireEvent.click(button);
	await waitFor(() => expect(make).toHaveBeenCalledTimes(1));
	expect(make.mock.calls[0]?.[0]).toMatchObject({
		starter: { roles: [{ role: "cpo" }, { role: "municipality" }, { role: "welstand", label: "Welstand" }] },
	});
});

it.each([/^Naam$/, /^Eigen rol erbij/])(
	"asks before an organisation is left that is not made yet, with nothing answered but %s",
	async (named) => {
		show(async () => ({ slug: "nieuw", label: "Nieuw" }));
		const label = await screen.findByRole("textbox", { name: named });
		const held = () => {
			const closing = new Event("beforeunload", { cancelable: true });
			window.dispatchEvent(closing);
			return closing.defaultPrevented;
		};
		expect(held()).toBe(false);
		type(label, "Nieuw");
		expect(held()).toBe(true);
	},
);
