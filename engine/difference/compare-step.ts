import { canonicalJson } from "../definition/canonical-json.ts";
import type { ResolvedStep } from "../definition/flow-definition.ts";
import * as differenceTexts from "../texts/difference.ts";
import { compareBranches } from "./compare-branches.ts";
import { compareFields } from "./compare-fields.ts";
import { compareDerivations, compareRules, compareWarnings } from "./compare-rules.ts";
import { compareSections } from "./compare-sections.ts";
import type { ChangeKind, FlowChange } from "./flow-change.ts";
import { otherChanges } from "./other-changes.ts";
import { written } from "./same-condition.ts";
import { capital, type Side, spokenCondition, stepName } from "./side.ts";

const consent = { severity: "needs-mapping", mapping: { kind: "consent" } } as const;
const knownNames = [
	"uuid",
	"code",
	"label",
	"version",
	"description",
	"access",
	"sections",
	"complete",
	"next",
	"children",
	"when",
	"final",
	"change",
	"entered",
	"outcomes",
	"bulk",
];

/** Compares a step that both versions have, apart from its place in the flow and its sub-steps. */
export function compareStep(old: ResolvedStep, now: ResolvedStep, before: Side, after: Side): readonly FlowChange[] {
	const place = { step: now.code };
	const subject = capital(stepName(now));
	return [
		...texts(old, now),
		...access(old, now, before, after),
		...(written(old.when, before) === written(now.when, after)
			? []
			: [
					{
						kind: "step-condition-changed" as const,
						place,
						sentence: differenceTexts.subStepWhen(subject, spokenCondition(now.when, after), spokenCondition(old.when, before)),
						reason: differenceTexts.subStepMayCome,
						...consent,
					},
				]),
		...compareContents(old, now, before, after),
		...compareBranches(old, now, before, after),
		...outcomes(old, now, before, after),
		...(canonicalJson(old.change ?? {}) === canonicalJson(now.change ?? {})
			? []
			: [
					{
						kind: "change-effects-changed" as const,
						place,
						sentence: differenceTexts.changeEffect(subject),
						reason: differenceTexts.changeCauses,
						...consent,
					},
				]),
		...(canonicalJson(old.entered ?? []) === canonicalJson(now.entered ?? [])
			? []
			: [
					{
						kind: "entered-effects-changed" as const,
						place,
						sentence: differenceTexts.entryEffect(subject),
						reason: differenceTexts.entryCauses,
						...consent,
					},
				]),
		...(canonicalJson(old.bulk ?? {}) === canonicalJson(now.bulk ?? {})
			? []
			: [
					{
						kind: "bulk-changed" as const,
						place,
						sentence: differenceTexts.bulkChanged(subject),
						severity: "safe" as const,
						reason: differenceTexts.onlyForSeveral,
					},
				]),
		...otherChanges(old, now, knownNames, place, subject, "flow#step"),
	];
}

/** What the step asks for: sections, fields, rules and derived values. */
function compareContents(old: ResolvedStep, now: ResolvedStep, before: Side, after: Side): readonly FlowChange[] {
	return [
		...compareSections(old, now, before, after),
		...compareFields(old, now, before, after),
		...compareDerivations(old, now, before, after),
		...compareWarnings(old, now, before, after),
		...compareRules(old, now, before, after),
		...steering(old, now),
	];
}

function texts(old: ResolvedStep, now: ResolvedStep): readonly FlowChange[] {
	const change = (kind: ChangeKind, sentence: string): FlowChange => ({
		kind,
		place: { step: now.code },
		sentence,
		severity: "safe",
		reason: differenceTexts.onlyText,
	});
	return [
		...(old.label === now.label ? [] : [change("step-renamed", differenceTexts.stepRenamed(now.code, now.label, old.label))]),
		...(old.description === now.description ? [] : [change("step-text-changed", differenceTexts.otherDescription(capital(stepName(now))))]),
		...(old.version === now.version
			? []
			: [change("step-version-changed", differenceTexts.stepVersion(capital(stepName(now)), now.version, old.version))]),
	];
}

