import type { FastifyInstance } from "fastify";
import { listFor, listsOf, type PersonAccess } from "../../engine/index.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import { fieldsWithWidget } from "../flows/fields-with-widget.ts";
import { keptEntriesOf } from "../kept-lists/kept-entry-read-model.ts";
import { manualMenuHere } from "./manual-menu-here.ts";
import type { Tenant } from "./tenant.ts";
import { writtenConfiguration } from "./written-configuration.ts";

/** The deployment's settings, and the map services that it uses now. */
type Deployment = Pick<FastifyInstance, "config" | "publicMaps" | "servedLists" | "listStarts">;

interface ConfigurationReader {
	readonly access: PersonAccess;
	/** Whether tags and PIDs come with how often each is used. */
	readonly counted: boolean;
}

/** Licence and configuration of the tenant, as every call returns them that concerns either. `data`: within a write, its scope. */
export async function configurationOf(data: Pick<DataDoor, "db">, tenant: Tenant, deployment: Deployment, reader: ConfigurationReader) {
	const license = { tenant: tenant.slug, validUntil: deployment.config.licenseValidUntil };
	return { license, tenant: await tenantConfiguration(data, tenant, deployment, reader) };
}

/**
 * The tenant's configuration as the browser gets it: its file with the tags and PIDs from the database, the steps of its flow, and the
 * municipalities and map tiles of this deployment. It omits what only the server reads: how requests come in, and what concerns this
 * deployment's demonstration.
 */
async function tenantConfiguration(
	{ db }: Pick<DataDoor, "db">,
	tenant: Tenant,
	{ config, publicMaps, servedLists, listStarts }: Deployment,
	{ access, counted }: ConfigurationReader,
): Promise<Readonly<Record<string, unknown>>> {
	const { demoMode, earlierDocuments, geocoderPerDay, tilesAttribution, aerialUrl, aerialAttribution } = config;
	const written = writtenConfiguration(tenant.definition, tenant.flow.definition, listsOf(tenant));
	const pids = await keptEntriesOf(db, { tenant: tenant.slug, list: "pids" }, { counted });
	const logo = tenant.logo === null ? null : `/api/v1/${tenant.slug}/logo`;
	return {
		...written,
		lists: { ...written.lists, realisations: listFor(written.lists.realisations, tenant.flow.compiled, access) },
		manuals: manualMenuHere(tenant.definition, config),
		...(config.workbench === "off" && { access: { ...written.access, design: [], publish: [] } }),
		tags: await keptEntriesOf(db, { tenant: tenant.slug, list: "tags" }, { counted }),
		pids,
		demoMode,
		earlierDocuments: {
			downloadUrl: earlierDocuments.documentServiceUrl,
			uploadUrl: earlierDocuments.backofficeUploadUrl,
		},
		hasPids: pids.length > 0 || fieldsWithWidget(tenant.flow, "pid").size > 0,
		theme: { ...written.theme, logo: logo ?? undefined },
		logo,
		map: {
			...written.map,
			tilesUrl: publicMaps.tilesFor(written.map.countries),
			aerialUrl,
			addressSource: publicMaps.addressSourceFor(written.map.countries),
			placesLookedFor: geocoderPerDay > 0,
			...(tilesAttribution && { attribution: tilesAttribution }),
			...(aerialAttribution && { aerialAttribution }),
		},
		municipalityOptions: tenant.municipalities.map(({ value, text, disabled = false }) => ({ value, text, disabled })),
		listsOnServer: await servedLists.of({ db }, tenant, access),
		starts: await listStarts(db, tenant, access),
	};
}
