import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

interface Entry {
	readonly label: string;
	readonly enabled: boolean;
	readonly deleted_at: number | null;
}

/** The list as the tenant's configuration has it. */
async function stored(tenant: string, list: "tags" | "pids"): Promise<Readonly<Record<string, Entry>>> {
	const { [list]: entries } = (await screens.deployment.configuration(tenant)) as Readonly<Record<"tags" | "pids", readonly Entry[]>>;
	return Object.fromEntries(entries.filter(({ deleted_at }) => deleted_at === null).map((entry) => [entry.label, entry]));
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe.each([
	["tags", "go-ral", "Beschikbare tags", "Nieuwe tag", "Voeg tag toe", "Tag", "gaan van haar tags alleen die mee"],
	["pids", "rvb", "PIDs", "Nieuwe PID", "Voeg PID toe", "PID", "Elk realisatieproces hoort bij een PID."],
] as const)("the %s of %s", (list, tenant, title, fresh, add, word, help) => {
	async function open(): Promise<void> {
		screens.show(tenant, "admin", `/beheer/${list}`);
		await screen.findByRole("heading", { level: 1, name: title });
		await screens.answered();
	}
	const entry = (label: string) => within(screen.getByRole("group", { name: `${word} ${label}` }));
	async function save(): Promise<void> {
		press("Opslaan");
		expect(await screen.findByText("De wijzigingen zijn opgeslagen")).toBeDefined();
		await screen.findByText("Geen wijzigingen");
	}
	async function addAll(...labels: readonly string[]): Promise<void> {
		for (const label of labels) {
			type(screen.getByRole("textbox", { name: fresh }), label);
			press(add);
		}
		await save();
	}

	it("REQ-085 have a help text beside them", async () => {
		await open();
		expect(screen.getByRole("complementary", { name: "Toelichting" }).textContent).toContain(help);
	});

	it("REQ-086 REQ-087 REQ-264 are added, edited, switched off and removed, are stored so, and each save says so", async () => {
		const [edited, off, gone] = ["een", "twee", "drie"].map((name) => `Lijst ${name} ${randomUUID().slice(0, 8)}`) as [
			string,
			string,
			string,
		];
		await open();
		await addAll(edited, off, gone);
		expect(await stored(tenant, list)).toMatchObject({ [edited]: { enabled: true }, [off]: { enabled: true }, [gone]: { enabled: true } });

		await open();
		type(entry(edited).getByRole("textbox"), `${edited} anders`);
		fireEvent.click(entry(off).getByRole("checkbox", { name: "Beschikbaar" }));
		press(`Verwijder ${gone}`);
		await save();
		const after = await stored(tenant, list);
		expect(Object.keys(after)).not.toContain(edited);
		expect(Object.keys(after)).not.toContain(gone);
		expect(after).toMatchObject({ [`${edited} anders`]: { enabled: true }, [off]: { enabled: false } });
		await open();
		expect(entry(off).getByRole<HTMLInputElement>("checkbox", { name: "Beschikbaar" }).checked).toBe(false);
		expect(screen.queryByRole("group", { name: `${word} ${gone}` })).toBeNull();
	});

	it("REQ-186 REQ-187 REQ-188 are not stored with an empty label or one of 61 characters, and the field says why", async () => {
		const [empty, long] = ["leeg", "lang"].map((name) => `${name} ${randomUUID()}`) as [string, string];
		await open();
		await addAll(empty, long);
		const before = await stored(tenant, list);
		const { calls } = screens.show(tenant, "admin", `/beheer/${list}`);
		await screen.findByRole("heading", { level: 1, name: title });
		const [first, second] = [entry(empty), entry(long)];
		type(first.getByRole("textbox"), "");
		type(second.getByRole("textbox"), "x".repeat(61));
		press("Opslaan");
		const plural = word === "Tag" ? "tags" : "PIDs";
		expect(await screen.findByText(`Lege ${plural} zijn niet toegestaan`)).toBeDefined();
		expect(screen.getByText(`Beperk ${plural} tot maximaal 60 tekens`)).toBeDefined();
		await screens.answered();
		expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
		expect(await stored(tenant, list)).toEqual(before);
		type(screen.getByDisplayValue("x".repeat(61)), "x".repeat(60));
		await waitFor(() => expect(screen.queryByText(`Beperk ${plural} tot maximaal 60 tekens`)).toBeNull());
		const body = {
			synchronisation: {},
			data: { entries: [{ uuid: randomUUID(), label: "y".repeat(61), enabled: true, deleted_at: null }] },
		};
		expect((await screens.deployment.as(tenant, "admin").post(`kept-lists/${list}`, body, { "x-tenant": tenant })).status).toBe(400);
	});
});

it("REQ-132 a PID that is switched off is an option that nobody can choose, one that is on can be", async () => {
	const tenant = "rvb";
	const [on, off] = [`Aan ${randomUUID()}`, `Uit ${randomUUID()}`];
	const entries = [
		{ uuid: randomUUID(), label: on, enabled: true, deleted_at: null },
		{ uuid: randomUUID(), label: off, enabled: false, deleted_at: null },
	];
	const stored = await screens.deployment
		.as(tenant, "admin")
		.post("kept-lists/pids", { synchronisation: {}, data: { entries } }, { "x-tenant": tenant });
	expect([stored.status, stored.status === 200 ? "" : stored.text]).toEqual([200, ""]);
	const { uuid } = await screens.processAt(tenant, "1");
	await screens.showStep(tenant, "caseworker", uuid, "1");
	const field = await screen.findByRole("combobox", { name: /^PID/ });
	if (field instanceof HTMLSelectElement) {
		const option = (label: string) => [...field.options].find(({ text }) => text.startsWith(label));
		expect([option(on)?.disabled, option(off)?.disabled]).toEqual([false, true]);
	} else {
		fireEvent.click(field);
		const option = async (label: string) => screen.findByRole("option", { name: new RegExp(label), hidden: true });
		type(field, off);
		expect((await option(off)).getAttribute("data-combobox-disabled")).toBe("true");
		type(field, on);
		expect((await option(on)).getAttribute("data-combobox-disabled")).toBeNull();
	}
});
