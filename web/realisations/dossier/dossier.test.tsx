import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import { fileWith } from "../../../engine/files/file-record.fixture.ts";
import { uuidOf } from "../../test-support/example-record.ts";
import { answer } from "../../test-support/fake-api.ts";
import { renderStep } from "../../test-support/render-step.tsx";
import { saveCommand, stepProcess } from "../../test-support/step-process.ts";

afterEach(cleanup);

/** A process that was proposed, completed, advised on and put on hold. */
function walked() {
	const process = stepProcess();
	process.send(saveCommand("1", "2", { Plan: { Name: "Kade", Note: "naast de brug" } }));
	process.send(saveCommand("2", "3", { Advice: { Words: "Akkoord" } }));
	process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "wachten", comment: "Vorst" });
	return process;
}

const steps = () => screen.getAllByRole("region", { name: /^Stap \d/ });

describe("the dossier of a process", () => {
	it("holds every step that has begun with what was filled in, in order, and names those that have not", async () => {
		renderStep(walked(), "dossier");
		expect(await screen.findByRole("heading", { level: 1, name: /^Dossier / })).toBeTruthy();
		const drawn = steps();
		expect(drawn.map((step) => within(step).getByRole("heading", { level: 2 }).textContent)).toEqual([
			"Stap 1 Voorstel",
			"Stap 2 Advies",
			expect.stringMatching(/^Stap 3 /),
		]);
		expect(drawn[0]?.textContent).toMatch(/NaamKadeNotitienaast de brug/);
		expect(drawn[1]?.textContent).toMatch(/Oordeel in woordenAkkoord/);
		expect(screen.queryByRole("textbox")).toBeNull();
	});

	it("says how the process stands, everything that happened, oldest first, and every comment with its day and time", async () => {
		const process = walked();
		const { uuid } = process.record();
		const plan = fileWith({ uuid: uuidOf(801), filename: "inrichtingsplan", extension: "pdf" });
		const comment = (id: string, message: string, created_at: number, files?: readonly string[]) => ({
			...(files && { files }),
			uuid: id,
			message,
			created_at,
			updated_at: null,
			user: { id: "u-2", name: "P. Voorbeeld" },
			status: "todo",
			parent: null,
			mentions: [],
			resolved: null,
			versions: 0,
		});
		renderStep(process, "dossier", {
			handlers: {
				[`GET files/${plan.uuid}`]: answer(plan),
				[`GET processes/realisation/${uuid}/comments`]: answer({
					comments: [comment("c-2", "Later gezegd", 1_780_000_000_000), comment("c-1", "Eerst gezegd", 1_770_000_000_000, [plan.uuid])],
					synced: 2,
				}),
			},
		});
		expect(await screen.findByText("Dit proces staat on hold, met reden Wachten op een ander")).toBeTruthy();
		const history = await screen.findByRole("region", { name: "Geschiedenis" });
		const told = within(history)
			.getAllByRole("listitem")
			.map(({ textContent }) => textContent);
		expect(told[0]).toMatch(/\d{4}, \d\d:\d\dSanne de Wit maakte het proces aan/);
		expect(told.at(-1)).toMatch(/Sanne de Wit zette het proces on hold.*Reden: Wachten op een ander, Vorst/);
		const said = await screen.findAllByText(/gezegd$/);
		expect(said.map(({ textContent }) => textContent)).toEqual(["Eerst gezegd", "Later gezegd"]);
		const attached = await screen.findByRole("list", { name: "Bijgevoegd door P. Voorbeeld" });
		expect(attached.closest("li")?.textContent).toContain("Eerst gezegd");
		expect(await within(attached).findByText("inrichtingsplan.pdf")).toBeTruthy();
	});

	it("names the warnings that somebody went on past, as the history beside the steps does", async () => {
		const process = walked();
		const record = () => {
			const now = process.record();
			const warned = [{ path: "Plan.Name", message: "Een kade is ongewoon." }];
			return {
				...now,
				Events: now.Events.map((event) => (event.type === "step-save" ? { ...event, meta: { ...event.meta, warned } } : event)),
			};
		};
		renderStep({ ...process, record }, "dossier");
		const history = await screen.findByRole("region", { name: "Geschiedenis" });
		expect(within(history).getAllByText("Ging door na de waarschuwing: Een kade is ongewoon.").length).toBeGreaterThan(0);
	});

	it("leaves out what this person may not see", async () => {
		const process = walked();
		renderStep(process, "dossier", { role: "contractor" });
		await screen.findByRole("heading", { level: 1, name: /^Dossier / });
		expect(document.body.textContent).not.toMatch(/Akkoord/);
	});

	it("is printed on request", async () => {
		const print = jest.spyOn(window, "print").mockImplementation(() => {});
		const { user } = renderStep(walked(), "dossier");
		await user.click(await screen.findByRole("button", { name: "Afdrukken of bewaren als PDF" }));
		expect(print).toHaveBeenCalledTimes(1);
		print.mockRestore();
	});
});
