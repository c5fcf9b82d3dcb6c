import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { answer, problem } from "../../test-support/fake-api.ts";
import { renderStep } from "../../test-support/render-step.tsx";
import { type StepProcess, stepProcess } from "../../test-support/step-process.ts";

afterEach(cleanup);

const year = new Date().getFullYear() + 1;
const given = { state: "given", first: `${year}-01-14`, last: `${year}-03-04`, cases: 84, among: "own" } as const;

function show(
	forecast: object | null,
	{ process = stepProcess(), on = true }: { readonly process?: StepProcess; readonly on?: boolean } = {},
) {
	const path = `GET processes/realisation/${process.record().uuid}/forecast`;
	return renderStep(process, "1", {
		configuration: { forecast: on },
		handlers: { [path]: forecast === null ? () => problem(404) : answer(forecast) },
	});
}
const status = () => screen.getAllByText("Actief")[0]?.closest("div")?.textContent ?? "";

describe("when a process is expected to be finished", () => {
	it("is said beside its status: a span of days, of how many processes it follows and of which", async () => {
		show(given);
		const line = await screen.findByText(`half jan tot begin mrt ${year}`);
		expect(line.parentElement?.textContent).toBe(`Verwacht klaar: half jan tot begin mrt ${year}, zoals 84 processen in deze gemeente`);
	});

	it.each([
		["in every municipality", { ...given, among: "all" }, /zoals 84 processen in alle gemeenten$/],
		["too few", { state: "few", first: null, last: null, cases: 12, among: "own" }, /te weinig gegevens \(12\)/],
	])("says what it follows from: %s", async (_, forecast, words) => {
		show(forecast);
		await waitFor(() => expect(status()).toMatch(words));
	});

	it.each([
		["proved untrue before", { state: "unproven", first: null, last: null, cases: 40, among: "own" }],
		["cannot be said", { state: "none", first: null, last: null, cases: 0, among: "own" }],
		["was not answered", null],
	])("is an empty line where it %s", async (_, forecast) => {
		const { calls } = show(forecast);
		await waitFor(() => expect(calls.some(({ path }) => path.endsWith("/forecast"))).toBe(true));
		await screen.findByText("In te voeren door");
		await waitFor(() => expect(screen.getAllByText("Actief")[0]?.closest("div")?.querySelector("[data-loading]")).toBeNull());
		expect(status()).toContain("\u00a0");
		expect(status()).not.toMatch(/Verwacht klaar|zoals/);
	});

	it("is not asked of a process that stands still, nor where the tenant does not have it", async () => {
		const held = stepProcess();
		held.send({ kind: "set-status", status: "onhold", action: "enable", reason: "wachten" });
		for (const options of [{ process: held }, { on: false }]) {
			const { calls } = show(given, options);
			await screen.findByText("In te voeren door");
			expect(calls.some(({ path }) => path.endsWith("/forecast"))).toBe(false);
			cleanup();
		}
	});
});
