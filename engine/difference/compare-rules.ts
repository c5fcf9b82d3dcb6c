import { sentence } from "../conditions/index.ts";
import type { Derivation, ResolvedStep, StepRule } from "../definition/flow-definition.ts";
import * as differenceTexts from "../texts/difference.ts";
import type { ChangeKind, FlowChange } from "./flow-change.ts";
import { otherChanges } from "./other-changes.ts";
import { ownFields, readsOnly } from "./own-fields.ts";
import { written } from "./same-condition.ts";
import { capital, placesOf, type Side, spokenCondition, stepName } from "./side.ts";

interface PlacedRule {
	readonly rule: StepRule;
	/** Undefined for a rule of the step itself. */
	readonly section: string | undefined;
	readonly strength: "save" | "complete";
}

/** Rules that must be satisfied in order to save or complete the step. */
export function compareRules(old: ResolvedStep, now: ResolvedStep, before: Side, after: Side): readonly FlowChange[] {
	const left = rulesOf(old);
	const right = rulesOf(now);
	const pairs = new Map<PlacedRule, PlacedRule>();
	const pairUp = (fits: (one: PlacedRule, other: PlacedRule) => boolean): void => {
		const taken = new Set(pairs.values());
		for (const one of left) {
			if (pairs.has(one)) continue;
			const other = right.find((candidate) => !taken.has(candidate) && sameSpot(one, candidate) && fits(one, candidate));
			if (other === undefined) continue;
			pairs.set(one, other);
			taken.add(other);
		}
	};
	pairUp((one, other) => written(one.rule.unless, before) === written(other.rule.unless, after) && one.rule.message === other.rule.message);
	pairUp((one, other) => written(one.rule.unless, before) === written(other.rule.unless, after));
	pairUp((one, other) => one.rule.message === other.rule.message && one.rule.field === other.rule.field);
	const arrived = new Set(pairs.values());
	const own = ownFields(now, after.flow);
	const spoken = ({ rule }: PlacedRule, side: Side): string => `${spokenCondition(rule.unless, side)} ("${rule.message}")`;
	const place = ({ section, rule }: PlacedRule) => ({
		step: now.code,
		...(section === undefined ? {} : { section }),
		...(rule.field === undefined ? {} : { field: rule.field }),
	});
	const judge = (one: PlacedRule): Pick<FlowChange, "severity" | "reason" | "mapping"> =>
		readsOnly(one.rule.unless, own, after.flow.conditions)
			? { severity: "safe", reason: differenceTexts.demandCanBeMet }
			: {
					severity: "needs-mapping",
					reason: differenceTexts.demandMayBlock,
					mapping: { kind: "consent" },
				};
	const subject = capital(stepName(now));
	return [
		...left
			.filter((one) => !pairs.has(one))
			.map(
				(one): FlowChange => ({
					kind: "rule-removed",
					place: place(one),
					sentence: differenceTexts.demandGone(subject, spoken(one, before)),
					severity: "safe",
					reason: differenceTexts.lessAsked,
				}),
			),
		...[...pairs].flatMap(([one, other]): readonly FlowChange[] => {
			const kind: ChangeKind = "rule-changed";
			if (written(one.rule.unless, before) !== written(other.rule.unless, after)) {
				return [
					{
						kind,
						place: place(other),
						sentence: differenceTexts.demandChanged(subject, spoken(other, after), spoken(one, before)),
						...judge(other),
					},
				];
			}
			return [
				...(said(one.rule) === said(other.rule)
					? []
					: [
							{
								kind,
								place: place(other),
								sentence: differenceTexts.demandReworded(subject, spoken(other, after)),
								severity: "safe" as const,
								reason: differenceTexts.demandSame,
							},
						]),
				...otherChanges(
					one.rule,
					other.rule,
					["unless", "field", "message", "correction", "warnAtSave"],
					place(other),
					subject,
					"section#stepRule",
				),
			];
		}),
		...right
			.filter((one) => !arrived.has(one))
			.map(
				(one): FlowChange => ({
					kind: "rule-added",
					place: place(one),
					sentence: differenceTexts.demandAdded(subject, spoken(one, after)),
					...judge(one),
				}),
			),
	];
}

/** The presentation of a rule, apart from its requirement. */
function said({ message, field, correction, warnAtSave }: StepRule): string {
	return JSON.stringify([message, field, correction, warnAtSave]);
}

