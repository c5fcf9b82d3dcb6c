import type { Condition } from "../definition/flow-definition.ts";
import { valueAt } from "../definition/json-path.ts";
import { compareSchema } from "./compare-schema.ts";
import type { ChangeKind, FlowChange } from "./flow-change.ts";
import { written } from "./same-condition.ts";
import { capital, type FieldPlace, fieldName, type Side, spokenCondition, stepName } from "./side.ts";

/** A field that both versions have in the same section of the same step. What the section itself decides is compared there. */
export function compareField(old: FieldPlace, now: FieldPlace, before: Side, after: Side): readonly FlowChange[] {
	const subject = `${capital(stepName(now.step))}, veld ${fieldName(now)}`;
	const place = { step: now.step.code, section: now.section.id, field: now.path };
	return [
		...compareSchema(old.schema, now.schema, now.path).map(({ kind, path, what, severity, reason, mapping }) => ({
			kind,
			place: { ...place, field: path },
			sentence: `${subject}${what.startsWith(":") ? "" : " "}${what}.`,
			severity,
			reason,
			...(mapping === undefined ? {} : { mapping }),
		})),
		...requirement(old, now).map((change) => ({ ...change, place, sentence: `${subject} ${change.sentence}` })),
		...appearance(old, now, before, after).map((change) => ({ ...change, place, sentence: `${subject} ${change.sentence}` })),
		...hiding(old, now).map((change) => ({ ...change, place, sentence: `${subject} ${change.sentence}` })),
		...editing(old, now).map((change) => ({ ...change, place, sentence: `${subject} ${change.sentence}` })),
	];
}

/** A field that stands in another section of the same step. */
export function movedTo(old: FieldPlace, now: FieldPlace, before: Side, after: Side): FlowChange {
	const title = ({ section }: FieldPlace): string => `'${section.title ?? section.id}'`;
	const alike = written(old.section.when, before) === written(now.section.when, after) && sameRoles(old.section.roles, now.section.roles);
	return {
		kind: "field-moved",
		place: { step: now.step.code, section: now.section.id, field: now.path },
		sentence: `${capital(stepName(now.step))} toont ${fieldName(now)} nu in onderdeel ${title(now)}; eerst in ${title(old)}.`,
		...(alike
			? { severity: "safe", reason: "Beide onderdelen zijn er in dezelfde gevallen en voor dezelfde mensen." }
			: {
					severity: "needs-mapping",
					reason: "Het andere onderdeel is er in andere gevallen, of voor andere mensen.",
					mapping: { kind: "consent" },
				}),
	};
}

type Judged = Omit<FlowChange, "place">;

function requirement(old: FieldPlace, now: FieldPlace): readonly Judged[] {
	if (old.required === now.required) return [];
	if (old.required) {
		return [{ kind: "field-optional", sentence: "is niet meer verplicht.", severity: "safe", reason: "Er wordt minder gevraagd." }];
	}
	return [
		now.editors.length > 0
			? {
					kind: "field-required",
					sentence: "is nu verplicht.",
					severity: "safe",
					reason: "Wie in de stap staat kan het veld invullen; wie de stap al heeft afgerond, blijft verder gaan.",
				}
			: {
					kind: "field-required",
					sentence: "is nu verplicht.",
					severity: "needs-mapping",
					reason: "Niemand kan het veld in deze stap invullen.",
					mapping: { kind: "value", field: now.path },
				},
	];
}

function appearance(old: FieldPlace, now: FieldPlace, before: Side, after: Side): readonly Judged[] {
	const conditions: readonly (readonly [string, Condition | undefined, Condition | undefined])[] = [
		["te zien", old.rule?.when, now.rule?.when],
		["in te vullen", old.rule?.enabledWhen, now.rule?.enabledWhen],
	];
	return conditions.flatMap(([what, was, is]): readonly Judged[] => {
		if (written(was, before) === written(is, after)) return [];
		const kind: ChangeKind = "field-condition-changed";
		const sentence = `is nu ${what}: ${spokenCondition(is, after)}; eerst: ${spokenCondition(was, before)}.`;
		return is === undefined && (!now.required || now.editors.length > 0)
			? [{ kind, sentence, severity: "safe", reason: "Het veld is er in meer gevallen dan eerst." }]
			: [
					{
						kind,
						sentence,
						severity: "needs-mapping",
						reason: "In een lopend proces kan het veld verdwijnen, of gevraagd worden waar dat eerst niet was.",
						mapping: { kind: "consent" },
					},
				];
	});
}

/** Emptying what is not shown concerns only what can be not shown. */
function hiding(old: FieldPlace, now: FieldPlace): readonly Judged[] {
	if (old.onHide === now.onHide) return [];
	const kind: ChangeKind = "field-hiding-changed";
	if (now.onHide === "keep") {
		return [{ kind, sentence: "houdt zijn waarde als het niet te zien is.", severity: "safe", reason: "Er gaat geen waarde verloren." }];
	}
	const sentence = "wordt leeggemaakt als het niet te zien is.";
	return now.section.when === undefined && now.rule?.when === undefined
		? [{ kind, sentence, severity: "safe", reason: "Het veld is altijd te zien." }]
		: [
				{
					kind,
					sentence,
					severity: "needs-mapping",
					reason: "Een lopend proces kan hier een waarde hebben die dan verdwijnt.",
					mapping: { kind: "consent" },
				},
			];
}

/** Who may type here, apart from what the step's access and the section as a whole decide. */
function editing(old: FieldPlace, now: FieldPlace): readonly Judged[] {
	const said = (place: FieldPlace): string =>
		JSON.stringify([place.rule?.readOnly === true, place.rule?.editRoles ?? null, widgetIsClosed(place)]);
	if (said(old) === said(now)) return [];
	const kind: ChangeKind = "field-editors-changed";
	const who = now.editors.length === 0 ? "is hier nu alleen te lezen." : `is nu in te vullen door: ${now.editors.join(", ")}.`;
	return now.editors.length > 0 || old.editors.length === 0
		? [{ kind, sentence: who, severity: "safe", reason: "Er is nog iemand die het veld kan invullen, of die was er nooit." }]
		: [
				{
					kind,
					sentence: who,
					severity: "needs-mapping",
					reason: "Een proces in deze stap kan het veld niet meer invullen.",
					mapping: { kind: "consent" },
				},
			];
}

function widgetIsClosed({ section, path }: FieldPlace): boolean {
	const widget = valueAt(section.ui, [...path.split("."), "ui:widget"]);
	return widget === "hidden" || widget === "read-only-text";
}

export function sameRoles(left: readonly string[] | undefined, right: readonly string[] | undefined): boolean {
	return JSON.stringify(left === undefined ? null : [...left].sort()) === JSON.stringify(right === undefined ? null : [...right].sort());
}
