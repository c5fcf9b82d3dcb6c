import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { RealisationRecord } from "../../engine/index.ts";
import { flowsWith } from "../../server/test-support/flows-with.ts";
import { placeRequest } from "../api/harness/place-request.ts";
import { Screens } from "./harness/screens.tsx";

interface Layout {
	readonly name: string;
	readonly label: string;
}

const { layouts } = JSON.parse(readFileSync("schemas/lists/realisations.json", "utf8")) as { readonly layouts: readonly [Layout, Layout] };
/** The second layout requires the right to export. */
const guarded = layouts.map((layout, index) => (index === 0 ? layout : { ...layout, access: "export" }));

interface Uuid {
	readonly uuid: string;
}

let screens: Screens;
beforeAll(async () => {
	const changes = {
		lists: { realisations: { layouts: guarded } },
		roles: { welstand: { label: "Welstandscommissie" }, municipality: { label: "Gemeente of provincie" } },
		access: { realisationlist: ["cpo", "municipality", "admin", "welstand"], reporting: ["welstand"] },
	};
	screens = await Screens.open({ DEMO_MODE: "1", FLOWS_DIR: flowsWith("go-ral", changes) });
});
afterAll(() => screens.close());

const place = async () => (await placeRequest(screens.deployment.app, "go-ral", { geographyCode: "0202" })).uuid;
const comment = async (uuid: string, message: string) => {
	const body = { synchronisation: {}, data: { action: "create", message } };
	const reply = await screens.deployment.as("go-ral", "cpo").post(`charging-point-requests/${uuid}/comments`, body);
	if (reply.status !== 200) throw new Error(reply.text);
};

