import type { Blocks, FlowDefinition, JsonPath, SectionReference, StepDefinition, TenantDefinition } from "../../definition/index.ts";
import { type OwnWords, ownWordsOf } from "../../definition/own-words.ts";
import { harmless } from "../../definition/parse.ts";
import { schemaFindings } from "../../definition/schema-findings.ts";
import { findBlock, isBlockReference, sealedPlacesTouched, sectionOfBlock } from "../../resolve/resolve-blocks.ts";
import { expressionFindings } from "../expressions/expression-findings.ts";
import type { SectionEntry, StepEntry } from "../places/entries.ts";
import { type ExpressionPlace, expressionPlaces } from "../places/expression-places.ts";
import { type FieldTable, fieldTable } from "../places/field-table.ts";
import type { Finding } from "../places/finding.ts";
import { type Siblings, siblingsIn } from "../places/siblings.ts";

/** A flow as the rules see it: every step, section, field and expression with its place in the file. */
export interface FlowModel {
	readonly flow: FlowDefinition;
	readonly tenant: TenantDefinition | undefined;
	readonly blocks: Blocks;
	/** In the order of the file, a parent before its sub-steps. */
	readonly steps: readonly StepEntry[];
	readonly fields: FieldTable;
	readonly siblings: readonly Siblings[];
	readonly expressions: readonly ExpressionPlace[];
	/** What is wrong inside expressions; each rule about expressions picks its own findings from these. */
	readonly expressionFindings: readonly Finding[];
}

export function flowModel(flow: FlowDefinition, tenant: TenantDefinition | undefined, blocks: Blocks): FlowModel {
	const steps = everyStep(flow, tenant, blocks);
	const fields = fieldTable(steps);
	const expressions = expressionPlaces(flow, steps);
	return {
		flow,
		tenant,
		blocks,
		steps,
		fields,
		siblings: siblingsIn(steps),
		expressions,
		expressionFindings: expressionFindings({ flow, tenant, steps, fields, expressions }),
	};
}

/** Every step of the flow, in the order of its file, a parent before its sub-steps. */
export function everyStep(flow: FlowDefinition, tenant: TenantDefinition | undefined, blocks: Blocks): readonly StepEntry[] {
	const own = ownWordsOf(tenant);
	return flow.steps.flatMap((step, index) => stepEntries(step, ["steps", index], undefined, { blocks, own }));
}

/** What a step may refer to besides its own content. */
interface Around {
	readonly blocks: Blocks;
	readonly own: OwnWords;
}

function stepEntries(step: StepDefinition, path: JsonPath, parent: StepEntry | undefined, around: Around): readonly StepEntry[] {
	const sections = step.sections.flatMap((reference, index) => sectionEntry(reference, [...path, "sections", index], around));
	const entry: StepEntry = { step, path, parent, sections };
	const children = (steps: readonly StepDefinition[], at: JsonPath) =>
		steps.flatMap((child, index) => stepEntries(child, [...path, "children", ...at, index], entry, around));
	return [
		entry,
		...children(step.children?.first ?? [], ["first"]),
		...(step.children?.tracks ?? []).flatMap((track, index) => children(track.steps, ["tracks", index, "steps"])),
	];
}

function sectionEntry(reference: SectionReference, path: JsonPath, { blocks, own }: Around): readonly SectionEntry[] {
	if (!isBlockReference(reference)) return [{ section: reference, named: reference, reference, block: undefined, path }];
	const block = findBlock(reference.block, blocks);
	if (block === undefined) return [];
	const { override, ...bare } = reference;
	const { rename: _, ...named } = reference;
	const { rename: __, ...namedBare } = bare;
	const whole = { reference, block, path };
	if (override === undefined) return [{ ...whole, section: sectionOfBlock(reference, block), named: sectionOfBlock(named, block) }];
	// Renaming comes last: an override may have left something that is not a section.
	const overrideFindings = schemaFindings("section", sectionOfBlock(named, block), own);
	const sound = sealedPlacesTouched(reference, block).length === 0 && overrideFindings.every(({ code }) => harmless.has(code));
	return [
		{
			...whole,
			section: sectionOfBlock(sound ? reference : bare, block),
			named: sectionOfBlock(sound ? named : namedBare, block),
			overrideFindings,
		},
	];
}
