import {
	type Blocks,
	type CompiledFlow,
	compileFlow,
	type FlowDefinition,
	type Problem,
	resolveBlocks,
	type SectionReference,
	type ShownBundle,
	type StepDefinition,
	type TenantDefinition,
} from "../../../engine/index.ts";
import { type PlacedStep, placedSteps, placeInFile, stepAt } from "./place-in-file.ts";

/** A section of which no form can be made, with the step it is in. */
interface FailedSection {
	readonly step: string;
	/** What the file calls it. */
	readonly name: string;
}

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
	readonly shown: ShownBundle;
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
export function openBundle(shown: ShownBundle, blocks: Blocks, before: OpenedBundle | null): OpenedBundle {
	const written = definitionIn<FlowDefinition>(shown, "flow.json");
	const opened = written === null ? null : openFlow(written, blocks);
	const flow = opened ?? before?.flow ?? null;
	const { problems } = shown;
	const errors = problems.filter(({ severity }) => severity === "error").length;
	return {
		shown,
		tenant: definitionIn<TenantDefinition>(shown, "tenant.json"),
		flow,
		outdated: opened === null && flow !== null,
		errors,
		warnings: problems.length - errors,
		problemsOf: opened === null ? new Map() : byStep(problems, shown, opened.steps),
	};
}

/** The content of a file that has the shape of its language; null of any other. */
function definitionIn<Definition>({ files, readable }: ShownBundle, path: string): Definition | null {
	const text = files[path];
	return typeof text === "string" && readable.includes(path) ? (JSON.parse(text) as Definition) : null;
}

/** Null if not even a part of it can be shown. */
function openFlow(written: FlowDefinition, blocks: Blocks): OpenedFlow | null {
	const failed: FailedSection[] = [];
	const resolvable = (step: StepDefinition, section: SectionReference): boolean => {
		try {
			resolveBlocks({ ...written, steps: [{ ...step, sections: [section], children: { tracks: [] } }] }, blocks);
			return true;
		} catch {
			failed.push({ step: step.code, name: nameOf(section) });
			return false;
		}
	};
	const sound = (steps: readonly StepDefinition[]): readonly StepDefinition[] =>
		steps.map(({ children, ...step }) => ({
			...step,
			sections: step.sections.filter((section) => resolvable(step, section)),
			...(children === undefined
				? {}
				: {
						children: {
							...(children.first === undefined ? {} : { first: sound(children.first) }),
							tracks: children.tracks.map((track) => ({ ...track, steps: sound(track.steps) })),
						},
					}),
		}));
	try {
		const resolved = resolveBlocks({ ...written, steps: sound(written.steps) }, blocks);
		return { written, compiled: compileFlow(resolved, { validators: noValidators }), steps: placedSteps(written.steps), failed };
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
	{ folder }: ShownBundle,
	steps: readonly PlacedStep[],
): ReadonlyMap<string, readonly Problem[]> {
	const found = new Map<string, readonly Problem[]>();
	for (const problem of problems) {
		if (problem.file !== `${folder}/flow.json`) continue;
		const code = stepAt(steps, placeInFile(problem.path))?.step.code;
		if (code !== undefined) found.set(code, [...(found.get(code) ?? []), problem]);
	}
	return found;
}