describe("the comments of a request", () => {
	it("REQ-063 REQ-166 are counted in the list in words, marked by what they need", async () => {
		const { db } = screens.deployment.app.data;
		const uuid = await place();
		const reference = (await screens.deployment.as("go-ral", "cpo").get(`charging-point-requests/${uuid}`)).body.data.ref as string;
		const status = (value: string) =>
			db.updateTable("request_comment").set({ status: value }).where("record_uuid", "=", uuid).where("number", "=", 1).execute();
		const count = async () => {
			screens.show("go-ral", "cpo", `/aanvragen?referentie=${reference}`);
			await screens.answered();
			const row = await screen.findByRole("row", { name: new RegExp(reference) });
			const shown = row.querySelector("[data-indicator]");
			return [shown?.querySelector(".visually-hidden")?.textContent, shown?.getAttribute("data-indicator")];
		};
		const page = async () => {
			screens.show("go-ral", "cpo", `/aanvragen/${uuid}`);
			await screens.answered();
			return (await screen.findByRole("region", { name: "Opmerkingen bij de aanvraag" }))
				.querySelector("[data-indicator]")
				?.getAttribute("data-indicator");
		};
		await comment(uuid, "Bellen na de vakantie");
		expect([await count(), await page()]).toEqual([["1 Opmerking, 1 open", "warning"], "warning"]);
		await status("done");
		expect([await count(), await page()]).toEqual([["1 Opmerking", "quiet"], "quiet"]);
		await comment(uuid, "Nog niet gebeld");
		expect([await count(), await page()]).toEqual([["2 Opmerkingen, 1 open", "warning"], "warning"]);
		// An import from a former system may introduce an unknown status.
		await status("onbekend");
		expect([await count(), await page()]).toEqual([["2 Opmerkingen, 1 met een onbekende status", "danger"], "danger"]);
	});

	it("are what 'gevuld' and 'leeg' go by, as the eye does: a blank cell is empty, one with only settled comments is not", async () => {
		const { data, fills } = screens.deployment.app;
		const { db } = data;
		await fills.run();
		const [settled, without] = [await place(), await place()];
		await comment(settled, "Besproken");
		await db.updateTable("request_comment").set({ status: "done" }).where("record_uuid", "=", settled).execute();
		for (const list of ["requests", "realisations"]) {
			const of = async (test: string) => {
				const filters = encodeURIComponent(JSON.stringify({ comments: [test] }));
				const { body } = await screens.deployment.as("go-ral", "cpo").get(`lists/${list}/rows?rows=1000&filters=${filters}`);
				const { data, metaData } = body as unknown as { data: readonly Uuid[]; metaData: { comments: readonly Uuid[] } };
				return { uuids: data.map(({ uuid }) => uuid), commented: metaData.comments.map(({ uuid }) => uuid) };
			};
			const [filled, empty] = [await of("gevuld"), await of("leeg")];
			expect(filled.uuids.toSorted()).toEqual(filled.commented.toSorted());
			expect([empty.uuids.length > 0, empty.commented]).toEqual([true, []]);
			if (list === "requests") {
				expect([filled.uuids.includes(settled), empty.uuids.includes(settled)]).toEqual([true, false]);
				expect([filled.uuids.includes(without), empty.uuids.includes(without)]).toEqual([false, true]);
			}
		}
		for (const list of ["aanvragen", "realisatie/actief"]) {
			for (const [test, isFilled] of [
				["gevuld", true],
				["leeg", false],
			] as const) {
				screens.show("go-ral", "cpo", `/${list}?opmerkingen=${test}&kolommen=referentie,opmerkingen`);
				await screens.answered();
				await waitFor(() => {
					const cells = [...document.querySelectorAll("tbody tr")].map((row) => row.querySelector("[data-indicator]") !== null);
					if (list === "aanvragen" || !isFilled) expect(cells.length).toBeGreaterThan(0);
					expect(cells.every((has) => has === isFilled)).toBe(true);
				});
			}
		}
	});

	it("REQ-210 keep their status in a demonstration: the buttons are off and say why", async () => {
		const uuid = await place();
		await comment(uuid, "Bellen na de vakantie");
		screens.show("go-ral", "cpo", `/aanvragen/${uuid}`);
		const comments = within(await screen.findByRole("region", { name: "Opmerkingen bij de aanvraag" }));
		for (const name of ["Open", "Afgehandeld", "Genegeerd"]) {
			const button = await comments.findByRole<HTMLButtonElement>("button", { name });
			expect([name, button.disabled]).toEqual([name, true]);
			expect(button.title).toBe("In een demo-omgeving kan de status van een opmerking niet aangepast worden.");
		}
	});
});

describe("the layouts of a list", () => {
	it("REQ-059 REQ-060 are offered to who may use them; another says that it is not for them, an unknown one that it does not exist", async () => {
		const offered = async (role: string) => {
			screens.show("go-ral", role, "/realisatie/actief");
			await screens.answered();
			fireEvent.click(screen.getByRole("button", { name: "Instellingen" }));
			return [...(await screen.findByLabelText<HTMLSelectElement>("Indeling")).options].map(({ text }) => text);
		};
		expect(await offered("municipality")).toEqual(layouts.map(({ label }) => label));
		expect(await offered("cpo")).toEqual([layouts[0].label]);
		screens.show("go-ral", "cpo", `/realisatie/actief?weergave=${layouts[1].name}`);
		expect(await screen.findByText("U heeft onvoldoende rechten om deze lijstweergave te bekijken.")).toBeDefined();
		expect(screen.queryByRole("table")).toBeNull();
		screens.show("go-ral", "cpo", "/realisatie/actief?weergave=nergens");
		expect(await screen.findByText("Deze indeling bestaat niet: nergens.")).toBeDefined();
	});
});

