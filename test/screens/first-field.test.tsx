import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import type { RealisationRecord } from "../../engine/index.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
let scrolled: Element[];
beforeAll(async () => {
	screens = await Screens.open();
});
beforeEach(() => {
	scrolled = [];
	// This browser has no layout, so only the calls to it are recorded.
	Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
		scrolled.push(this);
	};
	Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
});
afterAll(() => screens.close());

const stepsOf = (tenant: string) =>
	screens.deployment.app.tenants.find(tenant)?.flow.compiled.order.filter(({ children }) => children.length === 0) ?? [];

/** A process with the step open, neither on hold nor cancelled. */
async function openAt(tenant: string, step: string): Promise<RealisationRecord | undefined> {
	const isOpen = ({ flow, status }: RealisationRecord) =>
		!status.onhold.enabled && !status.cancelled.enabled && flow.state.some((state) => state.step === step && state.completed_at === null);
	return (await screens.processes(tenant, isOpen))[0];
}

/** The fields that somebody could fill in, from the top: texts and choices, but no buttons, files or maps. */
function fields(): HTMLInputElement[] {
	const all = document.querySelectorAll<HTMLInputElement>("form .section-form :is(input, select, textarea)");
	const ofMap = ({ type, id }: HTMLInputElement) => type === "checkbox" && !id.startsWith("veld.");
	return [...all].filter(
		(field) => !ofMap(field) && !field.disabled && !field.readOnly && !["file", "hidden"].includes(field.type) && field.tabIndex >= 0,
	);
}

/** The step is drawn completely: nothing is still being fetched. */
async function drawn(): Promise<void> {
	await waitFor(() => expect(document.querySelector("[data-loading]")).toBeNull());
}

const focused = () => document.activeElement as HTMLInputElement;
const inForm = () => fields().includes(focused());

describe("opening a step", () => {
	it("that is somebody's own brings them to its first field, in view, at every step of every tenant", async () => {
		const told: string[] = [];
		const wrong: string[] = [];
		// Tenants share most steps; equal ones are drawn once.
		const looked = new Set<string>();
		for (const tenant of screens.tenants)
			for (const step of stepsOf(tenant)) {
				const { sections, access } = step.definition;
				const said = JSON.stringify([sections, access]);
				if (looked.has(said)) continue;
				const record = await openAt(tenant, step.code);
				if (record !== undefined) looked.add(said);
				const [role] = step.definition.access.edit;
				if (record === undefined || role === undefined) continue;
				await screens.showStep(tenant, role, record.uuid, step.code);
				await drawn();
				const name = `${tenant} ${step.code}`;
				if (fields().length === 0) {
					told.push(`${name}: no field`);
					continue;
				}
				await waitFor(() => expect([name, inForm()]).toEqual([name, true])).catch(() =>
					wrong.push(`${name}: ${focused().id || focused().tagName}`),
				);
				const [first] = fields();
				const sameGroup = first?.type === "radio" && focused().name === first.name;
				if (focused() !== first && !sameGroup) wrong.push(`${name}: ${focused().id} and not ${first?.id}`);
				if (!scrolled.includes(focused())) wrong.push(`${name}: not in view`);
				told.push(`${name}: ${focused().id || focused().name}`);
			}
		expect(wrong).toEqual([]);
		// If the demonstration reached none of the steps, this would prove nothing.
		expect(told.length).toBeGreaterThan(screens.tenants.length * 5);
		expect(told.filter((line) => line.endsWith("no field")).length).toBeLessThan(screens.tenants.length);
	}, 400_000);
});
