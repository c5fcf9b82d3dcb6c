import { canonicalJson } from "../definition/content-hash.ts";
import type { ResolvedStep } from "../definition/flow-definition.ts";
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
];

/** A step that both versions have, without its place in the flow and without its sub-steps. */
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
						sentence: `${subject} hoort er nu bij: ${spokenCondition(now.when, after)}; eerst: ${spokenCondition(old.when, before)}.`,
						reason: "De deelstap kan er in een lopend proces bij komen of vervallen.",
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
						sentence: `${subject}: Wijzigen heeft een ander gevolg.`,
						reason: "Wie in een lopend proces deze stap wijzigt, krijgt een ander gevolg.",
						...consent,
					},
				]),
		...(canonicalJson(old.entered ?? []) === canonicalJson(now.entered ?? [])
			? []
			: [
					{
						kind: "entered-effects-changed" as const,
						place,
						sentence: `${subject}: een veld invullen heeft een ander gevolg.`,
						reason: "Wie in een lopend proces het veld invult, krijgt een ander gevolg.",
						...consent,
					},
				]),
		...otherChanges(old, now, knownNames, place, subject),
	];
}

/** What the step asks: sections, fields, rules and derived values. */
export function compareContents(old: ResolvedStep, now: ResolvedStep, before: Side, after: Side): readonly FlowChange[] {
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
		reason: "Alleen de tekst is anders.",
	});
	return [
		...(old.label === now.label ? [] : [change("step-renamed", `Stap ${now.code} heet nu '${now.label}'; eerst '${old.label}'.`)]),
		...(old.description === now.description
			? []
			: [change("step-text-changed", `${capital(stepName(now))} heeft een andere toelichting.`)]),
		...(old.version === now.version
			? []
			: [change("step-version-changed", `${capital(stepName(now))} heeft nu versie ${now.version}; eerst ${old.version}.`)]),
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
			sentence: `De rol '${role}' mag ${stepName(now)} ${more} ${verb}.`,
			severity: "safe",
			reason: kind === "role-gained" ? "Er mogen meer mensen." : "Er blijven mensen die de stap kunnen invullen.",
		});
		const lost = right === "edit" && losesEditors(old, now, before, after);
		return [
			...is.filter((role) => !was.includes(role)).map((role) => change("role-gained", role, "nu ook")),
			...was
				.filter((role) => !is.includes(role))
				.map((role) => ({
					...change("role-lost", role, "niet meer"),
					...(lost
						? { ...consent, reason: "Van wie de stap kon invullen, kan niemand dat nog; een proces in deze stap kan vastlopen." }
						: {}),
				})),
		];
	});
}

/** Nobody is left of those who edited the step, or of those who could fill in one of its fields. */
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
		reason: "Bij terugzetten verdwijnt of blijft nu een waarde waar dat eerst anders was.",
		...consent,
	});
	return [
		...is
			.filter((path) => !was.includes(path))
			.map((path) =>
				change("outcome-added", path, `Wordt een proces teruggezet, dan wordt '${after.labels.field(path)}' voortaan leeggemaakt.`),
			),
		...was
			.filter((path) => !is.includes(path))
			.map((path) =>
				change("outcome-removed", path, `Wordt een proces teruggezet, dan blijft '${before.labels.field(path)}' voortaan staan.`),
			),
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
					sentence: `${capital(stepName(now))}: welke velden alleen met Wijzigen aangepast kunnen worden, is gewijzigd.`,
					severity: "safe",
					reason: "Het bepaalt alleen of Corrigeren of Wijzigen nodig is.",
				},
			];
}

/** The step as if nothing had been asked in it yet: what an added step is compared with. */
export function emptied(step: ResolvedStep): ResolvedStep {
	const { complete: _, outcomes: __, ...rest } = step;
	return { ...rest, sections: [] };
}

/** The first thing about an added step that is not safe: a demand that can't be met in it, or a hold over what other steps keep. */
export function firstDemand(step: ResolvedStep, before: Side, after: Side): FlowChange | undefined {
	const changes = [
		...otherChanges({}, step, knownNames, { step: step.code }, capital(stepName(step))),
		...compareContents(emptied(step), step, before, after),
		...outcomes(emptied(step), step, before, after).filter(({ place }) => before.places.some(({ path }) => path === place.field)),
	];
	return changes.find(({ severity }) => severity === "breaking") ?? changes.find(({ severity }) => severity !== "safe");
}
