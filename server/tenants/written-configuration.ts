import {
	geographyCategory,
	type ListDefinition,
	type ListName,
	manualMenuOf,
	type ResolvedFlow,
	type ResolvedStep,
	resolveReports,
	type TenantDefinition,
	withSubSteps,
} from "../../engine/index.ts";
import { requestInformation, startDocument } from "../../schemas/index.ts";

/** For a tenant whose file does not mention it. */
const monitoringOff = { enabled: false, limit: 0.5 } as const;

/**
 * The part of a tenant's configuration that follows from its file and flow alone: without what only the server reads, such as how requests
 * come in, and without what depends on a deployment or a database.
 */
export function writtenConfiguration(tenant: TenantDefinition, flow: ResolvedFlow, lists: Readonly<Record<ListName, ListDefinition>>) {
	const { $schema: _schema, demo: _demo, requests, stakeholders: _stakeholders, today: _today, ...definition } = tenant;
	const { bindings } = flow;
	return {
		contractors: [],
		reasonOptions: [],
		monitoring: monitoringOff,
		locationPickerDiameter: 200,
		...definition,
		flow: { uuid: flow.uuid, version: flow.version },
		requests: { information: requests?.information ?? requestInformation },
		startDocument: definition.startDocument ?? startDocument,
		reports: resolveReports(definition),
		manuals: manualMenuOf(definition),
		lists,
		steps: withSubSteps(flow.steps).map(writtenStep),
		realisationStartsAt: bindings.realisationStartsAt ?? "6",
		parties: { categories: Object.keys(bindings.stakeholders), owner: geographyCategory(bindings) },
		trafficDecision: bindings.trafficDecision !== undefined,
	};
}

function writtenStep({ code, uuid, label, version, access, bulk }: ResolvedStep): object {
	return {
		step: code,
		uuid,
		label,
		version,
		access: { read: access.read, edit: access.edit },
		...(bulk === undefined ? {} : { bulk }),
	};
}
