import { LRUCache } from "lru-cache";
import {
	type BundleFiles,
	blocksOf,
	checkBundle,
	compareFlows,
	compareTenants,
	type Edit,
	type EditRefusal,
	type FlowDifference,
	type Problem,
	problemSentence,
	type ResolvedFlow,
	readBundle,
	resolveBlocks,
	rolesCalled,
	type TenantDefinition,
} from "../../../engine/index.ts";
import { blocks } from "../../../schemas/index.ts";
import type { KeptEdits } from "../kept/design-store.ts";
import { filesHash } from "./files-hash.ts";
import { type Clash, rebase } from "./rebase.ts";

/** A problem with its description in Dutch. */
export type FoundProblem = Problem & { readonly sentence: string };

export interface Compared {
	/**
	 * The changes of the flow, followed by those of the tenant's own file. Null when a flow has errors: then only the files can be
	 * compared.
	 */
	readonly flow: FlowDifference | null;
	readonly files: readonly { readonly path: string; readonly change: "added" | "removed" | "changed" }[];
}

/** `edits`: in the form in which they are stored, or would be. */
export type Rebased =
	| { readonly edits: readonly Edit[]; readonly changed: ReadonlyMap<string, string | undefined>; readonly inverse: readonly Edit[] }
	| { readonly edits: readonly Edit[]; readonly clashes: readonly Clash[] }
	| EditRefusal;

/** Applies edits that were made without knowledge of others' edits. */
export function rebased(files: BundleFiles, missed: readonly KeptEdits[], edits: readonly Edit[]): Rebased {
	const outcome = rebase(files, missed, edits);
	if (!("bundle" in outcome)) return outcome;
	const { bundle, edits: written, inverse } = outcome;
	return { edits: written, changed: changedFiles(files, bundle), inverse };
}

/** All problems of a design's files. */
export function checked(files: BundleFiles): readonly FoundProblem[] {
	return checkBundle(readBundle(files, ""), { blocks }).map((problem) => ({ ...problem, sentence: problemSentence(problem) }));
}

/** The differences from the first files to the second. */
export function compared(before: BundleFiles, after: BundleFiles): Compared {
	const files = [...new Set([...before.keys(), ...after.keys()])]
		.sort()
		.filter((path) => !before.has(path) || before.get(path) !== after.get(path))
		.map((path) => ({ path, change: !after.has(path) ? "removed" : before.has(path) ? "changed" : "added" }) as const);
	const [was, is] = [sideOf(before), sideOf(after)];
	if (was.flow === null || is.flow === null) return { flow: null, files };
	const [tenant, other] = [was.tenant, is.tenant];
	const called = rolesCalled(tenant, other);
	const { changes, severity } = compareFlows(was.flow, is.flow, called);
	const ofTenant = tenant === undefined || other === undefined ? [] : compareTenants(tenant, other, called);
	return { flow: { changes: [...changes, ...ofTenant], severity }, files };
}

/** The parts of a tenant's files that are compared. */
interface Side {
	/** Null when the flow has errors. */
	readonly flow: ResolvedFlow | null;
	readonly tenant: TenantDefinition | undefined;
}

/** By hash of the files: the running files take part in every comparison, and reading and checking a flow is nearly all of the work. */
const sides = new LRUCache<string, Side>({ max: 20 });

function sideOf(files: BundleFiles): Side {
	const hash = filesHash(files);
	const known = sides.get(hash);
	if (known !== undefined) return known;
	const bundle = readBundle(files, "");
	const wrong = checkBundle(bundle, { blocks }).some(({ severity, file }) => severity === "error" && file === "flow.json");
	const { definition } = bundle.flow;
	const side: Side = {
		flow: wrong || definition === undefined ? null : resolveBlocks(definition, blocksOf(bundle, blocks)),
		tenant: bundle.tenant.definition,
	};
	sides.set(hash, side);
	return side;
}

/** The files that differ; undefined text for those that no longer exist. */
function changedFiles(before: BundleFiles, after: BundleFiles): ReadonlyMap<string, string | undefined> {
	const paths = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
	return new Map(paths.map((path) => [path, after.get(path) ?? undefined]));
}
