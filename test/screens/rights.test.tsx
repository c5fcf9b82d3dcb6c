import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import type { RealisationRecord } from "../../engine/index.ts";
import { roles as knownRoles } from "../../schemas/index.ts";
import type { Reply } from "../../server/test-support/test-person.ts";
import { placeLocation } from "../api/harness/place-location.ts";
import { placeRequest } from "../api/harness/place-request.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
	// Loads up front what the top bar fetches on first use, so that anything missing is really absent.
	await import("../../web/shell/SpecialTools.tsx");
});
afterAll(() => screens.close());

const roles = knownRoles.map(({ role }) => role);
const as = (tenant: string, role: string) => screens.deployment.as(tenant, role);
const served = ({ status }: Reply) => status < 400;
/** Refused for lack of a right, or because the record does not exist for this person. Anything else is not about rights. */
const allowed = ({ status }: Reply) => status !== 403 && status !== 404;

/** A process in its first step, with a comment. */
const processes = new Map<string, Promise<RealisationRecord>>();
function processOf(tenant: string): Promise<RealisationRecord> {
	const first = screens.deployment.app.tenants.find(tenant)?.flow.definition.steps[0]?.code ?? "";
	const known = processes.get(tenant) ?? screens.processAt(tenant, first);
	processes.set(tenant, known);
	return known;
}

async function onProcess(tenant: string, role: string, call: string, data: object): Promise<Reply> {
	const { uuid } = await processOf(tenant);
	const [{ synced } = { synced: 0 }] = await screens.processes(tenant, (record) => record.uuid === uuid);
	return as(tenant, role).post(`processes/realisation/${uuid}/${call}`, { synchronisation: { synced }, data });
}

/** Roles for which a page is examined: the tenant's own, and the guest. */
const lookers = (tenant: string) => [
	"guest",
	...new Set(Object.values(screens.deployment.app.tenants.find(tenant)?.access ?? {}).flatMap((names) => [...names])),
];

/** Waits until every call is answered, and nothing on the page is still loading. */
async function loaded(): Promise<void> {
	await waitFor(() => expect(screen.queryAllByText(/word(?:t|en) (?:geladen|berekend)/)).toEqual([]));
	await screens.answered();
}

/** Names of the controls in the top bar, by tenant and role. */
const bars = new Map<string, Promise<ReadonlySet<string>>>();
async function bar(tenant: string, role: string): Promise<ReadonlySet<string>> {
	const key = `${tenant} ${role}`;
	const known = bars.get(key) ?? readBar(tenant, role);
	bars.set(key, known);
	return known;
}

