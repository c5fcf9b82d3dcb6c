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

/** The flow of a folder, ready for display. */
export interface OpenedFlow {
	readonly written: FlowDefinition;
	readonly compiled: CompiledFlow;
	readonly steps: readonly PlacedStep[];
	/** Sections that could not be resolved, left out so that the rest can be shown. */
	readonly failed: readonly FailedSection[];
}

/** The contents of a folder, as the screens show them. */
export interface OpenedBundle {
	readonly shown: ServedBundle;
	/** The sections that flows share. */
	readonly blocks: Blocks;
	/** Null while its file is not readable. */
	readonly tenant: TenantDefinition | null;
	/** Null if its file has never been readable. */
	readonly flow: OpenedFlow | null;
	/** Whether the flow is an earlier one, because its file is not readable at the moment. */
	readonly outdated: boolean;
	readonly errors: number;
	readonly warnings: number;
	readonly problemsOf: ReadonlyMap<string, readonly Problem[]>;
}

/** `before`: the bundle shown until now, whose flow stays while the new one is not readable. */
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

/** The content of a file if it matches its schema; otherwise null. */
function definitionIn<Definition>({ files, readable }: ServedBundle, path: string): Definition | null {
	const text = files[path];
	return typeof text === "string" && readable.includes(path) ? (JSON.parse(text) as Definition) : null;
}

/** Null if not even part of the flow can be shown. */
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

/** For display only: this flow validates no input. */
function noValidators(): never {
	throw new Error("this flow is only looked at");
}

/** The id of a section in the file. */
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
