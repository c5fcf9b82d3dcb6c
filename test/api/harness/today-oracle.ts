import {
	available,
	countryOf,
	isDay,
	PersonAccess,
	type RealisationRecord,
	readPath,
	realisationOf,
	termsOf,
} from "../../../engine/index.ts";
import type { Tenant } from "../../../server/tenants/tenant.ts";
import type { ListedCounts } from "./list-agrees.ts";
import type { Roles } from "./people-of-today.ts";

export interface Item {
	readonly item: string;
	readonly kind: string;
	readonly uuid: string;
	readonly ref: string;
	readonly address: string;
	readonly step: string | null;
	readonly due: string | null;
	readonly comment: { readonly uuid: string } | null;
}
interface Group {
	readonly group: string;
	readonly count: number;
	readonly items: readonly Item[];
}
export interface Today {
	readonly steps: number;
	readonly others: number;
	readonly groups: readonly Group[];
	readonly listed: ListedCounts;
	readonly weekEnds: string;
}

interface Stored {
	readonly records: readonly RealisationRecord[];
	/** Requests that nobody has judged yet. */
	readonly requests: readonly { readonly uuid: string; readonly code: string }[];
}

/** The expected content of the page, derived from every record and the questions that its screen asks. */
export function todayOracle(tenant: Tenant, roles: Roles, userId: string, { records, requests }: Stored) {
	const { slug } = tenant;
	const access = new PersonAccess({ userId, roles: { [slug]: roles } }, tenant);
	const steps: { group: string; uuid: string; step: string; due: string | null; since: number }[] = [];
	const decisions: string[] = [];
	let others = 0;
	for (const record of records) {
		const at = access.at(record.MunicipalityCode);
		if (!at.may("realisationlist")) continue;
		const flow = tenant.flows.get(`${record.flow.uuid} ${record.flow.version}`)?.compiled ?? tenant.flow.compiled;
		const realisation = realisationOf(record);
		const whole = available(flow, realisation, { userId, roles: ["cpo", "municipality", "rvb", "caseworker", "admin"] }, tenant.rules);
		if (whole.status !== "active") continue;
		const open = whole.steps.filter(({ state }) => state === "open");
		const leaves = open.filter(({ code }) => !open.some(({ parent }) => parent === code));
		const mine = leaves.filter(({ editRoles }) => editRoles.some((role) => at.roles.includes(role)));
		if (mine.length === 0 && leaves.length > 0) others += 1;
		const running = termsOf(tenant.definition.terms ?? {}, realisation, record.Events, countryOf(tenant.definition));
		for (const { code, startedAt } of mine) {
			const dues = running.filter(({ step, party }) => step === code && (party === null || at.roles.includes(party)));
			const due = dues.flatMap((term) => term.due ?? []).sort()[0] ?? null;
			const resumed = record.Events.filter(({ type }) => type === "onhold-end" || type === "cancelled-end").at(-1)?.ts ?? 0;
			const since = Math.max(startedAt ?? 0, resumed);
			const untouched = !record.Events.some(({ type, ts, meta }) => type === "step-save" && meta.step === code && ts > since);
			const back =
				untouched && (resumed > (startedAt ?? 0) || record.Events.some(({ type, ts }) => type === "step-reset" && ts === startedAt));
			// The clock is set to a Friday: the week ends on Sunday the 22nd.
			const group = due !== null && due < "2026-11-20" ? "late" : due !== null && due <= "2026-11-22" ? "week" : back ? "back" : "later";
			steps.push({ group, uuid: record.uuid, step: code, due, since });
		}
		const published = readPath(record.values, "TrafficDecision.PublicationDate");
		const legal = running.find(({ name }) => name === "bezwaar")?.due;
		if (whole.may.confirmTrafficDecision && at.may("canConfirmTrafficDecisions") && isDay(published) && !record.status.vkb.enabled) {
			if (legal != null && legal <= "2026-11-22") decisions.push(record.uuid);
		}
	}
	const far = (due: string | null) => due ?? "9999";
	steps.sort(
		(one, other) =>
			far(one.due).localeCompare(far(other.due)) ||
			one.since - other.since ||
			one.uuid.localeCompare(other.uuid) ||
			(one.step < other.step ? -1 : 1),
	);
	const judges = tenant.definition.judges ?? [];
	const judge = requests.filter(({ code }) => {
		const at = access.at(code);
		return at.may("requestlist") && at.roles.some((role) => judges.includes(role));
	});
	return { steps, others, judge: judge.map(({ uuid }) => uuid).sort(), decisions: decisions.sort() };
}
