import { afterEach, describe, expect, it } from "@jest/globals";
import { notifications } from "@mantine/notifications";
import { cleanup, screen } from "@testing-library/react";
import { renderStep } from "../../test-support/render-step.tsx";
import { stepProcess } from "../../test-support/step-process.ts";

afterEach(() => {
	cleanup();
	notifications.clean();
	sessionStorage.clear();
	localStorage.clear();
});

const there = async () => expect(await screen.findByRole("heading", { level: 2, name: "Geschiedenis" })).toBeTruthy();
const button = (name: string) => screen.queryAllByRole("button", { name });

describe("somebody with different roles in different municipalities", () => {
	const process = stepProcess();
	const code = process.record().MunicipalityCode;
	const elsewhere = "9999";
	const access = { canChangeStatus: ["cpo"], realisationcomment: ["cpo"], eventlog: ["admin"] };

	it("may do in a process what the roles for its municipality allow", async () => {
		renderStep(process, "1", { role: "cpo", codes: [code], more: { municipality: [elsewhere] }, access });
		await there();
		expect(button("Opslaan")).toHaveLength(2);
		// A card beside the form, which comes after it.
		expect(await screen.findAllByRole("button", { name: "Zet on hold" })).toHaveLength(1);
		expect(await screen.findByRole("button", { name: "Plaats opmerking" })).toBeTruthy();
	});

	it("may do nothing that only a role for another municipality allows", async () => {
		renderStep(process, "1", { role: "municipality", codes: [code], more: { cpo: [elsewhere], admin: [elsewhere] }, access });
		await there();
		expect(await screen.findByRole("heading", { name: "Opmerkingen" })).toBeTruthy();
		for (const name of ["Opslaan", "Zet on hold", "Annuleer", "Plaats opmerking"]) expect(button(name)).toEqual([]);
		expect(screen.queryAllByRole("tab", { name: /log/i })).toEqual([]);
	});
});
