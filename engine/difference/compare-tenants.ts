import { canonicalJson } from "../definition/canonical-json.ts";
import { propertyName } from "../definition/property-name.ts";
import { rolesOf } from "../definition/roles.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import { memberOf } from "../json/json-object.ts";
import * as differenceTexts from "../texts/difference.ts";
import type { ChangeKind, FlowChange } from "./flow-change.ts";
import type { RoleCalled } from "./side.ts";

/** These are reported in sentences of their own, or concern nothing that a person would notice. */
const told = ["$schema", "flow", "access", "roles"];

/**
 * What changes with a new version of a tenant's file. It takes effect for everybody at once and takes nothing from a running process, which
 * stays on its version of the flow: in that sense, all of it is safe.
 */
export function compareTenants(before: TenantDefinition, after: TenantDefinition, called: RoleCalled): readonly FlowChange[] {
	const others = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !told.includes(name));
	return [
		...rights(before, after, called),
		...roles(before, after),
		...others
			.filter((name) => said(memberOf(before, name)) !== said(memberOf(after, name)))
			.map((name) => change("tenant-changed", name, differenceTexts.tenantChanged(propertyName("tenant", name)))),
	];
}

const said = (value: unknown): string => canonicalJson(value ?? null);

const change = (kind: ChangeKind, name: string, sentence: string): FlowChange => ({
	kind,
	place: { name },
	sentence,
	severity: "safe",
	reason: differenceTexts.tenantAtOnce,
});

function rights({ access: was }: TenantDefinition, { access: is }: TenantDefinition, called: RoleCalled): readonly FlowChange[] {
	return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => {
		const [old, now] = [holders(was, name), holders(is, name)];
		const right = propertyName("tenant.access", name);
		const gained = now.filter((role) => !old.includes(role)).map((role) => differenceTexts.rightGained(called(String(role)), right));
		const lost = old.filter((role) => !now.includes(role)).map((role) => differenceTexts.rightLost(called(String(role)), right));
		return [
			...gained.map((sentence) => change("right-gained", name, sentence)),
			...lost.map((sentence) => change("right-lost", name, sentence)),
		];
	});
}

function holders(access: object, right: string): readonly unknown[] {
	const roles = memberOf(access, right);
	return Array.isArray(roles) ? roles : [];
}

function roles(before: TenantDefinition, after: TenantDefinition): readonly FlowChange[] {
	const [was, is] = [labels(before), labels(after)];
	return [...new Set([...was.keys(), ...is.keys()])].flatMap((role) => {
		const [old, now] = [was.get(role), is.get(role)];
		if (old === now) return [];
		if (old === undefined) return change("role-listed", role, differenceTexts.roleListed(now ?? role));
		return now === undefined
			? change("role-unlisted", role, differenceTexts.roleUnlisted(old))
			: change("role-renamed", role, differenceTexts.roleRenamed(now, old));
	});
}

const labels = (tenant: TenantDefinition) => new Map(rolesOf(tenant).map(({ role, label }) => [role, label]));
