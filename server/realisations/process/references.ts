import {
	type Command,
	codeOf,
	nameSlug,
	type PersonAccess,
	type Realisation,
	readPath,
	stakeholdersIn,
	type Values,
} from "../../../engine/index.ts";
import type { WriteScope } from "../../database/opening/open-database.ts";
import { fieldsWithWidget } from "../../flows/fields-with-widget.ts";
import type { FlowVersion } from "../../flows/flow-version.ts";
import { stakeholderFields } from "../../flows/stakeholder-fields.ts";
import { entryProblems, tagProblems } from "../../kept-lists/kept-entry-read-model.ts";
import { Problem, type ProblemError } from "../../problems/problem.ts";
import { findStakeholders } from "../../stakeholders/stakeholder-read-model.ts";
import type { Tenant } from "../../tenants/tenant.ts";
import * as recordTexts from "../../texts/records.ts";
import { sentBy } from "./sent-by.ts";

/**
 * Refuses a command that names a stakeholder or tag that the tenant does not have, or one that is switched off and not in the process
 * already. `held`: the process as it is, to see which ones it already has.
 */
export async function checkReferences(
	scope: Pick<WriteScope, "db">,
	tenant: Tenant,
	access: PersonAccess,
	flow: FlowVersion,
	command: Command,
	held: Realisation,
): Promise<void> {
	if (command.kind === "set-tags") {
		const errors = await tagProblems(scope.db, tenant.slug, "realisation", command.tags, (tag) => held.tags.includes(tag));
		if (errors.length > 0) throw new Problem("invalid", { errors });
		return;
	}
	if (command.kind === "change-stakeholder") {
		await checkSlugs(scope, tenant, [{ path: "data.slug", slug: command.slug }], stakeholdersOf(flow, held.values));
		if (command.category === "municipality") checkMunicipality(tenant, access, command.slug, "data.slug");
	}
	const sent = sentBy(command);
	if (sent === undefined) return;
	await checkPids(scope, tenant, flow, sent.values, held.values);
	await checkSlugs(scope, tenant, slugsIn(flow, sent.values), stakeholdersOf(flow, held.values));
}

/**
 * The municipality must be one that this deployment offers, not switched off, and within the geography codes of the person. Returns its
 * code.
 */
export function checkMunicipality(tenant: Tenant, access: PersonAccess, slug: string, path: string): string {
	const code = codeOf(slug);
	const option = tenant.municipalities.find(({ value }) => value === code);
	if (option === undefined || option.disabled === true) {
		throw new Problem("invalid", { errors: [{ path, message: recordTexts.municipalityNotOffered }] });
	}
	if (!access.at(code).may("realisationlist")) throw new Problem("forbidden");
	return code;
}

interface NamedSlug {
	readonly path: string;
	readonly slug: string;
	/** The only category allowed. */
	readonly category?: string;
}

/** `held`: slugs that the process already has. Most saves name no new stakeholder and make no query. */
export async function checkSlugs(
	scope: Pick<WriteScope, "db">,
	tenant: Tenant,
	named: readonly NamedSlug[],
	held: ReadonlySet<string>,
): Promise<void> {
	const errors: ProblemError[] = [];
	const unseen = named.filter(({ path, slug, category }) => {
		const fits = category === undefined || slug.startsWith(`${category}|`);
		if (!fits) errors.push({ path, message: unknownStakeholder });
		return fits && !held.has(slug);
	});
	if (unseen.length > 0) {
		const found = await findStakeholders(scope.db, tenant.slug, [...new Set(unseen.map(({ slug }) => slug))]);
		for (const { path, slug } of unseen) {
			const enabled = found.get(slug);
			if (enabled !== true) errors.push({ path, message: enabled === undefined ? unknownStakeholder : recordTexts.stakeholderInactive });
		}
	}
	if (errors.length > 0) throw new Problem("invalid", { errors });
}

const unknownStakeholder = recordTexts.stakeholderUnknown;

/** A PID must be one of the tenant's that is still in use, or one that the process already has. */
async function checkPids({ db }: Pick<WriteScope, "db">, tenant: Tenant, flow: FlowVersion, values: Values, held: Values): Promise<void> {
	const known = new Set(pidsIn(flow, held).map(({ pid }) => pid));
	const named = pidsIn(flow, values).map(({ path, pid }) => ({ path, entry: pid }));
	const errors = await entryProblems(db, { tenant: tenant.slug, list: "pids" }, "realisation", named, (pid) => known.has(pid));
	if (errors.length > 0) throw new Problem("invalid", { errors });
}

/** The values of the fields that take a PID. */
export function pidsIn(flow: FlowVersion, values: Values): { readonly path: string; readonly pid: string }[] {
	return [...fieldsWithWidget(flow, "pid").keys()].flatMap((path) => {
		const pid = readPath(values, path);
		return typeof pid === "string" && pid !== "" ? [{ path, pid }] : [];
	});
}

/** The values of the fields that take a stakeholder. The form deals with values that are not text. */
function slugsIn(flow: FlowVersion, values: Values): NamedSlug[] {
	const { namedStakeholders = [] } = flow.definition.bindings;
	return [...stakeholderFields(flow)].flatMap(([path, category]) => {
		const value = readPath(values, path);
		if (typeof value !== "string" || value === "") return [];
		return [{ path, slug: namedStakeholders.some((named) => named === category) ? `${category}|${nameSlug(value)}` : value, category }];
	});
}

/** The slugs in all stakeholder fields: those where the flow lets people choose one, and those that its bindings name. */
function stakeholdersOf(flow: FlowVersion, values: Values): ReadonlySet<string> {
	return new Set([...slugsIn(flow, values).map(({ slug }) => slug), ...stakeholdersIn(flow.definition.bindings, values)]);
}