function sameSpot(one: PlacedRule, other: PlacedRule): boolean {
	return one.section === other.section && one.strength === other.strength;
}

function rulesOf(step: ResolvedStep): readonly PlacedRule[] {
	const list = (rules: readonly StepRule[] | undefined, section: string | undefined, strength: PlacedRule["strength"]) =>
		(rules ?? []).map((rule) => ({ rule, section, strength }));
	return [
		...list(step.complete, undefined, "complete"),
		...step.sections.flatMap(({ id, complete, save }) => [...list(complete, id, "complete"), ...list(save, id, "save")]),
	];
}

/** Warnings block nobody, so any change to them is safe. */
export function compareWarnings(old: ResolvedStep, now: ResolvedStep, before: Side, after: Side): readonly FlowChange[] {
	const spoken = (step: ResolvedStep, side: Side) =>
		step.sections.flatMap(({ id, warn = [] }) =>
			warn.map(({ unless, field, message }) => ({ id, field, key: JSON.stringify([id, field, message, written(unless, side)]), message })),
		);
	const [left, right] = [spoken(old, before), spoken(now, after)];
	const told = (kind: ChangeKind, words: string, { id, field, message }: (typeof left)[number]): FlowChange => ({
		kind,
		place: { step: now.code, section: id, field },
		sentence: `${capital(stepName(now))} ${words}: "${message}".`,
		severity: "safe",
		reason: differenceTexts.warningBlocksNobody,
	});
	return [
		...left.filter(({ key }) => !right.some((one) => one.key === key)).map((one) => told("rule-removed", differenceTexts.warnsNoMore, one)),
		...right.filter(({ key }) => !left.some((one) => one.key === key)).map((one) => told("rule-added", differenceTexts.warnsNow, one)),
	];
}

/** Values that the system fills in. */
export function compareDerivations(old: ResolvedStep, now: ResolvedStep, before: Side, after: Side): readonly FlowChange[] {
	const left = old.sections.flatMap(({ derived = [] }) => derived);
	const right = now.sections.flatMap(({ derived = [] }) => derived);
	const keyOf = ({ field, on }: Derivation): string => `${field} ${on ?? ""}`;
	const keys = new Set([...left, ...right].map(keyOf));
	return [...keys].flatMap((key): readonly FlowChange[] => {
		const was = left.filter((one) => keyOf(one) === key);
		const is = right.filter((one) => keyOf(one) === key);
		const said = (list: readonly Derivation[], side: Side): string =>
			JSON.stringify(list.map(({ field: _, on: __, value, when, ...rest }) => [written(value, side), written(when, side), rest]));
		const [one] = [...is, ...was];
		if (one === undefined || said(was, before) === said(is, after)) return [];
		const { field } = one;
		const label = after.labels.field(field) === field ? before.labels.field(field) : after.labels.field(field);
		const place = { step: now.code, field };
		const subject = `${capital(stepName(now))}: '${label}'`;
		if (is.length === 0) {
			const typed = placesOf(now).some((candidate) => candidate.path === field && candidate.editors.length > 0);
			const told = differenceTexts.derivedNoMore(subject);
			return [
				typed
					? {
							kind: "derivation-removed",
							place,
							sentence: told,
							severity: "safe",
							reason: differenceTexts.valueStaysFillable,
						}
					: {
							kind: "derivation-removed",
							place,
							sentence: told,
							severity: "needs-mapping",
							reason: differenceTexts.nobodyFillsAnyMore,
							mapping: { kind: "consent" },
						},
			];
		}
		const how = is
			.map(
				({ value, when }) =>
					`${sentence(value, after.labels)}${when === undefined ? "" : differenceTexts.onlyWhen(sentence(when, after.labels))}`,
			)
			.join("; of ");
		const kind: ChangeKind = was.length === 0 ? "derivation-added" : "derivation-changed";
		const told = differenceTexts.derived(subject, was.length === 0 ? differenceTexts.now : differenceTexts.differently, how);
		return [
			before.places.some(({ path }) => path === field)
				? {
						kind,
						place,
						sentence: told,
						severity: "needs-mapping",
						reason: differenceTexts.derivedMayChange,
						mapping: { kind: "consent" },
					}
				: { kind, place, sentence: told, severity: "safe", reason: differenceTexts.noValueYet },
		];
	});
}
