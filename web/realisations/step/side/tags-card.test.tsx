import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { answer, problem } from "../../../test-support/fake-api.ts";
import { renderStep } from "../../../test-support/render-step.tsx";
import { stepProcess } from "../../../test-support/step-process.ts";

const [spoed, monument] = ["1f0d5b0e-3a55-4b57-9a51-2c6c9d3f5a01", "1f0d5b0e-3a55-4b57-9a51-2c6c9d3f5a02"];
const configuration = {
	tags: [
		{ uuid: spoed, label: "Spoed", enabled: true, deleted_at: null, synced: 1, request: true, process: true },
		{ uuid: monument, label: "Monument", enabled: true, deleted_at: null, synced: 1, request: true, process: true },
	],
};
const hold = { kind: "set-status", status: "onhold", action: "enable", reason: "wachten", comment: "" } as const;

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
	Reflect.deleteProperty(globalThis, "reportError");
});

const card = () => screen.findByRole("group", { name: "Tags" });
const names = async () =>
	within(await card())
		.getAllByRole("listitem")
		.map(({ textContent }) => textContent);
const pencil = async () => within(await card()).queryByRole("button", { name: "Tags aanpassen" });

describe("the tags of a process", () => {
	it("REA-394 can be edited in place by cpo and admin only, and only while the process is not locked", async () => {
		for (const [role, locked, editable] of [
			["cpo", false, true],
			["admin", false, true],
			["municipality", false, false],
			["cpo", true, false],
			["admin", true, false],
		] as const) {
			const process = stepProcess();
			process.send({ kind: "set-tags", tags: [spoed] });
			if (locked) process.send(hold);
			renderStep(process, "1", { role, configuration, access: { realisationlist: ["cpo", "municipality", "admin"] } });
			expect([role, locked, await names()]).toEqual([role, locked, ["Spoed"]]);
			expect([role, locked, (await pencil())?.textContent]).toEqual([role, locked, editable ? "Aanpassen" : undefined]);
			cleanup();
		}
	});

	it("REA-434 are followed by a fetch of the process, which replaces the record", async () => {
		const process = stepProcess();
		const { uuid, synced } = process.record();
		const { user, calls } = renderStep(process, "1", {
			configuration,
			handlers: {
				[`POST processes/realisation/${uuid}/tags`]: ({ body }) => {
					process.send({ kind: "set-tags", tags: (body as { data: { tags: string[] } }).data.tags });
					const stored = process.record();
					// A tag added by somebody else, which only the refetch returns.
					process.send({ kind: "set-tags", tags: [...stored.tags, monument] });
					return answer(stored);
				},
			},
		});
		await user.click((await pencil()) as HTMLElement);
		await user.click(screen.getByRole("checkbox", { name: "Spoed" }));
		const before = calls.length;
		await user.click(within(await card()).getByRole("button", { name: "Opslaan" }));
		await waitFor(async () => expect(await names()).toEqual(["Monument", "Spoed"]));
		expect(calls.slice(before).map(({ method, path, body }) => [method, path, body])).toEqual([
			["POST", `processes/realisation/${uuid}/tags`, { synchronisation: { synced }, data: { tags: [spoed] } }],
			["GET", `processes/realisation/${uuid}`, undefined],
		]);
		expect(await screen.findByText("De tags zijn opgeslagen.")).toBeTruthy();
	});

	it("are offered as they are now if somebody else changed the process, with the person's own choice on top", async () => {
		const logged: unknown[] = [];
		globalThis.reportError = (failure: unknown) => void logged.push(failure);
		const process = stepProcess();
		const { uuid } = process.record();
		const sent: unknown[] = [];
		const { user } = renderStep(process, "1", {
			configuration,
			handlers: {
				[`POST processes/realisation/${uuid}/tags`]: ({ body }) => {
					const { data, synchronisation } = body as { data: { tags: string[] }; synchronisation: { synced: number } };
					sent.push(data.tags);
					if (synchronisation.synced !== process.record().synced) return problem(409);
					process.send({ kind: "set-tags", tags: data.tags });
					return answer(process.record());
				},
			},
		});
		await user.click((await pencil()) as HTMLElement);
		await user.click(screen.getByRole("checkbox", { name: "Spoed" }));
		process.send({ kind: "set-tags", tags: [monument] });
		await user.click(within(await card()).getByRole("button", { name: "Opslaan" }));
		expect(await screen.findByText(/^De tags zijn niet opgeslagen: er is intussen iets gewijzigd\. Uw keuze staat er nog/)).toBeTruthy();
		expect(logged).toHaveLength(1);
		await waitFor(() => expect((screen.getByRole("checkbox", { name: "Monument" }) as HTMLInputElement).checked).toBe(true));
		await user.click(within(await card()).getByRole("button", { name: "Opslaan" }));
		await waitFor(async () => expect(await names()).toEqual(["Monument", "Spoed"]));
		expect(sent).toEqual([[spoed], [monument, spoed]]);
	});
});
