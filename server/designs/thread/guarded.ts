import { type CompiledFlow, canonicalJson, changedRights, rolesOf } from "../../../engine/index.ts";
import type { ReadTenant } from "../../tenants/read-tenants.ts";
import * as releaseTexts from "../../texts/releases.ts";

/** The parts of a tenant's files that decide who may do what. `flow`: compiled from the tenant's own. */
export interface SaysWho extends Pick<ReadTenant, "definition"> {
	readonly flow: CompiledFlow;
}

/** Changed places that need a second person, by the names under which a designer knows them. */
export function guardedIn(before: SaysWho, after: SaysWho): readonly string[] {
	const [old, now] = [partsOf(before), partsOf(after)];
	const parts = [...new Set([...old.keys(), ...now.keys()])].filter((name) => old.get(name) !== now.get(name));
	// A step is recognised by its uuid, under another code or in another position: neither of these decides who may do what.
	const codes = new Map([before, after].flatMap(({ flow }) => flow.definition.steps.map(({ uuid, code }) => [uuid, code] as const)));
	const roles = [...new Set([before, after].flatMap(({ definition }) => rolesOf(definition).map(({ role }) => role)))];
	const called = (name: string) => {
		const code = codes.get(name);
		return code === undefined ? (releaseTexts.saysWho[name] ?? name) : releaseTexts.step(code);
	};
	// A removed step and another that got its code are called the same.
	const fields = changedRights(before.flow, after.flow, roles).map((path) => releaseTexts.field(after.flow.labels.field(path)));
	return [...new Set([...parts.map(called), ...fields])];
}

/**
 * The access map, the judges and the roles; what lists, reports and pages require of their readers; who may extend a term; which party a
 * process belongs to; and what steps and conditions say about roles.
 */
function partsOf({ definition, flow: { definition: flow } }: SaysWho): ReadonlyMap<string, string> {
	const { access, judges, roles, lists, reports, terms, manuals } = definition;
	// A page that is moved within the menu stays the same page.
	const pages = Object.fromEntries((manuals?.segments ?? []).flatMap((segment) => segment.pages.map((page) => [page.slug, page] as const)));
	const { geography, stakeholders, namedStakeholders } = flow.bindings;
	return new Map(
		[
			...Object.entries({ access, judges, roles, lists: saysWho(lists), reports: saysWho(reports) }),
			...Object.entries({ terms: saysWho(terms), manuals: saysWho(pages) }),
			...Object.entries({ bindings: { geography, stakeholders, namedStakeholders }, conditions: saysWho(flow.conditions) }),
			...flow.steps.map((step) => [step.uuid, saysWho(step)] as const),
		].map(([name, said]) => [name, canonicalJson(said ?? null)]),
	);
}

/** Everything in a definition that names roles or rights, with its place. */
function saysWho(value: unknown, place = ""): readonly (readonly [string, unknown])[] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, below]) =>
		/roles|access|^role$|^needs$/i.test(name) ? [[`${place}/${name}`, below] as const] : saysWho(below, `${place}/${name}`),
	);
}
