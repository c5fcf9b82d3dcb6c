import type { Bindings, ResolvedStep, TenantDefinition } from "../../engine/index.ts";
import type { Tenant } from "../../server/tenants/tenant.ts";
import type { PermissionRow } from "./permission-table.ts";
import type { Situation } from "./situations.ts";

/** Roles that edit tags, in every tenant (REALISATION 6). */
const tagEditors = ["cpo", "admin"];

/**
 * What the decisions say about each situation, derived only from the tenant's lists and the steps' roles, without using
 * the product's code. The table that people read is generated from this, and the server is tested against the table.
 */
export function expectedRows(
	{ definition, flow }: Pick<Tenant, "definition" | "flow">,
	situations: readonly Situation[],
): readonly PermissionRow[] {
	const steps = new Map(flow.definition.steps.flatMap(withChildren).map((step) => [step.code, step]));
	const [firstStep] = steps.values();
	return situations.flatMap(({ state, step }) =>
		step === "-"
			? processRows(state, definition, flow.definition.bindings, firstStep)
			: stepRows(state, steps.get(step), seeing(definition)),
	);
}

function withChildren(step: ResolvedStep): readonly ResolvedStep[] {
	const { first = [], tracks = [] } = step.children ?? { tracks: [] };
	return [step, ...first, ...tracks.flatMap(({ steps }) => steps)];
}

/** Only people who see realisations can do anything with one (D-47). */
function seeing({ access }: TenantDefinition): (roles?: readonly string[]) => readonly string[] {
	return (roles = []) => roles.filter((role) => (access.realisationlist ?? []).some((one) => one === role));
}

type Rule = readonly [action: string, answer: string, rule: string];

/** For editors; everybody else is refused for lack of the right. */
const ofEditors: Readonly<Record<string, readonly Rule[]>> = {
	open: [
		["save", "succeeds", "REALISATION 6"],
		["complete", "succeeds", "REALISATION 6"],
		["correct", "400 step-not-available", "D-07"],
	],
	completed: [
		["correct", "succeeds", "D-07"],
		["change", "succeeds", "D-08"],
		["change and complete", "succeeds", "D-08"],
	],
	"not started": [
		["save", "400 step-not-available", "REALISATION 4"],
		["complete", "400 step-not-available", "REALISATION 4"],
		["correct", "400 step-not-available", "REALISATION 4"],
	],
	"passed by": [
		["save", "400 step-not-available", "D-17"],
		["complete", "400 step-not-available", "D-17"],
		["correct", "400 step-not-available", "D-17"],
	],
	"on hold": [
		["save", "403 locked", "D-09"],
		["complete", "403 locked", "D-09"],
	],
	cancelled: [
		["save", "403 locked", "D-09"],
		["complete", "403 locked", "D-09"],
	],
	"completed, on hold": [
		["correct", "403 locked", "D-09"],
		["change", "403 locked", "D-09"],
	],
	"completed, cancelled": [
		["correct", "403 locked", "D-09"],
		["change", "403 locked", "D-09"],
	],
	"process completed": [
		["correct", "succeeds", "D-09"],
		["change", "400 not-open-for-change", "D-09"],
		["change and complete", "400 not-open-for-change", "D-09"],
	],
};

function stepRows(
	state: string,
	step: ResolvedStep | undefined,
	who: (roles?: readonly string[]) => readonly string[],
): readonly PermissionRow[] {
	if (step === undefined) return [];
	return (ofEditors[state] ?? []).map(([action, answer, rule]) => row(state, step.code, action, who(step.access.edit), answer, rule));
}

function row(state: string, step: string, action: string, holders: readonly string[], answer: string, rule: string): PermissionRow {
	return answer === "succeeds"
		? { state, step, action, may: holders, rule }
		: { state, step, action, may: [], instead: Object.fromEntries(holders.map((role) => [role, answer])), rule };
}

/**
 * Charging locations exist only for people who see charging points. Connecting one is up to the editors of the first
 * step that asks for the location.
 */
function locationRow(
	state: string,
	{ access }: TenantDefinition,
	editors: readonly string[],
	answers: Readonly<Record<string, string>>,
): PermissionRow {
	const blind = (access.realisationlist ?? []).filter((role) => !(access.chargingpoints ?? []).includes(role));
	const answer = answers[state] ?? "succeeds";
	const holders = editors.filter((role) => !blind.some((one) => one === role));
	const { may, instead = {} } = row(state, "-", "connect a location", holders, answer, "");
	const refused = { ...Object.fromEntries(blind.map((role) => [role, "404"])), ...instead };
	return {
		state,
		step: "-",
		action: "connect a location",
		may,
		...(Object.keys(refused).length === 0 ? {} : { instead: refused }),
		rule: "D-46, D-47",
	};
}

