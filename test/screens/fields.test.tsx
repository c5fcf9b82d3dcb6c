import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { readPath } from "../../engine/index.ts";
import { saveBody } from "../api/harness/process-walk.ts";
import { contractor, type Field, fieldRows, type Part, type Values } from "./harness/field-rows.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

/** The values with one added at a path; other items of lists around it are kept. */
function put(at: unknown, [name = "", ...rest]: readonly string[], value: unknown): unknown {
	if (Array.isArray(at)) return at.map((item, index) => (String(index) === name ? put(item, rest, value) : (item as unknown)));
	const here = (typeof at === "object" && at !== null ? at : {}) as Values;
	return { ...here, [name]: rest.length === 0 ? value : put(here[name], rest, value) };
}

/** The input for saving one field: that field alone, or the whole list that contains it. */
function sent(values: Values, path: string, value: unknown): Values {
	const names = path.split(".");
	const item = names.findIndex((name) => /^\d+$/.test(name));
	if (item < 0) return put({}, names, value) as Values;
	const whole = put(values, names, value) as Values;
	const around = names.slice(0, item);
	return put(
		{},
		around,
		around.reduce<unknown>((node, name) => (node as Values)[name], whole),
	) as Values;
}

function expectControl(path: string, { control, shows, label }: Field): void {
	const found = document.getElementById(`veld.${path}`);
	const editable = found?.matches("input, select, textarea") === true && !found.hasAttribute("readonly") && !found.hasAttribute("disabled");
	expect([path, found !== null, editable]).toEqual([path, true, control !== "fixed" && control !== "derived"]);
	if (control === "area") expect([path, found?.tagName]).toEqual([path, "TEXTAREA"]);
	if (control === "tick") expect([path, found?.getAttribute("type")]).toEqual([path, "checkbox"]);
	const named = document.querySelector(`label[for="veld.${path}"]`)?.textContent ?? found?.getAttribute("aria-label") ?? "";
	if (label !== undefined) expect(named).toContain(label);
	if (shows === undefined) return;
	const offered =
		found?.tagName === "SELECT"
			? [...found.querySelectorAll("option")].filter(({ value }) => value !== "").map(({ textContent }) => textContent)
			: [...document.querySelectorAll(`[id="veld.${path}"], [id^="veld.${path}__"]`)]
					.filter((element) => element.matches("input"))
					.map((element) => document.querySelector(`label[for="${element.id}"]`)?.textContent);
	expect([path, ...offered.filter((option) => option !== "")]).toEqual([path, ...shows]);
}

async function contractorOf(tenant: string, role: string): Promise<unknown> {
	const known = (await screens.deployment.as(tenant, role).get("stakeholders")).body.data as unknown as readonly Values[];
	return known.find(({ category, enabled }) => category === "contractor" && enabled === true)?.slug;
}

async function tryPart([tenant, step, of, before]: Part): Promise<void> {
	const { deployment } = screens;
	const { uuid } = await screens.processAt(tenant, step);
	const role = deployment.app.tenants.find(tenant)?.flow.compiled.steps.get(step)?.definition.access.edit.at(0) ?? "";
	const person = deployment.as(tenant, role);
	const record = async () => (await person.get(`processes/realisation/${uuid}`)).body.data;
	const save = async (values: Values) =>
		person.post(`processes/realisation/${uuid}`, saveBody(deployment.app, tenant, await record(), step, values));
	if (before !== undefined) expect((await save(before)).text).toContain(uuid);
	await screens.showStep(tenant, role, uuid, step);
	await waitFor(() => expect(document.getElementById(`veld.${Object.keys(of)[0]}`)).not.toBeNull());
	await screen.findAllByRole("region");
	for (const [path, field] of Object.entries(of)) {
		expectControl(path, field);
		const stored = readPath((await record()).values, path);
		if (field.control === "derived") {
			await save(sent((await record()).values, path, 987_654));
			expect([path, readPath((await record()).values, path)]).not.toEqual([path, 987_654]);
		}
		if (field.control === "fixed") {
			await save(sent((await record()).values, path, "Iets anders"));
			expect([path, readPath((await record()).values, path)]).toEqual([path, stored]);
		}
		for (const each of field.takes) {
			const value = each === contractor ? await contractorOf(tenant, role) : each;
			const answer = await save(sent((await record()).values, path, value));
			expect([path, value, answer.status, answer.status === 200 ? [] : answer.body.errors]).toEqual([path, value, 200, []]);
			expect([path, readPath((await record()).values, path) ?? ""]).toEqual([path, value]);
		}
		for (const value of field.refuses)
			expect([path, value, (await save(sent((await record()).values, path, value))).status]).toEqual([path, value, 400]);
	}
}

describe("the fields of a step, as its editor finds them and as the server takes them", () => {
	it.each(fieldRows)("%s", async (_row, ...parts) => {
		for (const part of parts) await tryPart(part);
	});
});
