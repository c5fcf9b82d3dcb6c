import {
	type Actor,
	codeOf,
	type Refusal,
	readPath,
	type StakeholderCategory,
	startRealisation,
	type Values,
} from "../../../engine/index.ts";
import type { Tenant } from "../../tenants/tenant.ts";
import * as recordTexts from "../../texts/records.ts";
import { Process } from "./process.ts";
import { referenceNumber } from "./reference-number.ts";

interface NewProcess {
	readonly uuid: string;
	/** Number of the process within the tenant: one more than the highest. */
	readonly counter: number;
	readonly type: string;
	readonly subtype: string | null;
	/** Slug per category. */
	readonly stakeholders: Readonly<Partial<Record<StakeholderCategory, string>>>;
	/** Names by slug, for categories whose field contains the name. */
	readonly names?: ReadonlyMap<string, string>;
	readonly actor: Actor;
	/** Instant of creation. */
	readonly now: number;
}

/** Starts a process in memory, with its references, which never change afterwards. The caller checks whether the actor may start one. */
export function startProcess(tenant: Tenant, input: NewProcess): Process | Refusal {
	const { uuid, counter, type, subtype, stakeholders, names, actor, now } = input;
	const { flow } = tenant;
	const { stakeholders: paths, namedStakeholders = [] } = flow.definition.bindings;
	const values: Group = {};
	for (const category of categories) {
		const path = paths[category];
		const slug = stakeholders[category];
		if (slug === undefined) continue;
		if (path === undefined) return notAsked(category);
		write(values, path.split("."), namedStakeholders.includes(category) ? (names?.get(slug) ?? "") : slug);
	}
	const outcome = startRealisation(flow.compiled, { type, subtype, values }, actor, now);
	if (outcome.refused) return outcome;
	const number = referenceNumber(counter);
	return new Process({
		identity: {
			uuid,
			ref: `${tenant.definition.acronym}-${number}`,
			caseRef: `${caseReference(tenant, outcome.realisation.values, stakeholders.municipality)}-${number}`,
			caseCounter: counter,
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

/** The prefix of the case reference: the flow's own, else the municipality's code, else the tenant's acronym. */
function caseReference(tenant: Tenant, values: Values, municipality: string | undefined): string {
	const path = tenant.flow.definition.bindings.caseReference;
	const own = path === undefined ? undefined : readPath(values, path);
	if (typeof own === "string" && own !== "") return own;
	return municipality === undefined ? tenant.definition.acronym : codeOf(municipality);
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
	const message = recordTexts.noSuchStakeholderKind(category);
	return { refused: true, code: "invalid", message, errors: [{ path: "stakeholders", message }] };
}