function access(old: ResolvedStep, now: ResolvedStep, before: Side, after: Side): readonly FlowChange[] {
	const rights = [
		["edit", "bewerken"],
		["read", "inzien"],
	] as const;
	return rights.flatMap(([right, verb]): readonly FlowChange[] => {
		const [was, is] = [old.access[right], now.access[right]];
		const change = (kind: ChangeKind, role: string, more: string): FlowChange => ({
			kind,
			place: { step: now.code, name: role },
			sentence: differenceTexts.roleMay(after.labels.role(role), stepName(now), more, verb),
			severity: "safe",
			reason: kind === "role-gained" ? differenceTexts.morePeople : differenceTexts.editorsStay,
		});
		const lost = right === "edit" && losesEditors(old, now, before, after);
		return [
			...is.filter((role) => !was.includes(role)).map((role) => change("role-gained", role, differenceTexts.nowToo)),
			...was
				.filter((role) => !is.includes(role))
				.map((role) => ({
					...change("role-lost", role, differenceTexts.noMore),
					...(lost ? { ...consent, reason: differenceTexts.noEditorLeft } : {}),
				})),
		];
	});
}

/** Whether none of those who edited the step, or could fill in one of its fields, can still do so. */
function losesEditors(old: ResolvedStep, now: ResolvedStep, before: Side, after: Side): boolean {
	if (!old.access.edit.some((role) => now.access.edit.includes(role))) return true;
	const places = after.places.filter(({ step }) => step.uuid === now.uuid);
	return before.places
		.filter(({ step, editors }) => step.uuid === old.uuid && editors.length > 0)
		.some(({ path, editors }) => {
			const here = places.filter((place) => place.path === path);
			return here.length > 0 && !here.some((place) => place.editors.some((role) => editors.includes(role)));
		});
}

function outcomes(old: ResolvedStep, now: ResolvedStep, before: Side, after: Side): readonly FlowChange[] {
	const [was, is] = [old.outcomes ?? [], now.outcomes ?? []];
	const change = (kind: ChangeKind, field: string, sentence: string): FlowChange => ({
		kind,
		place: { step: now.code, field },
		sentence,
		reason: differenceTexts.outcomesChanged,
		...consent,
	});
	return [
		...is
			.filter((path) => !was.includes(path))
			.map((path) => change("outcome-added", path, differenceTexts.outcomeAdded(after.labels.field(path)))),
		...was
			.filter((path) => !is.includes(path))
			.map((path) => change("outcome-removed", path, differenceTexts.outcomeGone(before.labels.field(path)))),
	];
}

function steering(old: ResolvedStep, now: ResolvedStep): readonly FlowChange[] {
	const named = (step: ResolvedStep): readonly string[] => step.sections.flatMap((section) => section.steering ?? []).sort();
	return canonicalJson(named(old)) === canonicalJson(named(now))
		? []
		: [
				{
					kind: "steering-changed",
					place: { step: now.code },
					sentence: differenceTexts.steeringChanged(capital(stepName(now))),
					severity: "safe",
					reason: differenceTexts.decidesButtons,
				},
			];
}

/** The step without anything to fill in: what an added step is compared with. */
export function emptied(step: ResolvedStep): ResolvedStep {
	const { complete: _, outcomes: __, ...rest } = step;
	return { ...rest, sections: [] };
}

/** The first unsafe thing about an added step: a requirement that cannot be met in it, or an effect on values of other steps. */
export function firstDemand(step: ResolvedStep, before: Side, after: Side): FlowChange | undefined {
	const changes = [
		...otherChanges({}, step, knownNames, { step: step.code }, capital(stepName(step)), "flow#step"),
		...compareContents(emptied(step), step, before, after),
		...outcomes(emptied(step), step, before, after).filter(({ place }) => before.places.some(({ path }) => path === place.field)),
	];
	return changes.find(({ severity }) => severity === "breaking") ?? changes.find(({ severity }) => severity !== "safe");
}
