import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { ChargingLocation, ResolvedFlow, SectionDefinition } from "../../../engine/index.ts";
import { uuidOf } from "../../test-support/example-record.ts";
import { renderStep } from "../../test-support/render-step.tsx";
import { decidedSteps, saveCommand, stepProcess } from "../../test-support/step-process.ts";

afterEach(cleanup);

/** The second step's outcome is emptied when the process goes back to the first. */
const judged: ResolvedFlow = {
	...decidedSteps,
	steps: decidedSteps.steps.map((step) => (step.code === "2" ? { ...step, outcomes: ["Advice.Outcome"] } : step)),
};

const place: SectionDefinition = {
	id: "place",
	title: "Locatie",
	schema: {
		type: "object",
		properties: { Location: { type: "object", properties: { StreetName: { type: "string", title: "Straat", format: "address-text" } } } },
	},
};
const elsewhere: SectionDefinition = {
	id: "elsewhere",
	title: "Andere plaats",
	schema: {
		type: "object",
		properties: {
			Advice: {
				type: "object",
				properties: {
					Alternative: { type: "object", properties: { StreetName: { type: "string", title: "Andere straat", format: "address-text" } } },
				},
			},
		},
	},
};
const connected: ChargingLocation = {
	...{ uuid: uuidOf(77), status: "definitive", workflowUuid: null, latitude: 51.98, longitude: 5.91 },
	...{ street: "Kadestraat", streetNumber: "7", streetNumberSuffix: "", postalCode: "6811 AA", city: "Arnhem" },
};
const emptied = { "new-location-version": "empty" } as const;

function sentBack() {
	const process = stepProcess(judged);
	process.send(saveCommand("1", "2", { Plan: { Name: "Kade" } }));
	process.send(saveCommand("2", "1", { Advice: { Outcome: "no" } }));
	return process;
}

const notice = () => screen.findByText("Deze stap is opnieuw aan de beurt");
const boxOf = (title: HTMLElement) => title.parentElement?.parentElement as HTMLElement;

describe("a step that is open again after a judgement", () => {
	it("says what was judged, by whom, and where to see the round before, which the steps no longer show", async () => {
		const process = sentBack();
		renderStep(process, "1");
		const box = boxOf(await notice());
		expect(box.textContent).toContain("Stap 2 AdviesUitkomstNegatief");
		expect(box.textContent).toMatch(/Teruggezet door [^,]+, \d/);
		const before = process.record().Events.findIndex(({ type, meta }) => type === "step-save" && meta.step === "2");
		const link = within(box).getByRole("link", { name: "Bekijk de vorige ronde" });
		expect(link.getAttribute("href")).toMatch(new RegExp(`\\?moment=${before}$`));
	});

	it("says it at the step of the judgement too, and neither at a completed step nor at one that nothing was taken from", async () => {
		const process = sentBack();
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
		renderStep(process, "2", { role: "municipality" });
		expect(boxOf(await notice()).textContent).toContain("UitkomstNegatief");
		cleanup();
		renderStep(process, "1");
		await screen.findByText("Plein");
		expect(screen.queryByText("Deze stap is opnieuw aan de beurt")).toBeNull();
		cleanup();
		process.send(saveCommand("2", "3", { Advice: { Outcome: "yes" } }));
		renderStep(process, "3");
		await screen.findByText("Hierna is het proces afgerond");
		expect(screen.queryByText("Deze stap is opnieuw aan de beurt")).toBeNull();
	});

	it("leaves out the place that was proposed, which the dossier has", async () => {
		const process = stepProcess({
			...judged,
			steps: judged.steps.map((step) => {
				if (step.code === "1") return { ...step, sections: [...step.sections, place] };
				return { ...step, next: step.next?.map((way) => ("to" in way && way.to === "1" ? { ...way, effects: [emptied] } : way)) };
			}),
		} as ResolvedFlow);
		process.send(saveCommand("1", "2", { Plan: { Name: "Kade" }, Location: { StreetName: "Kadestraat" } }));
		process.send(saveCommand("2", "1", { Advice: { Outcome: "no" } }));
		renderStep(process, "1");
		expect(boxOf(await notice()).textContent).not.toContain("Kadestraat");
		cleanup();
		renderStep(process, "dossier");
		const rounds = await screen.findByRole("region", { name: "Eerdere rondes" });
		expect(rounds.textContent).toContain("Stap 1 VoorstelStraatKadestraatStap 2 AdviesUitkomstNegatief");
	});

	it.each([
		["typed", undefined],
		["that of a connected location", connected],
	])("has the place that was judged, %s, when an accepted alternative took it over", async (_, location) => {
		const accepts = {
			...judged,
			bindings: { ...judged.bindings, alternativeLocation: "Advice.Alternative" },
			steps: judged.steps.map((step) => {
				if (step.code === "1") return { ...step, sections: [...step.sections, place] };
				if (step.code !== "2") return step;
				const ways = step.next?.map((way) => ("to" in way && way.to === "1" ? { ...way, effects: [{ "select-alternative": true }] } : way));
				return { ...step, sections: [...step.sections, elsewhere], next: ways };
			}),
		} as ResolvedFlow;
		const process = stepProcess(accepts);
		if (location) process.send({ kind: "connect-location", category: "selected", locationUuid: location.uuid }, undefined, location);
		process.send(saveCommand("1", "2", { Plan: { Name: "Kade" }, Location: { StreetName: "Kadestraat" } }));
		process.send(saveCommand("2", "1", { Advice: { Outcome: "no", Alternative: { StreetName: "Pleinweg" } } }));
		renderStep(process, "1");
		await screen.findByDisplayValue("Pleinweg");
		expect(boxOf(await notice()).textContent).not.toContain("Kadestraat");
		cleanup();
		renderStep(process, "dossier");
		const rounds = await screen.findByRole("region", { name: "Eerdere rondes" });
		expect(rounds.textContent).toContain("Stap 1 VoorstelStraatKadestraatStap 2 AdviesUitkomstNegatief");
	});

	it("is in the dossier with what was judged in each round", async () => {
		const process = sentBack();
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
		process.send(saveCommand("2", "3", { Advice: { Outcome: "yes" } }));
		renderStep(process, "dossier");
		const rounds = await screen.findByRole("region", { name: "Eerdere rondes" });
		await waitFor(() => expect(rounds.textContent).toMatch(/Tot [^,]+.*, teruggezet naar stap 1 door .*Stap 2 AdviesUitkomstNegatief/));
		expect(rounds.textContent).not.toContain("Positief");
		cleanup();
		renderStep(stepProcess(judged), "dossier");
		await screen.findByRole("region", { name: "Geschiedenis" });
		expect(screen.queryByRole("region", { name: "Eerdere rondes" })).toBeNull();
	});
});
