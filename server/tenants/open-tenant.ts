import { resolve } from "node:path";
import { countryOf, keptLists } from "../../engine/index.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import { fieldsWithWidget } from "../flows/fields-with-widget.ts";
import { type FlowVersion, flowVersion, keepVersions } from "../flows/flow-version.ts";
import { listFlowVersions, listOtherFlowVersions } from "../flows/flow-version-store.ts";
import { seedKeptList } from "../kept-lists/kept-entry-read-model.ts";
import { insertNewStakeholderRows } from "../stakeholders/stakeholder-store.ts";
import { keepVersion } from "./keep-version.ts";
import type { ReadTenant } from "./read-tenants.ts";
import type { Tenant } from "./tenant.ts";

export interface OpenOptions {
	readonly data: DataDoor;
	/** Geography codes the deployment is limited to. */
	readonly municipalityCodes: readonly string[] | null;
	readonly now: () => number;
}

/**
 * Brings the database in line with a tenant's files: stores a new flow version for ever, and adds the stakeholders, tags and PIDs of the
 * file. A changed flow under a known version is refused in a folder, whose version can be raised there. A release can't be changed any more,
 * while the sections that flows share change with the product: it runs on the version as that was stored.
 * @throws VersionTaken
 */
export async function openTenant(
	{ definition, flow, folder, logo, terms, permitAreas, manualPages, mappings, running }: ReadTenant,
	{ data, municipalityCodes, now }: OpenOptions,
): Promise<Tenant> {
	const { slug } = definition;
	const flows = new Map<string, FlowVersion>();
	keepVersions(flows, await listFlowVersions(data.db, slug));
	const ofFiles = flowVersion(flow);
	const nameOfVersion = `${ofFiles.uuid} ${ofFiles.version}`;
	const current = (running && flows.get(nameOfVersion)) ?? ofFiles;
	await data.write(slug, async (scope) => {
		const { db, tick } = scope;
		await keepVersion(scope, { slug, folder, flow: current, now: now() });
		const rows = (definition.stakeholders ?? []).map(({ slug: stakeholder, name, category, enabled }) => ({
			tenant: slug,
			slug: stakeholder,
			name,
			category,
			enabled: enabled === false ? 0 : 1,
			synced: tick(),
		}));
		await insertNewStakeholderRows(db, rows);
		const fields = [...fieldsWithWidget(current, "pid").keys()];
		for (const list of keptLists)
			await seedKeptList(scope, { tenant: slug, list }, { entries: definition[list] ?? [], now: now(), fields });
	});
	flows.set(nameOfVersion, current);
	const access = definition.access;
	return {
		slug,
		folder: resolve(folder),
		...(running && { running }),
		definition,
		access,
		rules: {
			onHoldReasons: definition.onHoldReasons,
			cancelReasons: definition.cancelReasons,
			access,
			sharedLocations: definition.sharedLocations ?? false,
			canResetDateValue: definition.canResetDateValue ?? false,
			terms: definition.terms ?? {},
			country: countryOf(definition),
		},
		flow: current,
		flows,
		readFlow: async (uuid, version) => {
			const known = [...flows.values()].filter((flow) => flow.uuid === uuid).map((flow) => flow.version);
			keepVersions(flows, await listOtherFlowVersions(data.db, { tenant: slug, uuid, known }));
			return flows.get(`${uuid} ${version}`);
		},
		logo,
		terms,
		permitAreas,
		manualPages,
		mappings,
		signIn: {
			slug,
			label: definition.label ?? definition.acronym,
			baseUrl: definition.baseUrl ?? "",
			supportAddress: definition.supportAddress,
			demoAccounts: definition.demo?.accounts ?? [],
		},
		municipalities: (definition.municipalityOptions ?? []).filter(
			({ value }) => municipalityCodes === null || municipalityCodes.includes(value),
		),
	};
}
