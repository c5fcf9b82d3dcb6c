import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { RealisationRecord } from "../../../engine/index.ts";
import type { DocumentServices } from "../../tenants/tenant-configuration.ts";
import { renderStep } from "../../test-support/render-step.tsx";
import { stepProcess } from "../../test-support/step-process.ts";

afterEach(cleanup);

const both = { downloadUrl: "https://documents.example/url", uploadUrl: "https://documents.example/upload" };

function open(EarlierDocs: RealisationRecord["EarlierDocs"], earlierDocuments: DocumentServices) {
	const process = stepProcess();
	return renderStep({ ...process, record: () => ({ ...process.record(), EarlierDocs }) }, "1", { configuration: { earlierDocuments } });
}

const card = () => screen.queryByRole("group", { name: "Eerdere documenten" });

describe("documents from the former system", () => {
	it("are listed by category with a download, and more can be added", async () => {
		open({ ParkingSpots: ["1", "3"], Onbekend: ["2"] }, both);
		const shown = await screen.findByRole("group", { name: "Eerdere documenten" });
		const plans = within(shown).getByRole("region", { name: "Inrichtingsplan" });
		expect(
			within(plans)
				.getAllByRole("listitem")
				.map(({ textContent }) => textContent),
		).toEqual(["Document 1Download", "Document 3Download"]);
		expect(within(shown).getByRole("button", { name: "Download document 2, Onbekend" })).toBeTruthy();
		expect(within(plans).getByRole("button", { name: "Voeg een document toe aan Inrichtingsplan" })).toBeTruthy();
	});

	it("get numbers of their own when two are chosen at once", async () => {
		const asked: unknown[] = [];
		open({ ParkingSpots: ["1"], Underground: ["2"] }, both);
		const shown = await screen.findByRole("group", { name: "Eerdere documenten" });
		globalThis.fetch = (async (address: string, init?: RequestInit) => {
			if (address === both.uploadUrl) asked.push(JSON.parse(String(init?.body)).index);
			return {
				ok: true,
				status: 200,
				headers: new Headers(),
				json: async () => ({ uploadURL: "https://documents.example/put" }),
			} as Response;
		}) as typeof fetch;
		for (const input of shown.querySelectorAll("input[type=file]")) {
			fireEvent.change(input, { target: { files: [new File(["x"], "plan.pdf", { type: "application/pdf" })] } });
		}
		await waitFor(() => expect(asked).toEqual([3, 4]));
	});

	it("are hidden without the services, and on a process that has none", async () => {
		open({ ParkingSpots: ["1"] }, { downloadUrl: null, uploadUrl: null });
		await screen.findByRole("heading", { name: "Plan" });
		expect(card()).toBeNull();
		cleanup();
		open({}, both);
		await screen.findByRole("heading", { name: "Plan" });
		expect(card()).toBeNull();
		cleanup();
		open({ ParkingSpots: ["1"] }, { ...both, uploadUrl: null });
		await screen.findByRole("group", { name: "Eerdere documenten" });
		expect(screen.queryByRole("button", { name: /Voeg een document toe/ })).toBeNull();
	});
});
