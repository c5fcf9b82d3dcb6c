import type { FastifyInstance } from "fastify";
import { geographyCategory, manualMenuOf, type PersonAccess, type ResolvedStep, resolveLists, resolveReports } from "../../engine/index.ts";
import { requestInformation, startDocument } from "../../schemas/index.ts";
import type { DataDoor } from "../database/open-database.ts";
import { fieldsWithWidget } from "../flows/fields-with-widget.ts";
import { keptEntriesOf } from "../kept-lists/kept-entry-read-model.ts";
import type { Tenant } from "./tenant.ts";

/** What the deployment says, and which map services it uses now. */
type Deployment = Pick<FastifyInstance, "config" | "publicMaps" | "servedLists">;

/** Who asks for the configuration. */
interface ConfigurationReader {
	readonly access: PersonAccess;
	/** Tags and PIDs with how often each is used. */
	readonly counted: boolean;
}

/** Of a tenant whose file says nothing of it. */
const monitoringOff = { enabled: false, limit: 0.5 } as const;

/**
 * Licence and configuration of the tenant, as every call answers them that has to do with either. `data`: within a
 * write, its scope.
 */
export async function configurationOf(data: Pick<DataDoor, "db">, tenant: Tenant, deployment: Deployment, reader: ConfigurationReader) {
	const license = { tenant: tenant.slug, validUntil: deployment.config.licenseValidUntil };
	return { license, tenant: await tenantConfiguration(data, tenant, deployment, reader) };
}

/**
 * The tenant's configuration as the browser gets it: its file, with the tags and PIDs as they are kept, with
 * the steps of its flow, with the municipalities and map tiles of this deployment, and without
 * what only the server reads: how requests come in, and what is about this deployment's demonstration.
 */
async function tenantConfiguration(
	{ db }: Pick<DataDoor, "db">,
	tenant: Tenant,
	{ config, publicMaps, servedLists }: Deployment,
	{ access, counted }: ConfigurationReader,
): Promise<Readonly<Record<string, unknown>>> {
	const { demoMode, earlierDocuments, tilesAttribution, aerialUrl, aerialAttribution } = config;
	const {
		$schema: _schema,
		demo: _demo,
		requests,
		stakeholders: _stakeholders,
		terms: _terms,
		today: _today,
		...definition
	} = tenant.definition;
	const pids = await keptEntriesOf(db, { tenant: tenant.slug, list: "pids" }, { counted });
	const { bindings } = tenant.flow.definition;
	const logo = tenant.logo === null ? null : `/api/v1/${tenant.slug}/logo`;
	return {
		contractors: [],
		reasonOptions: [],
		monitoring: monitoringOff,
		locationPickerDiameter: 200,
		...definition,
		tags: await keptEntriesOf(db, { tenant: tenant.slug, list: "tags" }, { counted }),
		pids,
		demoMode,
		earlierDocuments: {
			downloadUrl: earlierDocuments.documentServiceUrl,
			uploadUrl: earlierDocuments.backofficeUploadUrl,
		},
		hasPids: pids.length > 0 || fieldsWithWidget(tenant.flow, "pid").size > 0,
		theme: { ...definition.theme, logo: logo ?? undefined },
		logo,
		map: {
			...definition.map,
			tilesUrl: publicMaps.tilesFor(definition.map.countries),
			aerialUrl,
			addressSource: publicMaps.addressSourceFor(definition.map.countries),
			...(tilesAttribution && { attribution: tilesAttribution }),
			...(aerialAttribution && { aerialAttribution }),
		},
		flow: { uuid: tenant.flow.uuid, version: tenant.flow.version },
		municipalityOptions: tenant.municipalities.map(({ value, text, disabled = false }) => ({ value, text, disabled })),
		requests: { information: requests?.information ?? requestInformation },
		startDocument: definition.startDocument ?? startDocument,
		reports: resolveReports(definition),
		manuals: manualMenuOf(definition),
		lists: resolveLists(definition.lists, { options: definition.options, flow: tenant.flow.definition }),
		listsOnServer: await servedLists.of({ db }, tenant, access),
		steps: tenant.flow.definition.steps.flatMap(stepsOf),
		realisationStartsAt: bindings.realisationStartsAt ?? "6",
		parties: { categories: Object.keys(bindings.stakeholders), owner: geographyCategory(bindings) },
		trafficDecision: bindings.trafficDecision !== undefined,
	};
}

function stepsOf(step: ResolvedStep): object[] {
	const { code, uuid, label, version, access, children } = step;
	const below = [...(children?.first ?? []), ...(children?.tracks ?? []).flatMap((track) => track.steps)];
	return [{ step: code, uuid, label, version, access: { read: access.read, edit: access.edit } }, ...below.flatMap(stepsOf)];
}
