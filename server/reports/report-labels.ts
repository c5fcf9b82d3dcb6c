import { type FieldLabels, type LabelsOf, type ListDefinition, rolesOf } from "../../engine/index.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import { keptEntriesOf } from "../kept-lists/kept-entry-read-model.ts";
import { namesOfStakeholders } from "../stakeholders/stakeholder-read-model.ts";
import type { Tenant } from "../tenants/tenant.ts";

interface Option {
	readonly value: string;
	readonly label: string;
}

/** The labels of field values in this tenant, and their order. */
export async function reportLabels({ db }: Pick<DataDoor, "db">, tenant: Tenant, list: ListDefinition): Promise<LabelsOf> {
	const { definition, flow, municipalities } = tenant;
	const pids = (await keptEntriesOf(db, { tenant: tenant.slug, list: "pids" }, { counted: false })).filter(
		({ deleted_at }) => deleted_at === null,
	);
	const parties = await namesOfStakeholders(db, tenant.slug);
	const party: FieldLabels["labelOf"] = (slug) => parties.get(slug) ?? slug.slice(slug.indexOf("|") + 1);
	const steps = flow.definition.steps.map(({ code, label }) => ({ value: code, label: `${code}. ${label}` }));
	const subSteps = [...flow.compiled.steps.values()].map(({ code, definition: { label } }) => ({
		value: code,
		label: `${code}. ${label}`,
	}));
	const towns = municipalities.map(({ value, text }) => ({ value, label: text }));
	const reasons = (of: readonly { readonly value: string; readonly text: string }[]) =>
		of.map(({ value, text }) => ({ value, label: text }));
	const own: Readonly<Record<string, Omit<FieldLabels, "label">>> = {
		status: { known: ["active", "onhold", "completed", "cancelled"], labelOf: () => null },
		step: { ...called([...steps, ...subSteps]), known: steps.map(({ value }) => value) },
		type: called(definition.processTypes.map(({ value, text }) => ({ value, label: text }))),
		municipality: { ...called(towns), known: [] },
		customer: called([]),
		gridOperator: { known: [], labelOf: party },
		contractor: { known: [], labelOf: party },
		role: called(rolesOf(definition).map(({ role, label }) => ({ value: role, label }))),
		onHoldReason: { ...called(reasons(definition.onHoldReasons)), known: [] },
		cancelReason: { ...called(reasons(definition.cancelReasons)), known: [] },
	};
	return (name) => {
		const field = list.fields[name];
		const label = field?.label ?? null;
		const known = own[name];
		if (known !== undefined) return { label, ...known };
		const options = field?.options === "pids" ? pids.map((pid) => ({ value: pid.uuid, label: pid.label })) : (field?.choices ?? []);
		return { label, ...called(options) };
	};
}

/** A value that is not among the options is its own label. */
function called(options: readonly Option[]): Omit<FieldLabels, "label"> {
	const labels = new Map(options.map(({ value, label }) => [value, label]));
	return { known: options.map(({ value }) => value), labelOf: (value) => labels.get(value) ?? value };
}
