import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type RealisationRecord, writeJson } from "../../engine/index.ts";
import type { AccountsTables } from "../../server/accounts/store/accounts-tables.ts";
import { saveBody } from "../api/harness/process-walk.ts";
import { fact, Screens } from "./harness/screens.tsx";

type Values = Readonly<Record<string, unknown>>;

interface Stakeholder {
	readonly slug: string;
	readonly category: string;
	readonly enabled: boolean;
}

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

const section = async (name: string | RegExp) => within(await screen.findByRole("region", { name }));
/** Controls in which somebody could fill in or choose something. */
const inputs = (part: ReturnType<typeof within>) =>
	["textbox", "radio", "combobox", "checkbox", "spinbutton"].flatMap((role) => part.queryAllByRole(role));
const radios = (part: ReturnType<typeof within>) =>
	part.getAllByRole("radio").map(({ id }: HTMLElement) => document.querySelector(`label[for="${id}"]`)?.textContent?.trim());

/** Saves the step as this role. */
async function save(tenant: string, role: string, uuid: string, step: string, values: Values, target?: string) {
	const person = screens.deployment.as(tenant, role);
	const { body } = await person.get(`processes/realisation/${uuid}`);
	const intent = target === undefined ? {} : { complete: true, target };
	return person.post(`processes/realisation/${uuid}`, saveBody(screens.deployment.app, tenant, body.data, step, values, intent));
}

/** A process for which the municipality has just given this advice, so that the operator must decide. */
async function atDecision(tenant: string, Advice: string): Promise<RealisationRecord> {
	const record = await screens.processAt(tenant, "2");
	const answer = await save(tenant, "municipality", record.uuid, "2", { Advice: { Advice, Comments: "Te dicht bij de kruising." } }, "3");
	if (answer.status !== 200) throw new Error(answer.text);
	return record;
}

const operators = ["go-ral", "opcharge", "park-n-charge", "vlaanderen"];

describe("the header of a step", () => {
	it.each([
		["go-ral", "1", "cpo", "CPO", "Gemeente"],
		["go-ral", "4", "cpo", "Gemeente", "CPO"],
		["rvb", "1", "caseworker", "Medewerker", "Klant, Gast"],
		["amsterdam", "3", "municipality", "CPO", "Gemeente"],
		["opcharge", "2", "cpo", "Gemeente", "CPO"],
	])(
		"REA-012 of %s, step %s, shows a %s the roles that may only view it under 'Ter inzage voor'",
		async (tenant, step, role, edit, view) => {
			const { uuid } = await screens.processAt(tenant, step);
			await screens.showStep(tenant, role, uuid, step);
			expect([fact("In te voeren door"), fact("Ter inzage voor")]).toEqual([edit, view]);
		},
	);
});

describe("step 1", () => {
	it.each([...operators.map((tenant) => [tenant, "cpo"] as const), ["amsterdam", "municipality"] as const])(
		"REA-054 of %s has for a %s the stakeholder fields Municipality, ChargePointOperator, GridOperator and Contractor",
		async (tenant, role) => {
			const { uuid, values } = await screens.processAt(tenant, "1");
			await screens.showStep(tenant, role, uuid, "1");
			const parties = await section("Betrokken partijen");
			for (const name of [/^Gemeente/, /^CPO/, /^Netbeheerder/, /^Aannemer/]) expect(parties.getAllByText(name).length).toBeGreaterThan(0);
			const known = (await screens.deployment.as(tenant, role).get("stakeholders")).body.data as unknown as Stakeholder[];
			const Contractor = known.find(({ category, enabled }) => category === "contractor" && enabled)?.slug;
			const Stakeholders = { ...(values.Stakeholders as Values), Contractor };
			const answer = await save(tenant, role, uuid, "1", { Stakeholders });
			expect([answer.status === 200 ? "" : answer.text, answer.status]).toEqual(["", 200]);
			const { body } = await screens.deployment.as(tenant, role).get(`processes/realisation/${uuid}`);
			expect(Object.keys(body.data.values.Stakeholders as Values).sort()).toEqual([
				"ChargePointOperator",
				"Contractor",
				"GridOperator",
				"Municipality",
			]);
			expect((await save(tenant, role, uuid, "1", { Stakeholders: { ...Stakeholders, Neighbour: "x" } })).status).toBe(400);
		},
	);
});

