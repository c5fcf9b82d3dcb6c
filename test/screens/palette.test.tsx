import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { available, PersonAccess, type RealisationRecord, realisationOf } from "../../engine/index.ts";
import { type StatusAction, statusActions } from "../../web/realisations/process/status-actions.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

const bodies: Readonly<Record<StatusAction, { readonly status: "onhold" | "cancelled"; readonly action: "enable" | "disable" }>> = {
	onhold: { status: "onhold", action: "enable" },
	resume: { status: "onhold", action: "disable" },
	cancel: { status: "cancelled", action: "enable" },
	restore: { status: "cancelled", action: "disable" },
};

it.each([
	["go-ral", "cpo"],
	["go-ral", "municipality"],
	["rvb", "caseworker"],
	["rvb", "customer"],
] as const)(
	"what the palette offers of a process in %s to %s is what the server does, and what it refuses the server refuses",
	async (slug, role) => {
		const person = screens.deployment.as(slug, role);
		const tenant = screens.deployment.app.tenants.find(slug);
		if (tenant === undefined) throw new Error(slug);
		const { onHoldReasons = [], cancelReasons = [] } = tenant.definition;
		const reasonOf = (status: "onhold" | "cancelled") =>
			(status === "onhold" ? onHoldReasons : cancelReasons).find(({ automatic }) => automatic !== true)?.value;
		const all = await screens.processes(slug, () => true);
		const kinds = ["active", "onhold", "cancelled", "completed"] as const;
		const kindOf = ({ status }: RealisationRecord) => kinds.findLast((kind) => kind !== "active" && status[kind].enabled) ?? "active";
		let asked = 0;
		for (const kind of kinds) {
			for (const { uuid } of all.filter((record) => kindOf(record) === kind).slice(0, 2)) {
				for (const action of Object.keys(bodies) as StatusAction[]) {
					const read = await person.get(`processes/realisation/${uuid}`);
					if (read.status !== 200) continue;
					const record = read.body.data as unknown as RealisationRecord;
					const flow = tenant.flows.get(`${record.flow.uuid} ${record.flow.version}`)?.compiled ?? tenant.flow.compiled;
					const actor = new PersonAccess({ userId: randomUUID(), roles: { [slug]: { [role]: ["*"] } } }, tenant).at(
						record.MunicipalityCode,
					);
					const offered = statusActions(
						record.status,
						available(flow, realisationOf(record), actor, tenant.rules).may.changeStatus,
						undefined,
					);
					if (!(action in offered)) continue;
					asked += 1;
					const { status, action: way } = bodies[action];
					const answer = await person.post(`processes/realisation/${uuid}/status`, {
						synchronisation: { synced: record.synced },
						data: { status, action: way, ...(way === "enable" ? { reason: reasonOf(status) } : {}) },
					});
					expect([kind, action, answer.status === 200]).toEqual([kind, action, offered[action] === undefined]);
				}
			}
		}
		expect(asked).toBeGreaterThan(2);
	},
);

it("finds what the page of a process leads to, what its history offers, and the inbox, by their names", async () => {
	const record = await screens.processAt("go-ral", "1");
	const held = await screens.deployment.as("go-ral", "cpo").post(`processes/realisation/${record.uuid}/status`, {
		synchronisation: { synced: record.synced },
		data: { status: "onhold", action: "enable", reason: "new-build" },
	});
	expect(held.status).toBe(200);
	const { address } = screens.show("go-ral", "cpo", `/realisatie/${record.uuid}/1`);
	await screen.findByRole("heading", { level: 1 });
	await screen.findByRole("button", { name: "Ongedaan maken" });
	const offered = async (words: string) => {
		fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
		fireEvent.change(await screen.findByRole("combobox", { name: "Referentie, adres, pagina of actie" }), { target: { value: words } });
		return screen.findAllByRole("option");
	};
	const [undo] = await offered("ongedaan");
	expect(undo?.textContent).toBe(`Maak de laatste handeling bij ${record.reference} ongedaan`);
	if (undo) fireEvent.click(undo);
	expect(await screen.findByRole("dialog", { name: "De laatste handeling ongedaan maken?" })).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "Terug" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

	expect((await offered("postvak")).map(({ textContent }) => textContent)).toContain("Postvak");
	const [moments] = await offered("terugblik");
	expect(moments?.textContent).toBe(`Open de terugblik op ${record.reference}`);
	if (moments) fireEvent.click(moments);
	await waitFor(() => expect(address()).toBe(`/realisatie/${record.uuid}/terugblik`));
});
