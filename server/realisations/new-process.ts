import { type Actor, codeOf, type Refusal, type StakeholderCategory, startRealisation } from "../../engine/index.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { Process } from "./process.ts";

export interface NewProcess {
	readonly uuid: string;
	/** Number of the process within the tenant: one more than the highest. */
	readonly counter: number;
	readonly type: string;
	readonly subtype: string | null;
	/** Slug per category. */
	readonly stakeholders: Readonly<Partial<Record<StakeholderCategory, string>>>;
	readonly actor: Actor;
	/** Instant of creation. */
	readonly now: number;
}

/** Starts a process in memory, with its references, which never change afterwards. Whether the actor may start one is checked by the caller. */
export function startProcess(tenant: Tenant, input: NewProcess): Process | Refusal {
	const { uuid, counter, type, subtype, stakeholders, actor, now } = input;
	const { flow } = tenant;
	const paths = flow.definition.bindings.stakeholders;
	const values: Group = {};
	for (const category of categories) {
		const path = paths[category];
		const slug = stakeholders[category];
		if (slug === undefined) continue;
		if (path === undefined) return notAsked(category);
		write(values, path.split("."), slug);
	}
	const outcome = startRealisation(flow.compiled, { type, subtype, values }, actor, now);
	if (outcome.refused) return outcome;
	const number = String(counter).padStart(5, "0");
	return new Process({
		identity: {
			uuid,
			ref: `${tenant.definition.acronym}-${number}`,
			caseRef: `${codeOf(stakeholders.municipality ?? "")}-${number}`,
			caseCounter: counter,
			requestUuids: [],
			createdAt: now,
		},
		flow,
		createdBy: actor.userId,
		updatedAt: now,
		realisation: outcome.realisation,
		newEvents: outcome.events,
		storedEvents: 0,
	});
}

const categories = ["municipality", "cpo", "gridoperator", "contractor", "customer"] as const satisfies readonly StakeholderCategory[];

interface Group {
	[name: string]: Group | string;
}

function write(values: Group, [name = "", ...rest]: readonly string[], value: string): void {
	if (rest.length === 0) {
		values[name] = value;
		return;
	}
	const inner = values[name];
	const group: Group = typeof inner === "object" ? inner : {};
	values[name] = group;
	write(group, rest, value);
}

function notAsked(category: StakeholderCategory): Refusal {
	const message = `Dit proces heeft geen stakeholder van de soort ${category}.`;
	return { refused: true, code: "invalid", message, errors: [{ path: "stakeholders", message }] };
}