async function readBar(tenant: string, role: string): Promise<ReadonlySet<string>> {
	screens.show(tenant, role, "/gebruiksvoorwaarden");
	const header = await screen.findByRole("banner");
	await screen.findByRole("contentinfo");
	await loaded();
	const pressable = [...header.querySelectorAll("a, button")];
	return new Set(pressable.map((element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim()));
}

const inBar = (name: string) => async (tenant: string, role: string) =>
	[...(await bar(tenant, role))].some((each) => each.startsWith(name));

/** Whether a page has a button, once the page is there. */
async function onPage(tenant: string, role: string, address: string, button: string): Promise<boolean> {
	screens.show(tenant, role, address);
	await screen.findByRole("heading", { level: 1 });
	await loaded();
	return screen.queryAllByRole("button", { name: button }).length > 0;
}

async function onStep(tenant: string, role: string, kind: "button" | "tab", name: string): Promise<boolean> {
	const { uuid, flow } = await processOf(tenant);
	if (!(await as(tenant, role).get(`processes/realisation/${uuid}`).then(served))) return false;
	await screens.showStep(tenant, role, uuid, flow.activeStep ?? "");
	await screen.findByRole("group", { name: "Geschiedenis" });
	await loaded();
	return screen.queryAllByRole(kind, { name }).length > 0;
}

type Trial = (tenant: string, role: string) => Promise<boolean>;
interface Attribute {
	/** Whether the server allows it to this role. */
	readonly call?: Trial;
	/** Whether this role is offered it. */
	readonly page?: Trial;
}

/** Addresses of the reports that require no other attribute. */
async function openReports(tenant: string): Promise<readonly string[]> {
	const { reports } = await screens.deployment.configuration(tenant);
	const { menu } = reports as {
		readonly menu: readonly { readonly items: readonly { readonly path: string; readonly access: string | null }[] }[];
	};
	return menu.flatMap(({ items }) => items.filter(({ access }) => access === null).map(({ path }) => path));
}

async function reads(tenant: string, role: string): Promise<boolean> {
	const [first] = await openReports(tenant);
	return served(await as(tenant, role).get(`reports/${first}`));
}

/** A manual page of the tenant's own, if it does not use the product's. */
const manualOf: Readonly<Record<string, string>> = { rvb: "overzichtspagina" };

const codeOf = async (tenant: string) => (await processOf(tenant)).MunicipalityCode;

/** How each attribute takes effect: in a call that depends on it, on a page, or both. */
const attributes: Readonly<Record<string, Attribute>> = {
	requestlist: {
		call: async (tenant, role) => {
			const { uuid } = await placeRequest(screens.deployment.app, tenant, { geographyCode: await codeOf(tenant) });
			const reply = await as(tenant, role).get(`charging-point-requests/${uuid}`);
			return served(reply) && (reply.body.data as unknown as { limited: boolean }).limited !== true;
		},
		page: inBar("Aanvragen"),
	},
	requestlocations: { call: async (tenant, role) => served(await as(tenant, role).get("charging-point-requests?pageSize=1")) },
	realisationlist: {
		call: async (tenant, role) => served(await as(tenant, role).get("processes/realisation?pageSize=1")),
		page: inBar("Realisatieprocessen"),
	},
	realisationbtn: {
		call: async (tenant, role) => {
			const { MunicipalityCode, stakeholders, type } = (await processOf(tenant)) as unknown as Record<string, string>;
			const body = { geographyCode: MunicipalityCode, stakeholders, type, tenant };
			return allowed(await as(tenant, role).post("processes/realisation", body));
		},
		page: inBar("Nieuw realisatieproces"),
	},
	realisationcomment: {
		call: async (tenant, role) => allowed(await onProcess(tenant, role, "comments", { action: "create", message: "Gezien." })),
		page: (tenant, role) => onStep(tenant, role, "button", "Plaats opmerking"),
	},
	requestcomment: {
		call: async (tenant, role) => {
			const { uuid } = await placeRequest(screens.deployment.app, tenant, { geographyCode: await codeOf(tenant) });
			const body = { synchronisation: {}, data: { action: "create", message: "Gezien." } };
			return allowed(await as(tenant, role).post(`charging-point-requests/${uuid}/comments`, body));
		},
	},
	canChangeCommentStatus: {
		call: async (tenant, role) => {
			const [first] = lookers(tenant).filter((name) =>
				screens.deployment.app.tenants.find(tenant)?.access.realisationcomment?.includes(name),
			);
			await onProcess(tenant, first ?? "", "comments", { action: "create", message: "Te doen." });
			return (await onProcess(tenant, role, "comments", { action: "status", number: 1, status: "done" })).status !== 403;
		},
	},
	canModerateComments: {
		call: async (tenant, role) =>
			![403].includes((await onProcess(tenant, role, "comments", { action: "edit", number: 1, message: "Anders." })).status),
	},
	canConfirmTrafficDecisions: {
		call: async (tenant, role) => (await onProcess(tenant, role, "status", { status: "vkb", action: "enable" })).status !== 403,
	},
	chargingpoints: {
		call: async (tenant, role) => {
			const { uuid } = await placeLocation(screens.deployment.app, tenant, { code: await codeOf(tenant), status: "definitive" });
			return served(await as(tenant, role).get(`charging-point-locations/${uuid}`));
		},
	},
	automatedViews: {
		call: async (tenant, role) => {
			const { uuid } = await processOf(tenant);
			return allowed(await as(tenant, role).get(`processes/realisation/${uuid}/automatic-views/topview`));
		},
	},
	generateStartDoc: { page: (tenant, role) => onStep(tenant, role, "button", "Download startdocument") },
	eventlog: { page: (tenant, role) => onStep(tenant, role, "tab", "Gebeurtenissen") },
	admin: {
		call: async (tenant, role) =>
			allowed(await as(tenant, role).post("/api/config_savetags", { synchronisation: {}, data: { Tags: [] } }, { "x-tenant": tenant })),
		page: inBar("Beheer"),
	},
	reporting: { call: reads, page: inBar("Rapportages") },
	customerreports: { call: async (tenant, role) => served(await as(tenant, role).get("reports/klanten")) },
	manuals: {
		call: async (tenant, role) => served(await as(tenant, role).get(`manual/page/${manualOf[tenant] ?? "inleiding"}`)),
		page: inBar("Handleidingen"),
	},
	canAccessDebugger: { page: inBar("Debugger") },
	export: {
		page: async (tenant, role) => {
			const word = screens.deployment.app.tenants.find(tenant)?.definition.filterWords[0]?.word ?? "";
			if (await onPage(tenant, role, `/realisatie/${word}`, "Exporteren")) return true;
			for (const path of (await reads(tenant, role)) ? await openReports(tenant) : [])
				if (await onPage(tenant, role, `/rapportage/${path}`, "Exporteren")) return true;
			return false;
		},
	},
};

const operators = ["opcharge", "park-n-charge"];
const rows: readonly (readonly [row: string, tenants: readonly string[], attributes: readonly string[], roles: readonly string[]])[] = [
	["PLA-076", ["rvb"], ["realisationlist"], ["rvb", "customer", "caseviewer", "caseworker", "admin"]],
	["PLA-077", ["rvb"], ["realisationbtn"], ["admin"]],
	["PLA-078", ["rvb"], ["realisationcomment"], ["rvb", "customer", "caseworker", "caseviewer"]],
	["PLA-079", ["rvb"], ["canChangeCommentStatus"], ["rvb", "caseworker"]],
	["PLA-080", ["rvb"], ["canModerateComments"], ["admin"]],
	["PLA-081", ["rvb"], ["admin"], ["admin"]],
	["PLA-082", ["rvb"], ["reporting"], ["customer", "caseviewer", "caseworker", "admin"]],
	["PLA-083", ["rvb"], ["manuals"], ["customer", "caseviewer", "caseworker", "admin"]],
	["PLA-084", ["rvb"], ["customerreports"], ["customer", "caseworker", "admin"]],
	["PLA-085", ["rvb"], ["canAccessDebugger"], ["developer"]],
	["PLA-086", ["rvb"], ["requestlist", "requestlocations", "export", "eventlog", "automatedViews"], []],
	["PLA-087", ["vlaanderen"], ["chargingpoints"], ["cpo", "municipality"]],
	["PLA-088", ["vlaanderen"], ["requestlist"], ["cpo"]],
	["PLA-089", ["vlaanderen"], ["requestlocations"], ["cpo", "municipality"]],
	["PLA-090", ["vlaanderen"], ["realisationlist"], ["cpo", "municipality"]],
	["PLA-091", ["vlaanderen"], ["realisationbtn"], ["cpo"]],
	["PLA-092", ["vlaanderen"], ["realisationcomment"], ["cpo", "municipality"]],
	["PLA-093", ["vlaanderen"], ["canConfirmTrafficDecisions"], ["municipality"]],
	["PLA-094", ["vlaanderen"], ["canChangeCommentStatus"], ["cpo", "municipality"]],
	["PLA-095", ["vlaanderen"], ["automatedViews"], ["cpo"]],
	["PLA-096", ["vlaanderen"], ["generateStartDoc"], ["cpo", "municipality"]],
	["PLA-097", ["vlaanderen"], ["admin"], ["admin"]],
	["PLA-098", ["vlaanderen"], ["reporting"], ["admin"]],
	["PLA-099", ["vlaanderen"], ["manuals"], ["cpo", "municipality", "admin"]],
	["PLA-100", ["vlaanderen"], ["export"], ["admin"]],
	["PLA-101", ["vlaanderen"], ["eventlog"], []],
	["PLA-102", ["amsterdam"], ["requestlist", "realisationbtn", "canChangeCommentStatus"], ["municipality"]],
	["PLA-103", ["amsterdam"], ["admin", "reporting", "export"], ["admin"]],
	["PLA-104", ["amsterdam"], ["manuals"], ["cpo", "municipality", "admin"]],
	["PLA-105", ["amsterdam"], ["automatedViews", "generateStartDoc"], []],
	["PLA-106", operators, ["requestlist", "realisationbtn"], ["cpo"]],
	["PLA-107", operators, ["automatedViews"], ["cpo"]],
	["PLA-108", operators, ["generateStartDoc"], ["cpo", "municipality"]],
	["PLA-109", operators, ["export"], ["admin"]],
	["PLA-110", ["go-ral"], ["requestlist"], ["cpo", "municipality"]],
	["PLA-111", ["go-ral"], ["export"], ["admin", "municipality"]],
	["PLA-112", ["go-ral"], ["canAccessDebugger"], ["developer"]],
	["PLA-113", ["go-ral"], ["requestcomment"], ["cpo"]],
];

async function whoMay(tenant: string, names: readonly string[], trial: Trial): Promise<readonly string[]> {
	const found: string[] = [];
	for (const role of names) if (await trial(tenant, role)) found.push(role);
	return found.sort();
}

describe("each role alone tries", () => {
	it.each(rows)("%s of %j: %j is for %j", async (_row, tenants, names, holders) => {
		for (const tenant of tenants) {
			for (const name of names) {
				const { call, page } = attributes[name] ?? {};
				expect(call ?? page).toBeDefined();
				if (call)
					expect([tenant, name, "called by", ...(await whoMay(tenant, roles, call))]).toEqual([
						tenant,
						name,
						"called by",
						...[...holders].sort(),
					]);
				if (page)
					expect([tenant, name, "offered to", ...(await whoMay(tenant, lookers(tenant), page))]).toEqual([
						tenant,
						name,
						"offered to",
						...[...holders].sort(),
					]);
			}
		}
	});
});