describe("the decision on an advice", () => {
	it.each(operators)(
		"REA-071 of %s shows the advice and its explanation to all who read the step, and nobody can change them there",
		async (tenant) => {
			const { uuid } = await atDecision(tenant, "no");
			for (const role of ["cpo", "municipality"]) {
				await screens.showStep(tenant, role, uuid, "3");
				const summary = await section("Samenvatting beoordeling");
				expect(summary.getByText("Negatief")).toBeDefined();
				expect(summary.getByText("Te dicht bij de kruising.")).toBeDefined();
				expect(inputs(summary)).toEqual([]);
			}
			const changed = await save(tenant, "cpo", uuid, "3", { Advice: { Advice: "yes", Comments: "Toch goed." } });
			const { body } = await screens.deployment.as(tenant, "cpo").get(`processes/realisation/${uuid}`);
			expect([changed.status, body.data.values.Advice]).toEqual([
				expect.any(Number),
				expect.objectContaining({ Advice: "no", Comments: "Te dicht bij de kruising." }),
			]);
		},
	);

	it("REA-071 of the city shows it to the municipality and the operator", async () => {
		const record = await screens.processAt("amsterdam", "4");
		const { CPOAdvice, CPOComments } = record.values.CPOAdvice as Readonly<Record<string, string>>;
		const words = { no: "Negatief", alternative: "Alternatieve locatie", "alternative-without": /Alternatief/ }[CPOAdvice ?? ""] ?? "";
		for (const role of ["cpo", "municipality"]) {
			await screens.showStep("amsterdam", role, record.uuid, "4");
			const summary = await section("Samenvatting advies");
			expect(summary.getByText(words)).toBeDefined();
			expect(summary.getByText(CPOComments ?? "")).toBeDefined();
			expect(inputs(summary)).toEqual([]);
		}
	});

	it("REA-263 of the city on an alternative has a third option, which is stored as reject-continue", async () => {
		const { uuid } = await screens.processAt("amsterdam", "4", ({ values }) => (values.CPOAdvice as Values).CPOAdvice === "alternative");
		const { calls } = await screens.showStep("amsterdam", "municipality", uuid, "4");
		const decision = await section("Beslissing");
		expect(radios(decision)).toEqual([
			"Alternatief afwijzen en het proces beëindigen",
			"Alternatief accepteren",
			"Advies afwijzen en doorgaan met de huidige locatie",
		]);
		fireEvent.click(decision.getAllByRole("radio")[2] as HTMLElement);
		fireEvent.click(screen.getAllByRole("button", { name: /^Opslaan/ })[0] as HTMLElement);
		await waitFor(() => expect(calls.filter(({ method }) => method === "POST").map(({ status }) => status)).toEqual([200]));
		const { body } = await screens.deployment.as("amsterdam", "municipality").get(`processes/realisation/${uuid}`);
		expect((body.data.values.CPOAdvice as Values).Decision).toBe("reject-continue");
	});

	it.each(operators.flatMap((tenant) => ["no", "alternative-without"].map((advice) => [tenant, advice] as const)))(
		"REA-264 of %s on '%s' can only be to accept the advice: to end, or to propose a place of one's own",
		async (tenant, advice) => {
			const { uuid } = await atDecision(tenant, advice);
			await screens.showStep(tenant, "cpo", uuid, "3");
			expect(radios(await section("Beslissing"))).toEqual([
				"Advies accepteren en het proces beëindigen",
				"Advies accepteren en een nieuwe locatie voorstellen",
			]);
			const tried = async (Decision: string) => (await save(tenant, "cpo", uuid, "3", { Advice: { Decision } })).status;
			expect([await tried("accept-cancel"), await tried("accept-own-location")]).toEqual([200, 200]);
			expect([await tried("reject-cancel"), await tried("accept"), await tried("reject-own-location")]).toEqual([400, 400, 400]);
		},
	);
});

