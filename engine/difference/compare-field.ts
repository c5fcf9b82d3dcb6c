import type { Condition } from "../definition/flow-definition.ts";
import { valueAt } from "../definition/json-path.ts";
import { sectionName } from "../definition/section-name.ts";
import { widgetNamed } from "../definition/widgets.ts";
import * as differenceTexts from "../texts/difference.ts";
import { compareSchema } from "./compare-schema.ts";
import type { ChangeKind, FlowChange, MappingNeed } from "./flow-change.ts";
import { itemReceiversOf } from "./receivers.ts";
import { written } from "./same-condition.ts";
import { capital, type FieldPlace, fieldName, type Side, spokenCondition, spokenRoles, stepName } from "./side.ts";

/** A field that both versions have in the same section of the same step. What the section itself determines is compared there. */
export function compareField(old: FieldPlace, now: FieldPlace, before: Side, after: Side): readonly FlowChange[] {
	const subject = differenceTexts.fieldIn(capital(stepName(now.step)), fieldName(now));
	const place = { step: now.step.code, section: now.section.id, field: now.path };
	return [
		...compareSchema(old.schema, now.schema, now.path).map(({ kind, path, what, severity, reason, mapping }) => ({
			kind,
			place: { ...place, field: path },
			sentence: `${subject}${what.startsWith(":") ? "" : " "}${what}.`,
			severity,
			reason,
			...(mapping === undefined ? {} : { mapping: withReceivers(mapping, old, now) }),
		})),
		...requirement(old, now).map((change) => ({ ...change, place, sentence: `${subject} ${change.sentence}` })),
		...appearance(old, now, before, after).map((change) => ({ ...change, place, sentence: `${subject} ${change.sentence}` })),
		...hiding(old, now).map((change) => ({ ...change, place, sentence: `${subject} ${change.sentence}` })),
		...editing(old, now, after).map((change) => ({ ...change, place, sentence: `${subject} ${change.sentence}` })),
	];
}

/** Among the fields of a list's items, those to which the values of a removed one can move. */
const withReceivers = (need: MappingNeed, old: FieldPlace, now: FieldPlace): MappingNeed =>
	need.kind === "field" ? { ...need, receivers: itemReceiversOf(need.from, old, now) } : need;

/** A field that moved to another section of the same step. */
export function movedTo(old: FieldPlace, now: FieldPlace, before: Side, after: Side): FlowChange {
	const title = ({ section }: FieldPlace): string => `'${sectionName(section)}'`;
	const alike = written(old.section.when, before) === written(now.section.when, after) && sameRoles(old.section.roles, now.section.roles);
	return {
		kind: "field-moved",
		place: { step: now.step.code, section: now.section.id, field: now.path },
		sentence: differenceTexts.fieldMoved(capital(stepName(now.step)), fieldName(now), title(now), title(old)),
		...(alike
			? { severity: "safe", reason: differenceTexts.sectionsAlike }
			: {
					severity: "needs-mapping",
					reason: differenceTexts.sectionsDiffer,
					mapping: { kind: "consent" },
				}),
	};
}

type Judged = Omit<FlowChange, "place">;

function requirement(old: FieldPlace, now: FieldPlace): readonly Judged[] {
	if (old.required === now.required) return [];
	if (old.required) {
		return [{ kind: "field-optional", sentence: differenceTexts.noLongerRequired, severity: "safe", reason: differenceTexts.lessAsked }];
	}
	return [
		now.editors.length > 0
			? {
					kind: "field-required",
					sentence: differenceTexts.nowRequired,
					severity: "safe",
					reason: differenceTexts.editorsCanFill,
				}
			: {
					kind: "field-required",
					sentence: differenceTexts.nowRequired,
					severity: "needs-mapping",
					reason: differenceTexts.nobodyFillsField,
					mapping: { kind: "value", field: now.path },
				},
	];
}

function appearance(old: FieldPlace, now: FieldPlace, before: Side, after: Side): readonly Judged[] {
	const conditions: readonly (readonly [string, Condition | undefined, Condition | undefined])[] = [
		[differenceTexts.shown, old.rule?.when, now.rule?.when],
		[differenceTexts.fillable, old.rule?.enabledWhen, now.rule?.enabledWhen],
	];
	return conditions.flatMap(([what, was, is]): readonly Judged[] => {
		if (written(was, before) === written(is, after)) return [];
		const kind: ChangeKind = "field-condition-changed";
		const sentence = differenceTexts.conditionChanged(what, spokenCondition(is, after), spokenCondition(was, before));
		return is === undefined && (!now.required || now.editors.length > 0)
			? [{ kind, sentence, severity: "safe", reason: differenceTexts.shownMoreOften }]
			: [
					{
						kind,
						sentence,
						severity: "needs-mapping",
						reason: differenceTexts.fieldMayVanish,
						mapping: { kind: "consent" },
					},
				];
	});
}

/** Whether hidden fields are emptied matters only for fields that can be hidden. */
function hiding(old: FieldPlace, now: FieldPlace): readonly Judged[] {
	if (old.onHide === now.onHide) return [];
	const kind: ChangeKind = "field-hiding-changed";
	if (now.onHide === "keep") {
		return [{ kind, sentence: differenceTexts.keepsValueHidden, severity: "safe", reason: differenceTexts.noValueLost }];
	}
	const sentence = differenceTexts.clearedHidden;
	return now.section.when === undefined && now.rule?.when === undefined
		? [{ kind, sentence, severity: "safe", reason: differenceTexts.alwaysShown }]
		: [
				{
					kind,
					sentence,
					severity: "needs-mapping",
					reason: differenceTexts.hiddenValueLost,
					mapping: { kind: "consent" },
				},
			];
}

/** Who may fill in the field here, apart from the access of the step and of the section as a whole. */
function editing(old: FieldPlace, now: FieldPlace, after: Side): readonly Judged[] {
	const said = (place: FieldPlace): string =>
		JSON.stringify([place.rule?.readOnly === true, place.rule?.editRoles ?? null, widgetIsClosed(place)]);
	if (said(old) === said(now)) return [];
	const kind: ChangeKind = "field-editors-changed";
	const who = now.editors.length === 0 ? differenceTexts.fieldReadOnly : differenceTexts.fieldEditors(spokenRoles(now.editors, after));
	return now.editors.length > 0 || old.editors.length === 0
		? [{ kind, sentence: who, severity: "safe", reason: differenceTexts.fieldStillFillable }]
		: [
				{
					kind,
					sentence: who,
					severity: "needs-mapping",
					reason: differenceTexts.fieldNotFillable,
					mapping: { kind: "consent" },
				},
			];
}

function widgetIsClosed({ section, path }: FieldPlace): boolean {
	return widgetNamed(valueAt(section.ui, [...path.split("."), "ui:widget"])).readOnly === true;
}

export function sameRoles(left: readonly string[] | undefined, right: readonly string[] | undefined): boolean {
	return JSON.stringify(left === undefined ? null : [...left].sort()) === JSON.stringify(right === undefined ? null : [...right].sort());
}
