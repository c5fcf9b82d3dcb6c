import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CarryMapping, parseCarryMapping, type TenantDefinition } from "../../engine/index.ts";
import type { Config } from "../../server/config/config.ts";
import type { FlowVersion } from "../../server/flows/flow-version.ts";
import { carryProcesses } from "../../server/realisations/carry-processes.ts";
import { findDatabase } from "../operate/find-database.ts";
import { keptTenant } from "./kept-tenant.ts";
import { printCarried } from "./print-carried.ts";
import { printProblems } from "./print-problems.ts";

export interface CarryWish {
	readonly tenant: string;
	/** Target version; that of the tenant's file if omitted. */
	readonly to: string | undefined;
	/** Path of a mapping file. */
	readonly mapping: string | undefined;
	/** False for a dry run. */
	readonly apply: boolean;
	readonly json: boolean;
	readonly signal?: AbortSignal;
}

/** The actor of these changes; not a person of the product. */
const operator = "flow-operator";

/** Carries a tenant's running processes over to another version of its flow, or says what that would mean. */
export async function carry(config: Config, wish: CarryWish): Promise<{ readonly text: string; readonly passed: boolean }> {
	const mapping = wish.mapping === undefined ? undefined : readMapping(wish.mapping);
	if (typeof mapping === "string") return { text: mapping, passed: false };
	const data = await findDatabase(config);
	if (data === undefined) return refused(`There is no database in ${config.dataDir}: DATA_DIR or DATABASE_URL say which one is meant.`);
	try {
		const tenant = await keptTenant(data, wish.tenant);
		const to = targetOf(config, wish, tenant.flows);
		if (typeof to === "string") return refused(to);
		if (mapping !== undefined && mapping.to !== to.version) {
			return refused(`${wish.mapping} is for version ${mapping.to}, and processes go to ${to.version}.`);
		}
		const results = await carryProcesses({
			data,
			tenant,
			to,
			apply: wish.apply,
			userId: operator,
			now: Date.now,
			...(mapping === undefined ? {} : { mapping }),
			...(wish.signal === undefined ? {} : { signal: wish.signal }),
		});
		const told = { to: to.version, apply: wish.apply, interrupted: wish.signal?.aborted === true, results };
		return {
			text: wish.json ? `${JSON.stringify(told, null, "\t")}\n` : printCarried(told),
			passed: !told.interrupted && results.every(({ outcome }) => !outcome.refused),
		};
	} finally {
		await data.close();
	}
}

const refused = (sentence: string) => ({ text: `${sentence}\n`, passed: false });

/**
 * The target version, or why there is none. Only a version that a server keeps: it must be able to serve what is
 * carried over to it.
 */
function targetOf({ flowsDir }: Config, { tenant, to }: CarryWish, flows: ReadonlyMap<string, FlowVersion>): FlowVersion | string {
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
function readMapping(file: string): CarryMapping | string {
	const { definition, problems } = parseCarryMapping(readFileSync(file, "utf8"), file);
	return definition === undefined || problems.length > 0 ? printProblems(problems, [file]) : definition;
}