describe("the lists of the property agency", () => {
	const items = (part: ReturnType<typeof within>, name: RegExp) => part.getAllByText(name).length;
	it.each([
		["REA-108", "6", "Inkoop goedkeuring", "QuotationApprovals", /^Naam partij/],
		["REA-112", "7", /./, "BuyingOrders", /^Besteld op/],
		["REA-114", "8", /./, "Planning", /^Omschrijving werkzaamheden/],
		["REA-118", "9", /./, "PartyList", /^PVO opgeleverd op/],
		["REA-120", "10", "Opleveringsdocumenten", "DeliveryDocuments", /^Documenten ontvangen op/],
		["REA-121", "11", /./, "Payments", /^Betaling voltooid op/],
	] as const)("%s step %s shows under %s an entry for each of its %s", async (row, step, title, list, field) => {
		const { uuid, values } = await screens.processAt("rvb", step, (record) => (record.values[list] as unknown[] | undefined)?.length !== 0);
		await screens.showStep("rvb", "caseworker", uuid, step);
		await screen.findAllByText(field);
		const entries = (values[list] as readonly Values[]).filter(({ deleted_at }) => deleted_at === undefined || deleted_at === null);
		expect(entries.length).toBeGreaterThan(0);
		expect((await screen.findAllByRole("region", { name: title })).length).toBeGreaterThan(0);
		expect(items(within(screen.getByRole("main")), field)).toBeGreaterThanOrEqual(entries.length);
		for (const { PartyName } of entries)
			expect(screen.getByRole("main").innerHTML + [...document.querySelectorAll("input")].map(({ value }) => value).join()).toContain(
				String(PartyName),
			);
		if (row === "REA-118") expect(screen.getByLabelText(/^Door alle partijen ondertekend op/)).toBeDefined();
		const last = step === "11";
		expect([
			screen.queryAllByRole("button", { name: /^Afronden/ }).length > 0,
			screen.queryAllByRole("button", { name: /^Volgende stap/ }).length > 0,
		]).toEqual([last, !last]);
	});

	it("REA-101 step 5 takes any number of quotations, each by 'Voeg een offerte toe'", async () => {
		const { uuid } = await screens.processAt("rvb", "5");
		await screens.showStep("rvb", "caseworker", uuid, "5");
		const add = await screen.findByRole("button", { name: "Voeg een offerte toe" });
		const before = screen.queryAllByRole("textbox", { name: /^Naam partij/ }).length;
		for (const more of [1, 2]) {
			fireEvent.click(add);
			await waitFor(() => expect(screen.queryAllByRole("textbox", { name: /^Naam partij/ })).toHaveLength(before + more));
		}
	});
});

describe("the plan of a realisation", () => {
	it.each([
		["opcharge", "6", true],
		["park-n-charge", "6", true],
		["vlaanderen", "6", true],
		["amsterdam", "7", true],
		["go-ral", "6", false],
	] as const)("REA-341 of %s, at step %s, needs a choice about the permit: %s", async (tenant, step, needed) => {
		const { uuid } = await screens.processAt(tenant, step);
		const next = String(Number(step) + 1);
		const answer = await save(tenant, "cpo", uuid, step, { PlannedRealisation: { PlannedDate: "2027-01-04" } }, next);
		const said = (answer.body.errors ?? []).filter(({ path }) => path === "PlannedRealisation.Permit").map(({ message }) => message);
		expect(said).toEqual(needed ? ["Het proces kan niet verder zonder vergunning informatie."] : []);
		if (!needed) return;
		expect(answer.status).toBe(400);
		for (const Permit of ["yes", "nvt"]) {
			const chosen = await save(tenant, "cpo", uuid, step, { PlannedRealisation: { Permit } }, next);
			expect((chosen.body.errors ?? []).filter(({ path }) => path === "PlannedRealisation.Permit")).toEqual([]);
		}
	});
});

