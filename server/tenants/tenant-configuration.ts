import { geographyCategory, type ResolvedStep } from "../../engine/index.ts";
import type { Tenant } from "./tenant.ts";

/**
 * The tenant's configuration as the browser gets it: its file, with the steps of its flow, with the
 * municipalities and map tiles of this deployment, and without what is about this deployment's demonstration.
 */
export function tenantConfiguration(tenant: Tenant, tilesUrl: string | null): Readonly<Record<string, unknown>> {
	const { $schema: _schema, demo: _demo, stakeholders: _stakeholders, ...definition } = tenant.definition;
	const { bindings } = tenant.flow.definition;
	const logo = tenant.logo === null ? null : `/api/v1/${tenant.slug}/logo`;
	return {
		tags: [],
		pids: [],
		contractors: [],
		reasonOptions: [],
		monitoring: { enabled: false, limit: 0.5 },
		locationPickerDiameter: 200,
		...definition,
		theme: { ...definition.theme, logo: logo ?? undefined },
		logo,
		map: { ...definition.map, tilesUrl },
		flow: { uuid: tenant.flow.uuid, version: tenant.flow.version },
		municipalityOptions: tenant.municipalities.map(({ value, text, disabled = false }) => ({ value, text, disabled })),
		steps: tenant.flow.definition.steps.flatMap(stepsOf),
		parties: { categories: Object.keys(bindings.stakeholders), owner: geographyCategory(bindings) },
		trafficDecision: bindings.trafficDecision !== undefined,
	};
}

function stepsOf(step: ResolvedStep): object[] {
	const { code, uuid, label, version, access, children } = step;
	const below = [...(children?.first ?? []), ...(children?.tracks ?? []).flatMap((track) => track.steps)];
	return [{ step: code, uuid, label, version, access: { read: access.read, edit: access.edit } }, ...below.flatMap(stepsOf)];
}