describe("exporting a list, which asks the right to see it too", () => {
	it("says which two roles it takes where no role has both rights, in the settings and at its key", async () => {
		screens.show("opcharge", "cpo", "/realisatie/actief");
		await screen.findByRole("table");
		await screens.answered();
		fireEvent.click(screen.getByRole("button", { name: "Instellingen" }));
		const sentence = "De lijst exporteren kan wie twee rollen heeft: Beheerder én CPO of Gemeente.";
		await screen.findByText(sentence);
		fireEvent.keyDown(document.body, { key: "E", shiftKey: true });
		await waitFor(() => expect(screen.getAllByText(sentence).filter((said) => said.closest("[role=status]"))).toHaveLength(1));
	});

	it("tells who may export and not see the list that this alone is not enough", async () => {
		screens.show("opcharge", "admin", "/realisatie/actief");
		await screen.findByText("Lijsten exporteren mag u wel, maar alleen lijsten die u ook mag zien.");
		expect(screen.getByText("Dit kan wel met de rol: CPO of Gemeente")).toBeDefined();
	});
});

describe("beside a step", () => {
	/** Somebody who is only an administrator sees no processes in go-ral. */
	const administrator = { admin: ["*"], municipality: ["*"] };
	it.each([
		["cpo", false, { cpo: ["*"] }, true],
		["admin", false, administrator, true],
		["municipality", false, { municipality: ["*"] }, false],
		["cpo", true, { cpo: ["*"] }, false],
	] as const)("REA-394 the tags can be edited by a %s or not: locked %s", async (_role, locked, roles, editable) => {
		const [record] = await screens.processes(
			"go-ral",
			({ status, flow }) =>
				status.onhold.enabled === locked && !status.cancelled.enabled && !status.completed.enabled && flow.activeStep !== null,
		);
		const { uuid, flow } = record as RealisationRecord;
		screens.show("go-ral", roles, `/realisatie/${uuid}/${flow.activeStep}`);
		const card = within(await screen.findByRole("group", { name: "Tags" }));
		await screens.answered();
		expect(card.queryByRole("button", { name: "Tags aanpassen" })?.textContent).toBe(editable ? "Aanpassen" : undefined);
	});
});

describe("the automatic views", () => {
	const button = () => screen.queryByRole("button", { name: /Genereer aanzichten/ });
	const step1 = async (role: string, fits: (record: RealisationRecord) => boolean) => {
		const { uuid } = await screens.processAt("go-ral", "1", fits);
		await screens.showStep("go-ral", role, uuid, "1");
		await screens.answered();
	};
	const placed = ({ CurrentLocation }: RealisationRecord) => (CurrentLocation as { Latitude?: number } | undefined)?.Latitude !== undefined;

	it("REA-395 REA-396 are offered to who may have them made, while a view is missing, and only for a place that is stored", async () => {
		const missing = (record: RealisationRecord) =>
			placed(record) && !["topview", "sideview"].every((kind) => record.files.some(({ category }) => category.toLowerCase() === kind));
		await step1("cpo", missing);
		await waitFor(() => expect(button()?.getAttribute("aria-disabled")).toBeNull());
		await step1("municipality", missing);
		expect(button()).toBeNull();
		const { record } = await screens.deployment.start("go-ral");
		await screens.showStep("go-ral", "cpo", record.uuid, "1");
		await waitFor(() => expect(button()?.getAttribute("aria-disabled")).toBe("true"));
		fireEvent.click(button() as HTMLElement);
		expect((await screen.findAllByText(/Kies eerst een locatie/)).length).toBeGreaterThan(0);
	});

	it("are not offered where they could not be saved: in a completed step they are in a correction, in a cancelled process never", async () => {
		const without = ({ values, files }: RealisationRecord) => files.length === 0 && !JSON.stringify(values).includes("TopView");
		const { uuid } = await screens.processAt("go-ral", "2", (record) => placed(record) && without(record));
		await screens.showStep("go-ral", "cpo", uuid, "1");
		const [correct] = await screen.findAllByRole("button", { name: "Corrigeren" });
		await screens.answered();
		expect(button()).toBeNull();
		fireEvent.click(correct as HTMLElement);
		await waitFor(() => expect(button()).not.toBeNull());
		const [cancelled] = await screens.processes("go-ral", (record) => record.status.cancelled.enabled && placed(record) && without(record));
		await screens.showStep("go-ral", "cpo", (cancelled as RealisationRecord).uuid, "1");
		await screens.answered();
		expect(button()).toBeNull();
	});
});