describe("the status of a process", () => {
	it.each(["go-ral", "opcharge", "park-n-charge", "vlaanderen", "amsterdam", "rvb"])(
		"REA-368 of %s is not changed for a reason that is none of the allowed ones, and the answer says so",
		async (tenant) => {
			const role = tenant === "rvb" ? "caseworker" : "municipality";
			const { uuid, synced } = await screens.processAt(tenant, "1");
			const allowed = screens.deployment.app.tenants.find(tenant)?.definition;
			for (const [status, other] of [
				["onhold", allowed?.cancelReasons.find(({ value }) => !allowed.onHoldReasons.some((reason) => reason.value === value))?.value],
				["cancelled", "zomaar"],
				["onhold", "zomaar"],
			]) {
				if (other === undefined) continue;
				const reply = await screens.deployment.as(tenant, role).post(`processes/realisation/${uuid}/status`, {
					synchronisation: { synced },
					data: { status, action: "enable", reason: other, comment: "" },
				});
				expect([reply.status, JSON.stringify(reply.body).includes("Er moet een geldige reden geselecteerd worden")]).toEqual([400, true]);
			}
			const [now] = await screens.processes(tenant, (record) => record.uuid === uuid);
			expect([now?.synced, now?.status.onhold.enabled, now?.status.cancelled.enabled]).toEqual([synced, false, false]);
		},
	);
});

describe("a process that a decision ended", () => {
	it("says at its head who decided it, by name, when and at which step; its clock stands still", async () => {
		const { uuid } = await atDecision("go-ral", "no");
		const operator = screens.deployment.as("go-ral", "cpo");
		await screens.deployment.app.data.db
			.withTables<AccountsTables>()
			.insertInto("account")
			.values({
				id: operator.userId,
				email: "karin@cpo.example",
				name: "Karin Bos",
				password_hash: "",
				roles: writeJson({}),
				demo: 0,
				disabled_at: null,
				tokens_valid_from: 0,
				created_at: 0,
			})
			.execute();
		const { body } = await operator.get(`processes/realisation/${uuid}`);
		const sent = saveBody(
			screens.deployment.app,
			"go-ral",
			body.data,
			"3",
			{ Advice: { Decision: "accept-cancel", Confirmed: true } },
			{ complete: true, target: "3" },
		);
		const answer = await operator.post(`processes/realisation/${uuid}`, sent);
		expect([answer.status === 200 ? "" : answer.text, answer.body.data?.status?.cancelled?.enabled]).toEqual(["", true]);
		await screens.showStep("go-ral", "municipality", uuid, "3");
		const told = await screen.findByText(/door de beslissing in stap 3$/);
		expect(told.textContent).toMatch(/^Door Karin Bos op \d/);
		expect(fact("Bezig sinds") ?? "").not.toMatch(/geleden/);
	});
});

describe("the panel of the status", () => {
	it("REA-217 stands on a step for who may change the status, and for nobody else who reads it, in every tenant", async () => {
		for (const tenant of screens.tenants) {
			const { access } = screens.deployment.app.tenants.find(tenant) ?? {};
			const { uuid } = await screens.processAt(tenant, "1");
			const seen: boolean[] = [];
			for (const role of access?.realisationlist ?? []) {
				if ((await screens.deployment.as(tenant, role).get(`processes/realisation/${uuid}`)).status !== 200) continue;
				await screens.showStep(tenant, role, uuid, "1");
				await screen.findByRole("group", { name: "Geschiedenis" });
				const may = access?.canChangeStatus?.includes(role) === true;
				seen.push(may);
				if (may) await screen.findByRole("button", { name: "Zet on hold" });
				expect([tenant, role, screen.queryByRole("button", { name: "Zet on hold" }) !== null]).toEqual([tenant, role, may]);
			}
			expect([tenant, seen.includes(true)]).toEqual([tenant, true]);
		}
	}, 240_000);
});

describe("the financial unit", () => {
	it("REA-055 is a block of step 1 for a cpo of park-n-charge, and for no other role and in no other tenant", async () => {
		for (const tenant of screens.tenants) {
			const { uuid } = await screens.processAt(tenant, "1");
			for (const role of tenant === "park-n-charge" ? ["cpo", "municipality"] : ["cpo", "municipality", "caseworker"]) {
				if ((await screens.deployment.as(tenant, role).get(`processes/realisation/${uuid}`)).status !== 200) continue;
				await screens.showStep(tenant, role, uuid, "1");
				await screen.findAllByRole("region");
				const shown = tenant === "park-n-charge" && role === "cpo";
				if (shown) await screen.findByRole("region", { name: /Financiële eenheid/ });
				expect([tenant, role, screen.queryByRole("region", { name: /Financiële eenheid/ }) !== null]).toEqual([tenant, role, shown]);
			}
		}
	}, 240_000);
});

