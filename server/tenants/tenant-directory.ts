import { resolve } from "node:path";
import { keptLists } from "../../engine/index.ts";
import type { DataDoor } from "../database/open-database.ts";
import { fieldsWithWidget } from "../flows/fields-with-widget.ts";
import { type FlowVersion, flowVersion, keepVersions } from "../flows/flow-version.ts";
import { insertFlowVersion, listFlowVersions, listOtherFlowVersions } from "../flows/flow-version-store.ts";
import { seedKeptList } from "../kept-lists/kept-entry-read-model.ts";
import { insertNewStakeholderRows } from "../stakeholders/stakeholder-store.ts";
import type { ReadTenant } from "./read-tenants.ts";
import type { Tenant } from "./tenant.ts";

/** The tenants of this deployment. */
export interface TenantDirectory {
	readonly all: readonly Tenant[];
	find(slug: string): Tenant | undefined;
}

interface DirectoryOptions {
	readonly data: DataDoor;
	/** Geography codes the deployment is limited to. */
	readonly municipalityCodes: readonly string[] | null;
	readonly now: () => number;
}

/**
 * Makes the tenants' files and the database one: a new flow version is kept for ever, a changed file
 * under a version that is known already stops the start, and the stakeholders, tags and PIDs of the file are there.
 */
export async function openTenantDirectory(read: readonly ReadTenant[], options: DirectoryOptions): Promise<TenantDirectory> {
	const all: Tenant[] = [];
	for (const tenant of read) all.push(await openTenant(tenant, options));
	const bySlug = new Map(all.map((tenant) => [tenant.slug, tenant]));
	return { all, find: (slug) => bySlug.get(slug) };
}

async function openTenant(
	{ definition, flow, folder, logo, terms, permitAreas, manualPages }: ReadTenant,
	{ data, municipalityCodes, now }: DirectoryOptions,
): Promise<Tenant> {
	const { slug } = definition;
	const current = flowVersion(flow);
	const stored = await listFlowVersions(data.db, slug);
	const known = stored.find((row) => row.uuid === current.uuid && row.version === current.version);
	if (known !== undefined && known.hash !== current.hash) {
		throw new Error(
			`${folder}: the flow was changed under version ${current.version}, on which processes may run. Raise its version: npm run flow -- raise ${slug}`,
		);
	}
	await data.write(slug, async (scope) => {
		const { db, tick } = scope;
		if (known === undefined) {
			const { uuid, version, hash, text } = current;
			await insertFlowVersion(db, { tenant: slug, uuid, version, hash, definition: text, created_at: now() });
		}
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
	const flows = new Map<string, FlowVersion>([[`${current.uuid} ${current.version}`, current]]);
	keepVersions(flows, stored);
	const access = definition.access;
	return {
		slug,
		folder: resolve(folder),
		definition,
		access,
		rules: {
			onHoldReasons: definition.onHoldReasons,
			cancelReasons: definition.cancelReasons,
			access,
			sharedLocations: definition.sharedLocations ?? false,
			canResetDateValue: definition.canResetDateValue ?? false,
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
