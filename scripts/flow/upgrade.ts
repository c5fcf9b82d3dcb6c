import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mappingsTo, parseUpgradeMapping, type TenantDefinition, type UpgradeMapping } from "../../engine/index.ts";
import type { Config } from "../../server/config/config.ts";
import type { FlowVersion } from "../../server/flows/flow-version.ts";
import { upgradeProcesses } from "../../server/realisations/upgrades/upgrade-processes.ts";
import { findDatabase } from "../operate/find-database.ts";
import { keptTenant } from "./kept-tenant.ts";
import { printProblems } from "./print-problems.ts";
import { printUpgraded } from "./print-upgraded.ts";
import { readFolder } from "./read-folder.ts";

export interface UpgradeWish {
	readonly tenant: string;
	/** Target version; that of the tenant's file if omitted. */
	readonly to: string | undefined;
	/** Path of a mapping file; those of the tenant's folder if omitted. */
	readonly mapping: string | undefined;
	/** False for a dry run. */
	readonly apply: boolean;
	readonly json: boolean;
	readonly signal?: AbortSignal;
}

/** The actor of these changes; not a person of the product. */
const operator = "flow-operator";

/** Upgrades a tenant's running processes to another version of its flow, or says what that would mean. */
export async function upgrade(config: Config, wish: UpgradeWish): Promise<{ readonly text: string; readonly passed: boolean }> {
	const mapping = wish.mapping === undefined ? undefined : readMapping(wish.mapping);
	if (typeof mapping === "string") return { text: mapping, passed: false };
	const data = await findDatabase(config);
	if (data === undefined) return refused(`There is no database in ${config.dataDir}: DATA_DIR or DATABASE_URL say which one is meant.`);
	try {
		const tenant = await keptTenant(data, wish.tenant, config.flowsDir);
		const to = targetOf(config, wish, tenant.flows);
		if (typeof to === "string") return refused(to);
		if (mapping !== undefined && mapping.to !== to.version) {
			return refused(`${wish.mapping} is for version ${mapping.to}, and processes go to ${to.version}.`);
		}
		const results = await upgradeProcesses({
			data,
			tenant,
			to,
			apply: wish.apply,
			userId: operator,
			now: Date.now,
			mappings: mapping === undefined ? mappingsTo(readFolder(join(config.flowsDir, wish.tenant))) : new Map([[mapping.from, mapping]]),
			...(wish.signal === undefined ? {} : { signal: wish.signal }),
		});
		const told = { to: to.version, apply: wish.apply, interrupted: wish.signal?.aborted === true, results };
		return {
			text: wish.json ? `${JSON.stringify(told, null, "\t")}\n` : printUpgraded(told),
			passed: !told.interrupted && results.every(({ outcome }) => !outcome.refused),
		};
	} finally {
		await data.close();
	}
}

const refused = (sentence: string) => ({ text: `${sentence}\n`, passed: false });

/**
 * The target version, or why there is none. Only a version that a server keeps: it must be able to serve what is
 * upgraded to it.
 */
function targetOf({ flowsDir }: Config, { tenant, to }: UpgradeWish, flows: ReadonlyMap<string, FlowVersion>): FlowVersion | string {
	const read = (name: string): unknown => JSON.parse(readFileSync(join(flowsDir, tenant, name), "utf8"));
	const { flow } = read("tenant.json") as TenantDefinition;
	const version = to ?? (read("flow.json") as { readonly version: string }).version;
	const kept = [...flows.values()].filter(({ uuid }) => uuid === flow).map((one) => one.version);
	return (
		flows.get(`${flow} ${version}`) ??
		`The database keeps no version ${version} of this flow (it keeps ${kept.join(", ") || "none"}). Start the server with the changed file first: running processes stay on their version until they are taken along.`
	);
}

/** The mapping, or what is wrong with its file. */
function readMapping(file: string): UpgradeMapping | string {
	const { definition, problems } = parseUpgradeMapping(readFileSync(file, "utf8"), file);
	return definition === undefined || problems.length > 0 ? printProblems(problems, [file]) : definition;
}