describe("the steps of the city", () => {
	it("REA-478 step 3 offers the operator thirteen works, several at once, and a description of other works with Overige alone", async () => {
		const { uuid } = await screens.processAt("amsterdam", "3");
		await screens.showStep("amsterdam", "cpo", uuid, "3");
		const works = await section("Voorbereiding van de locatie");
		const boxes = works.getAllByRole<HTMLInputElement>("checkbox");
		expect(boxes.map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent)).toEqual([
			"flespaal met bebording",
			"belijning",
			"bossages lager dan 1 meter verwijderen",
			"bossages hoger dan 1 meter verwijderen",
			"twee diamantkoppalen",
			"één diamantkoppaal",
			"omtegeling",
			"oortje in bestrating",
			"oortje in asfalt",
			"biggenruggen in bestrating",
			"biggenruggen in asfalt",
			"rvs paalbeschermer",
			"Overige",
		]);
		const writable = () => {
			const field = document.getElementById("veld.LocationPreparation.OtherReason");
			return field?.matches("input") === true && !field.hasAttribute("disabled") && !field.hasAttribute("readonly");
		};
		const chosen = (index: number) => boxes[index]?.checked === true;
		for (const index of [1, 12]) if (!chosen(index)) fireEvent.click(boxes[index] as HTMLElement);
		await waitFor(() => expect([chosen(1), chosen(12), writable()]).toEqual([true, true, true]));
		fireEvent.click(boxes[12] as HTMLElement);
		await waitFor(() => expect([chosen(1), chosen(12), writable()]).toEqual([true, false, false]));
	});

	it.each(["no", "alternative-without"])(
		"REA-265 step 4 offers on the advice '%s' to end or to go on with the present place",
		async (advice) => {
			const record = await screens.processAt("amsterdam", "3");
			const answer = await save("amsterdam", "cpo", record.uuid, "3", { CPOAdvice: { CPOAdvice: advice, CPOComments: "Te smal." } }, "4");
			expect([answer.status === 200 ? "" : answer.text]).toEqual([""]);
			await screens.showStep("amsterdam", "municipality", record.uuid, "4");
			expect(radios(await section("Beslissing")).toSorted()).toEqual([
				"Advies accepteren en het proces beëindigen",
				"Advies afwijzen en doorgaan met de huidige locatie",
			]);
		},
	);
});

describe("the conclusions of the survey", () => {
	it("REA-295 have no control in a correction of step 3-a, and one in a change", async () => {
		const { uuid } = await screens.processAt("rvb", "3-b");
		await screens.showStep("rvb", "caseworker", uuid, "3-a");
		const control = () => {
			const field = document.getElementById("veld.BuildingOptions.PowerOption");
			return field?.matches("input, select") === true && !field.hasAttribute("disabled") && !field.hasAttribute("readonly");
		};
		const link = () =>
			document.getElementById("veld.BuildingOptions.SiteReportLink")?.matches("input:not([readonly]):not([disabled])") === true;
		for (const [way, open] of [
			["Corrigeren", false],
			["Wijzigen", true],
		] as const) {
			fireEvent.click((await screen.findAllByRole("button", { name: way }))[0] as HTMLElement);
			await waitFor(() => expect([way, link()]).toEqual([way, true]));
			expect([way, control()]).toEqual([way, open]);
			fireEvent.click(screen.getAllByRole("button", { name: "Annuleren" })[0] as HTMLElement);
			await waitFor(() => expect(link()).toBe(false));
		}
	});

	it("are changed after who is to act then was told, each by the name of their role", async () => {
		const { uuid } = await screens.processAt("rvb", "3-b");
		await screens.showStep("rvb", "admin", uuid, "3-a");
		fireEvent.click((await screen.findAllByRole("button", { name: "Wijzigen" }))[0] as HTMLElement);
		fireEvent.click((await screen.findAllByRole("button", { name: "Opslaan" }))[0] as HTMLElement);
		const dialog = within(await screen.findByRole("dialog", { name: "Deze stap wijzigen?" }));
		expect(dialog.getByRole("list", { name: /^Hierna aan zet/ }).textContent).toBe("Medewerker, voor stap 3-a Schouw verslag");
	});
});
