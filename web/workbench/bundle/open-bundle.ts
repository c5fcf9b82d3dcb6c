import {
	type Blocks,
	type CompiledFlow,
	compileFlow,
	type FailedSection,
	type FlowDefinition,
	type Problem,
	pathOfText,
	resolveSound,
	type SectionReference,
	type TenantDefinition,
} from "../../../engine/index.ts";
import type { ServedBundle } from "../source/bundle-source.ts";
import { type PlacedStep, placedSteps, stepAt } from "./place-in-file.ts";

/** The flow of a folder, ready to look at. */
interface OpenedFlow {
	readonly written: FlowDefinition;
	readonly compiled: CompiledFlow;
	readonly steps: readonly PlacedStep[];
	/** Left out, so that the rest can be shown. */
	readonly failed: readonly FailedSection[];
}

/** What the screens show of a folder. */
export interface OpenedBundle {
	readonly shown: ServedBundle;
	/** The sections that flows share. */
	readonly blocks: Blocks;
	/** Null while its file can't be read. */
	readonly tenant: TenantDefinition | null;
	/** Null when it was never readable. */
	readonly flow: OpenedFlow | null;
	/** The flow is that of a moment ago: its file can't be read now. */
	readonly outdated: boolean;
	readonly errors: number;
	readonly warnings: number;
	readonly problemsOf: ReadonlyMap<string, readonly Problem[]>;
}

/** `before`: what was shown until now, whose flow stays while the new one can't be read. */
export function openBundle(shown: ServedBundle, blocks: Blocks, before: OpenedBundle | null): OpenedBundle {
	const written = definitionIn<FlowDefinition>(shown, "flow.json");
	const tenant = definitionIn<TenantDefinition>(shown, "tenant.json");
	const opened = written === null ? null : openFlow(written, blocks);
	const flow = opened ?? before?.flow ?? null;
	const { problems } = shown;
	const errors = problems.filter(({ severity }) => severity === "error").length;
	return {
		shown,
		blocks,
		tenant,
		flow,
		outdated: opened === null && flow !== null,
		errors,
		warnings: problems.length - errors,
		problemsOf: opened === null ? new Map() : byStep(problems, shown, opened.steps),
	};
}

/** The content of a file that has the shape of its language; null of any other. */
function definitionIn<Definition>({ files, readable }: ServedBundle, path: string): Definition | null {
	const text = files[path];
	return typeof text === "string" && readable.includes(path) ? (JSON.parse(text) as Definition) : null;
}

/** Null if not even a part of it can be shown. */
function openFlow(written: FlowDefinition, blocks: Blocks): OpenedFlow | null {
	try {
		const { flow, failed } = resolveSound(written, blocks);
		return {
			written,
			compiled: compileFlow(flow, { validators: noValidators }),
			steps: placedSteps(written.steps),
			failed,
		};
	} catch {
		return null;
	}
}

/** For looking only: no form is judged by this flow. */
function noValidators(): never {
	throw new Error("this flow is only looked at");
}

/** What the file calls a section. */
export function nameOf(section: SectionReference): string {
	return section.id ?? ("block" in section ? section.block : "");
}

function byStep(
	problems: readonly Problem[],
	{ folder }: ServedBundle,
	steps: readonly PlacedStep[],
): ReadonlyMap<string, readonly Problem[]> {
	const found = new Map<string, readonly Problem[]>();
	for (const problem of problems) {
		if (problem.file !== `${folder}/flow.json`) continue;
		const code = stepAt(steps, pathOfText(problem.path))?.step.code;
		if (code !== undefined) found.set(code, [...(found.get(code) ?? []), problem]);
	}
	return found;
}
