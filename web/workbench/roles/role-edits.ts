import {
	type Attribute,
	addressOf,
	attributes,
	type Edit,
	type FlowDefinition,
	namesOf,
	type RoleName,
	rolesOf,
	type TenantDefinition,
} from "../../../engine/index.ts";
import type { PlacedStep } from "../bundle/place-in-file.ts";
import { writeAt } from "../editing/write-at.ts";

type Right = Attribute;

/** The rights that do not belong to a step, in the order of the language. */
export const rights = namesOf(attributes);

/** Set by the deployment: no design can change who has these rights. */
const fixed: ReadonlySet<Right> = new Set(["design", "publish"]);

export const isFixed = (right: Right): boolean => fixed.has(right);

/** The roles with a right, as written in the file or by default. */
export function holdersOf(tenant: TenantDefinition, right: Right): readonly string[] {
	return tenant.access[right] ?? attributes[right];
}

/** Gives a role a right, or withdraws it, as one entry of the list, so that it does not clash with a colleague's edit for another role. */
export function rightEdit(tenant: TenantDefinition, right: Right, role: string): Edit | null {
	const written = tenant.access[right];
	if (written === undefined) {
		const holders = holdersOf(tenant, right);
		return writeAt("tenant.json", tenant, ["access", right], toggled(holders, role));
	}
	return entryEdit("tenant.json", tenant, ["access", right], written, role);
}

/** The right of a role to a step. */
export type StepRight = "none" | "read" | "edit";

export function stepRightOf({ step }: PlacedStep, role: string): StepRight {
	if (step.access.edit.includes(role)) return "edit";
	return step.access.read.includes(role) ? "read" : "none";
}

/** The order in which presses cycle through them. */
const next: Readonly<Record<StepRight, StepRight>> = { none: "read", read: "edit", edit: "none" };
export const nextStepRight = (right: StepRight): StepRight => next[right];

export function stepRightEdits(flow: FlowDefinition, placed: PlacedStep, role: string, wanted: StepRight): readonly Edit[] {
	const { access } = placed.step;
	return (["read", "edit"] as const).flatMap((list) => {
		if (access[list].includes(role) === (wanted === list)) return [];
		return [entryEdit("flow.json", flow, [...placed.place, "access", list], access[list], role)];
	});
}

function entryEdit(file: string, document: unknown, place: readonly (string | number)[], holders: readonly string[], role: string): Edit {
	const at = holders.indexOf(role);
	return at < 0
		? { op: "add", file, at: addressOf(document, place), value: role }
		: { op: "remove", file, at: addressOf(document, [...place, at]) };
}

const toggled = (holders: readonly string[], role: string) =>
	holders.includes(role) ? holders.filter((each) => each !== role) : [...holders, role];

/** The roles with a column in the matrix: those with a right or a step, and the tenant's own. */
export function rolesAtWork(tenant: TenantDefinition, steps: readonly PlacedStep[]) {
	const named = new Set<string>([
		...rights.flatMap((right) => holdersOf(tenant, right)),
		...steps.flatMap(({ step }) => [...step.access.read, ...step.access.edit]),
		...Object.keys(tenant.roles ?? {}),
	]);
	return rolesOf(tenant).filter(({ role }) => named.has(role));
}

/** Roles of the product that have no column yet. */
export function otherRoles(tenant: TenantDefinition, steps: readonly PlacedStep[]) {
	const shown = new Set(rolesAtWork(tenant, steps).map(({ role }) => role));
	return rolesOf(tenant).filter(({ role }) => !shown.has(role) && role !== ("guest" satisfies RoleName));
}
