import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import { fileWith } from "../../../../engine/files/file-record.fixture.ts";
import type { ResolvedFlow } from "../../../../engine/index.ts";
import { uuidOf } from "../../../test-support/example-record.ts";
import { answer } from "../../../test-support/fake-api.ts";
import { renderStep } from "../../../test-support/render-step.tsx";
import { stepProcess, threeSteps } from "../../../test-support/step-process.ts";

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

const [first, ...others] = threeSteps.steps;
const ids = (title: string) => ({ type: "array", title, items: { type: "string" } });
const documents = { type: "object", properties: { Plan: ids("Plan"), TopView: ids("Bovenaanzicht"), SideView: ids("Zijaanzicht") } };
const spots = {
	type: "object",
	properties: { Count: { type: "integer", title: "Aantal laadpalen" }, Note: { type: "string", title: "Notitie" } },
};
const hints = (ending: string) => ({
	Plan: { "ui:widget": "files", "ui:options": { category: "ParkingSpots", emptyText: "Er is geen plan." } },
	TopView: { "ui:widget": "files", "ui:options": { category: `TopView${ending}`, emptyText: "Er is geen bovenaanzicht." } },
	SideView: { "ui:widget": "files", "ui:options": { category: `SideView${ending}`, emptyText: "Er is geen zijaanzicht." } },
});

/** A step that compares both proposals; their documents are filled in on other steps. */
const flow = {
	...threeSteps,
	bindings: {
		...threeSteps.bindings,
		alternativeLocation: "Other",
		locationDocuments: ["Docs.Plan", "Docs.TopView", "Docs.SideView"],
	},
	steps: [
		{
			...first,
			sections: [
				{ id: "comparison", schema: { type: "object", properties: {} }, ui: { "ui:widget": "proposal-comparison" }, readOnly: true },
			],
		},
		{
			...others[0],
			sections: [
				{
					id: "documents",
					schema: {
						type: "object",
						properties: { Docs: documents, Spots: spots, Other: { type: "object", properties: { Docs: documents, Spots: spots } } },
					},
					ui: { Docs: hints(""), Other: { Docs: hints("-alt") } },
				},
			],
		},
		...others.slice(1),
	],
} as unknown as ResolvedFlow;

const file = (number: number, filename: string, extension: string, category: string) =>
	fileWith({ uuid: uuidOf(number), filename, extension, category });
const files = [
	file(801, "boven", "png", "TopView"),
	file(802, "opzij", "jpg", "SideView"),
	file(803, "plan", "pdf", "ParkingSpots"),
	file(804, "daar", "png", "topview-alt"),
];
const place = (street: string) => ({ Latitude: 52, Longitude: 5, StreetName: street, HouseNumber: "1", CityName: "Arnhem" });

function open() {
	const process = stepProcess(flow);
	const values = {
		Location: { ...place("Kade"), Remarks: "Naast de brug" },
		Docs: { TopView: [uuidOf(801)], SideView: [uuidOf(802)], Plan: [uuidOf(803)] },
		Spots: { Count: 2 },
		Other: { ...place("Laan"), Spots: { Count: 3 }, Docs: { TopView: [{ id: uuidOf(804), ext: "png" }] } },
	};
	return renderStep({ ...process, record: () => ({ ...process.record(), values, files }) }, "1", {
		handlers: Object.fromEntries(files.map((one) => [`GET files/${one.uuid}`, answer(one)])),
	});
}

describe("the proposal and the alternative", () => {
	it("REA-076 are side by side, each with a map, its address, its views and its downloads", async () => {
		open();
		const own = await screen.findByRole("region", { name: "Eigen voorstel" });
		const alternative = await screen.findByRole("region", { name: /alternatie/i });
		expect(await within(own).findByText("Kade 1, Arnhem")).toBeTruthy();
		expect(within(own).getByText("Naast de brug").textContent).toBe("Opmerkingen: Naast de brug");
		expect(await within(alternative).findByText("Laan 1, Arnhem")).toBeTruthy();
		for (const side of [own, alternative]) {
			expect(await within(side).findByRole("application")).toBeTruthy();
			// Pictures first, in the same order on both sides.
			expect(
				within(side)
					.getAllByRole("heading", { level: 4 })
					.map(({ textContent }) => textContent),
			).toEqual(["Bovenaanzicht", "Zijaanzicht", "Plan"]);
		}
		// Facts of both proposals; those that are empty for both are left out.
		expect([own, alternative].map((side) => within(side).getByText("Aantal laadpalen").nextElementSibling?.textContent)).toEqual([
			"2",
			"3",
		]);
		expect(screen.queryByText("Notitie")).toBeNull();
		for (const name of ["boven.png", "opzij.jpg", "plan.pdf"]) {
			expect(await within(own).findByRole("button", { name: `Download ${name}` })).toBeTruthy();
		}
		expect(await within(alternative).findByRole("button", { name: "Download daar.png" })).toBeTruthy();
		expect(within(alternative).getByText("Er is geen zijaanzicht.")).toBeTruthy();
		expect(within(alternative).getByText("Er is geen plan.")).toBeTruthy();
		expect(within(own).queryByText(/Er is geen/)).toBeNull();
	});
});