/**
 * A request can be connected by anybody who sees the process and whole requests (REA-392). People who see only its
 * place are refused, and for people who see nothing of it, it does not exist.
 */
function requestRow(state: string, { access }: TenantDefinition): PermissionRow {
	const { realisationlist = [], requestlist = [], requestlocations = [] } = access;
	const sees = (list: readonly string[]) => realisationlist.filter((role) => list.some((one) => one === role));
	const blind = realisationlist.filter((role) => ![...requestlist, ...requestlocations].some((one) => one === role));
	const answer = state === "process completed" || state === "cancelled" ? "400 request-not-connectable" : "succeeds";
	const { may, instead = {} } = row(state, "-", "connect a request", sees(requestlist), answer, "");
	const refused = { ...Object.fromEntries(blind.map((role) => [role, "404"])), ...instead };
	return {
		state,
		step: "-",
		action: "connect a request",
		may,
		...(Object.keys(refused).length === 0 ? {} : { instead: refused }),
		rule: "REA-392, D-60",
	};
}

/** States in which a decision is published but not yet confirmed. */
const unconfirmed = Object.fromEntries(
	["decision published", "decision published, on hold", "decision published, cancelled", "process completed, decision published"].map(
		(state) => [state, "succeeds"],
	),
);

function processRows(
	state: string,
	tenant: TenantDefinition,
	{ stakeholders }: Bindings,
	firstStep: ResolvedStep | undefined,
): readonly PermissionRow[] {
	const { access } = tenant;
	const who = seeing(tenant);
	const rows: PermissionRow[] = [];
	const add = (action: string, roles: readonly string[] | undefined, answers: Readonly<Record<string, string>>, rule: string): void => {
		rows.push(row(state, "-", action, who(roles), answers[state] ?? answers.else ?? "succeeds", rule));
	};
	const locked = { "on hold": "403 locked", cancelled: "403 locked" };
	const wrong = { else: "400 invalid-status" };
	if (state !== "process completed") {
		add("confirm the decision", access.canConfirmTrafficDecisions, { ...wrong, ...unconfirmed }, "D-41, D-47");
		add("undo the confirmation", access.canConfirmTrafficDecisions, { ...wrong, "decision confirmed": "succeeds" }, "D-41, D-47");
	}
	if (state.startsWith("decision published, ") || state === "process completed, decision published") return rows;
	add("read", access.realisationlist, {}, "D-47");
	add("list", access.realisationlist, {}, "D-47");
	add(
		"put on hold",
		access.canChangeStatus,
		{ ...wrong, running: "succeeds", "decision published": "succeeds", "decision confirmed": "succeeds" },
		"D-44, D-47",
	);
	add("resume", access.canChangeStatus, { ...wrong, "on hold": "succeeds" }, "D-44, D-47");
	add("cancel", access.canChangeStatus, { cancelled: "400 invalid-status", "process completed": "400 invalid-status" }, "D-44, D-47");
	add("restore", access.canChangeStatus, { ...wrong, cancelled: "succeeds" }, "D-44, D-47");
	add("tags", tagEditors, locked, "REALISATION 6");
	add("comment", access.realisationcomment, {}, "D-51");
	const editors = firstStep?.access.edit;
	const fixed = { "process completed": "400 type-fixed", "decision published": "400 type-fixed", "decision confirmed": "400 type-fixed" };
	add("process type", editors, { ...locked, ...fixed }, "D-44");
	if (stakeholders.gridoperator !== undefined) {
		add("grid operator", editors, { ...locked, "process completed": "400 not-open-for-change" }, "D-53");
	}
	rows.push(locationRow(state, tenant, who(editors), { ...locked, "process completed": "400 not-open-for-change" }));
	rows.push(requestRow(state, tenant));
	if (state === "running") {
		if (stakeholders.cpo !== undefined) add("charge point operator", editors, { running: "400 stakeholder-not-changeable" }, "D-53");
		rows.push({ state, step: "-", action: "list charging locations", may: access.chargingpoints ?? [], rule: "D-47" });
		const placed = [...new Set([...(access.requestlocations ?? []), ...(access.requestlist ?? [])])];
		rows.push({ state, step: "-", action: "list requests", may: placed, rule: "D-47, D-60" });
		rows.push({ state, step: "-", action: "start another", may: access.realisationbtn ?? [], rule: "D-47" });
	}
	return rows;
}