describe("the debugger", () => {
	it("PLA-011 shows a developer a record by its uuid, stays while it is frozen, and is for nobody else", async () => {
		const { uuid, ref } = await screens.processAt("go-ral", "1");
		screens.show("go-ral", { developer: ["*"], cpo: ["*"] }, "/realisatie/actief");
		fireEvent.click(await screen.findByRole("button", { name: "Debugger" }));
		const dialog = await screen.findByRole("dialog", { name: "Debugger" });
		fireEvent.change(await within(dialog).findByLabelText(/^Uuid van het realisatieproces, de aanvraag/), { target: { value: uuid } });
		fireEvent.click(within(dialog).getByRole("button", { name: "Toon het record" }));
		expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Record" })).value).toContain(ref);
		fireEvent.click(screen.getByLabelText(/^Vastzetten/));
		await waitFor(() => expect(screen.queryByRole("button", { name: "Sluit de debugger" })).toBeNull());
		fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
		expect(screen.getByRole("dialog", { name: "Debugger" })).toBeDefined();
		fireEvent.click(screen.getByLabelText(/^Vastzetten/));
		fireEvent.click(await screen.findByRole("button", { name: "Sluit de debugger" }));
		await waitFor(() => expect(screen.queryByRole("dialog", { name: "Debugger" })).toBeNull());
		screens.show("go-ral", "cpo", "/realisatie/actief");
		await screens.answered();
		expect(screen.queryByRole("button", { name: "Debugger" })).toBeNull();
	});

	it("shows the request or charging location that a uuid is of as well, and begins with that of the page", async () => {
		const uuid = await place();
		const api = screens.deployment.as("go-ral", "cpo");
		const { ref } = (await api.get(`charging-point-requests/${uuid}`)).body.data;
		const [location] = JSON.parse((await api.get("charging-point-locations?pageSize=1")).text).data;
		screens.show("go-ral", { developer: ["*"], cpo: ["*"] }, `/aanvragen/${uuid}`);
		fireEvent.click(await screen.findByRole("button", { name: "Debugger" }));
		const dialog = await screen.findByRole("dialog", { name: "Debugger" });
		const show = () => fireEvent.click(within(dialog).getByRole("button", { name: "Toon het record" }));
		const field = await within(dialog).findByLabelText<HTMLInputElement>(/^Uuid/);
		expect(field.value).toBe(uuid);
		show();
		const record = () => within(dialog).findByRole<HTMLTextAreaElement>("textbox", { name: "Record" });
		expect((await record()).value).toContain(ref);
		expect(within(dialog).getByRole("link", { name: "Open de aanvraag" }).getAttribute("href")).toBe(`/aanvragen/${uuid}`);
		fireEvent.change(field, { target: { value: location.uuid } });
		show();
		await waitFor(async () => expect((await record()).value).toContain(location.address.street));
		expect(within(dialog).queryByRole("link")).toBeNull();
	});
});

describe("a role of the tenant's own", () => {
	it("opens what the tenant gives it, and is called by its label, as is a role of the product that got another", async () => {
		screens.show("go-ral", "welstand", "/realisatie/actief");
		const footer = within(await screen.findByRole("contentinfo"));
		await footer.findByText("Welstandscommissie");
		await screen.findAllByRole("row", { name: /\d/ });
		const { uuid } = await screens.processAt("go-ral", "2");
		await screens.showStep("go-ral", "cpo", uuid, "2");
		expect((await screen.findAllByText(/Gemeente of provincie/)).length).toBeGreaterThan(0);
	});

	it("is who can, where somebody else is refused", async () => {
		screens.show("go-ral", "cpo", "/rapportage");
		await screen.findByText(/Welstandscommissie/);
	});
});
