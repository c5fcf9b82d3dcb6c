import { join } from "node:path";
import {
	ajvValidators,
	type CompiledFlow,
	compileFlow,
	resolveBlocks,
	type Scenario,
	type TenantDefinition,
} from "../../../engine/index.ts";
import { definedBlocks, flowFolders, readBlocks, readFolder } from "../../../scripts/flow/read-folder.ts";

type Account = NonNullable<TenantDefinition["demo"]>["accounts"][number];

/** A tenant as its folder says it, with the scenarios it wants walked at the screens. */
export interface ScenarioTenant {
	readonly definition: TenantDefinition;
	readonly flow: CompiledFlow;
	readonly journeys: readonly Scenario[];
}

const root = join(import.meta.dirname, "../../..");

/** Every folder under flows/: a tenant that is added is here at once. */
export function scenarioTenants(): readonly ScenarioTenant[] {
	const blocks = definedBlocks(readBlocks(join(root, "schemas/blocks")));
	return flowFolders(join(root, "flows")).map((path) => {
		const { tenant, flows, scenarios } = readFolder(path);
		const { definition } = tenant;
		const flow = flows.find((candidate) => candidate.definition?.uuid === definition?.flow)?.definition;
		if (definition === undefined || flow === undefined) throw new Error(`${path}: run "npm run flow -- check" first`);
		return {
			definition,
			flow: compileFlow(resolveBlocks(flow, blocks), { validators: ajvValidators() }),
			journeys: scenarios.flatMap((scenario) => (scenario.definition?.journey === true ? [scenario.definition] : [])),
		};
	});
}

/** The demo account that plays the role: everywhere rather than in some municipalities, and with as few other roles as can be. */
export function accountOf({ definition }: ScenarioTenant, role: string): Account {
	const holders = (definition.demo?.accounts ?? []).filter(({ roles }) => codesOf(roles, role) !== undefined);
	const [found] = holders.toSorted((one, other) => narrowness(one, role) - narrowness(other, role));
	if (found === undefined) throw new Error(`${definition.slug} has no demo account with the role ${role}.`);
	return found;
}

function narrowness({ roles }: Account, role: string): number {
	return Object.keys(roles).length + (codesOf(roles, role)?.includes("*") ? 0 : 100);
}

function codesOf(roles: Account["roles"], role: string): readonly string[] | undefined {
	return Object.entries(roles).find(([name]) => name === role)?.[1];
}
