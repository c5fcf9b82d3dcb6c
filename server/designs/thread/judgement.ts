import {
	ajvValidators,
	type BundleFiles,
	type CompiledFlow,
	canonicalJson,
	changedForDeployment,
	compareFlows,
	compileFlow,
	deploymentRights,
	isAtLeast,
	type JsonOf,
	partFor,
	type ResolvedFlow,
	raised,
	readBundle,
	roleName,
	rolesOf,
	runScenario,
	type Severity,
	type VersionPart,
	whyFailed,
} from "../../../engine/index.ts";
import { flowVersion } from "../../flows/flow-version.ts";
import { type FileContents, textsOf } from "../../tenants/file-content.ts";
import { type ReadTenant, readKeptTenant } from "../../tenants/read-tenants.ts";
import * as releaseTexts from "../../texts/releases.ts";
import { checked, type FoundProblem } from "./design-work.ts";
import { guardedIn } from "./guarded.ts";

/** The findings about files that are to run in place of others. */
export interface Judgement {
	readonly errors: readonly FoundProblem[];
	/** Why a server cannot read the files, although the check found nothing. */
	readonly unreadable: string | null;
	readonly scenarios: {
		readonly passed: number;
		/** Titles of those that run and are not there any more. */
		readonly removed: readonly string[];
		/** `why`: what went wrong and at which act, in Dutch; `step`: the step of that act, null when the flow has no such step. */
		readonly failed: readonly { readonly name: string; readonly file: string; readonly why: string; readonly step: string | null }[];
	};
	/** Null when there are errors. */
	readonly flow: JudgedFlow | null;
	/** Properties of the tenant's file that only the deployment may change, and that would change. */
	readonly deployment: readonly string[];
	/** Rights that no release may change, and that would change. */
	readonly rights: readonly string[];
	/** Changed places that need a second person. */
	readonly guarded: readonly string[];
}

interface JudgedFlow {
	readonly uuid: string;
	readonly version: string;
	readonly hash: string;
	readonly text: JsonOf<ResolvedFlow>;
	/** What the change means for running processes, and the minimum version for it; null when the flow is the same. */
	readonly change: { readonly severity: Severity; readonly part: VersionPart; readonly least: string; readonly isRaised: boolean } | null;
}

const nothing = {
	unreadable: null,
	scenarios: { passed: 0, removed: [], failed: [] },
	flow: null,
	deployment: [],
	rights: [],
	guarded: [],
};

/** Judges files that are to run in place of others. Takes as long as running all their scenarios. */
export function judged(active: FileContents, candidate: FileContents): Judgement {
	const errors = checked(textsOf(candidate)).filter(({ severity }) => severity === "error");
	const removed = removedIn(textsOf(active), textsOf(candidate));
	const unplayed = { ...nothing, errors, scenarios: { ...nothing.scenarios, removed } };
	if (errors.length > 0) return unplayed;
	const [before, after] = [readOr(active), readOr(candidate)];
	if (typeof after === "string") return { ...unplayed, unreadable: after };
	const flow = compiled(after);
	const scenarios = { ...played(textsOf(candidate), after, flow), removed };
	// Running files that this server cannot read cannot be compared with.
	if (typeof before === "string") return { ...nothing, errors, unreadable: before, scenarios };
	const [was, is] = [before.definition, after.definition];
	return {
		...{ errors, scenarios, unreadable: null, flow: flowOf(before, after) },
		deployment: changedForDeployment(was, is),
		rights: deploymentRights.filter((right) => !isSame(was.access[right], is.access[right])),
		guarded: guardedIn({ definition: was, flow: compiled(before) }, { definition: is, flow }),
	};
}

const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);

function readOr(files: FileContents): ReadTenant | string {
	try {
		return readKeptTenant(files, "");
	} catch (failure) {
		return failure instanceof Error ? failure.message : "?";
	}
}

const compiled = ({ flow }: ReadTenant) => compileFlow(flow, { validators: ajvValidators() });

function played(files: BundleFiles, { definition: tenant }: ReadTenant, flow: CompiledFlow): Omit<Judgement["scenarios"], "removed"> {
	const { scenarios } = readBundle(files, "");
	const called = (role: string) => roleName(role, rolesOf(tenant));
	const failed = scenarios.flatMap(({ definition, source: { file } }): Judgement["scenarios"]["failed"] => {
		if (definition === undefined) return [{ name: file, file, why: releaseTexts.noScenario, step: null }];
		const { passed, steps } = runScenario(flow, tenant, definition);
		if (passed) return [];
		const step = steps.at(-1)?.instruction.step;
		const known = flow.order.some(({ code }) => code === step) ? (step ?? null) : null;
		return [{ name: definition.name, file, why: whyFailed(steps, called, flow.labels.field), step: known }];
	});
	return { passed: scenarios.length - failed.length, failed };
}

/** One that can't be read has no title: it is named by its file. */
function removedIn(active: BundleFiles, candidate: BundleFiles): readonly string[] {
	const gone = new Map([...active].filter(([file]) => !candidate.has(file)));
	return readBundle(gone, "").scenarios.map(({ definition, source: { file } }) => definition?.name ?? file);
}

function flowOf(before: ReadTenant, after: ReadTenant): JudgedFlow {
	const [old, now] = [flowVersion(before.flow), flowVersion(after.flow)];
	const { uuid, version, hash, text } = now;
	if (old.hash === hash) return { uuid, version, hash, text, change: null };
	const { severity } = compareFlows(old.definition, now.definition);
	const part = partFor[severity];
	const least = old.uuid === uuid ? raised(old.version, part) : version;
	return { uuid, version, hash, text, change: { severity, part, least, isRaised: isAtLeast(version, least) } };
}
