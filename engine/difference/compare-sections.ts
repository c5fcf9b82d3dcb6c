import { canonicalJson } from "../definition/canonical-json.ts";
import type { ResolvedStep, SectionDefinition } from "../definition/flow-definition.ts";
import { sectionName } from "../definition/section-name.ts";
import * as differenceTexts from "../texts/difference.ts";
import { sameRoles } from "./compare-field.ts";
import { compareHints } from "./compare-hints.ts";
import type { ChangeKind, FlowChange } from "./flow-change.ts";
import { outOfOrder } from "./in-order.ts";
import { otherChanges } from "./other-changes.ts";
import { ownFields, readsOnly } from "./own-fields.ts";
import { written } from "./same-condition.ts";
import { capital, placesOf, type Side, spokenCondition, spokenRoles, stepName } from "./side.ts";

/** Sections that were added, removed or changed as a whole. Their fields and rules are compared separately. */
export function compareSections(old: ResolvedStep, now: ResolvedStep, before: Side, after: Side): readonly FlowChange[] {
	const find = ({ sections }: ResolvedStep, id: string) => sections.find((section) => section.id === id);
	const moved = outOfOrder(
		old.sections.map(({ id }) => id),
		now.sections.map(({ id }) => id),
	);
	const change = (section: SectionDefinition, kind: ChangeKind, what: string, reason: string): FlowChange => ({
		kind,
		place: { step: now.code, section: section.id },
		sentence: `${differenceTexts.sectionIn(capital(stepName(now)), quoted(section))} ${what}.`,
		severity: "safe",
		reason,
	});
	return [
		...old.sections
			.filter(({ id }) => find(now, id) === undefined)
			.map((section) => change(section, "section-removed", differenceTexts.isGone, differenceTexts.fieldsApart)),
		...now.sections.flatMap((section): readonly FlowChange[] => {
			const was = find(old, section.id);
			if (was === undefined) {
				const place = { step: now.code, section: section.id };
				const subject = differenceTexts.sectionIn(capital(stepName(now)), quoted(section));
				return [
					change(section, "section-added", differenceTexts.isAdded, differenceTexts.demandsApart),
					...otherChanges({}, section, knownNames, place, subject, "section"),
					...otherFieldRules(undefined, section, place, subject),
				];
			}
			return [
				...(moved.has(section.id) ? [change(section, "section-moved", differenceTexts.movedPlace, differenceTexts.onlyOrder)] : []),
				...compareSection(was, section, now, before, after),
			];
		}),
	];
}

function compareSection(
	was: SectionDefinition,
	section: SectionDefinition,
	step: ResolvedStep,
	before: Side,
	after: Side,
): readonly FlowChange[] {
	if (canonicalJson(was) === canonicalJson(section) && written(was.when, before) === written(section.when, after)) return [];
	const place = { step: step.code, section: section.id };
	const subject = differenceTexts.sectionIn(capital(stepName(step)), quoted(section));
	const askMore = { severity: "needs-mapping", mapping: { kind: "consent" } } as const;
	const changes: FlowChange[] = [];
	if (was.title !== section.title || was.description !== section.description) {
		const sentence =
			was.title === section.title ? differenceTexts.otherDescription(subject) : differenceTexts.sectionRenamed(subject, quoted(was));
		changes.push({ kind: "section-text-changed", place, sentence, severity: "safe", reason: differenceTexts.onlyText });
	}
	if (written(was.when, before) !== written(section.when, after)) {
		const sentence = differenceTexts.shownWhen(subject, spokenCondition(section.when, after), spokenCondition(was.when, before));
		const kind: ChangeKind = "section-condition-changed";
		changes.push(
			section.when === undefined && canBeMet(section, step, after)
				? {
						kind,
						place,
						sentence,
						severity: "safe",
						reason: differenceTexts.sectionShownMoreOften,
					}
				: {
						kind,
						place,
						sentence,
						reason: differenceTexts.sectionMayVanish,
						...askMore,
					},
		);
	}
	if (!sameRoles(was.roles, section.roles)) {
		const sentence = differenceTexts.sectionRoles(
			subject,
			section.roles === undefined ? differenceTexts.everybody : spokenRoles(section.roles, after),
			was.roles === undefined ? differenceTexts.everybody : spokenRoles(was.roles, before),
		);
		const kind: ChangeKind = "section-roles-changed";
		changes.push(
			losesEditors(was, section, step, before, after) || !canBeMet(section, step, after)
				? { kind, place, sentence, reason: differenceTexts.editorsLackRole, ...askMore }
				: { kind, place, sentence, severity: "safe", reason: differenceTexts.stillFillable },
		);
	}
	if ((was.readOnly === true) !== (section.readOnly === true)) {
		const kind: ChangeKind = "field-editors-changed";
		changes.push(
			section.readOnly === true
				? {
						kind,
						place,
						sentence: differenceTexts.sectionReadOnly(subject),
						reason: differenceTexts.sectionNotFillable,
						...askMore,
					}
				: {
						kind,
						place,
						sentence: differenceTexts.sectionFillable(subject),
						...(canBeMet(section, step, after) ? { severity: "safe" as const } : askMore),
						reason: differenceTexts.nowChecked,
					},
		);
	}
	return [
		...changes,
		...compareHints(was, section, place, subject),
		...otherChanges(was, section, knownNames, place, subject, "section"),
		...otherFieldRules(was, section, place, subject),
	];
}

const knownNames = [
	"id",
	"title",
	"description",
	"schema",
	"ui",
	"when",
	"onHide",
	"roles",
	"readOnly",
	"fields",
	"derived",
	"complete",
	"save",
	"warn",
	"steering",
];
const knownRuleNames = ["when", "onHide", "enabledWhen", "readOnly", "editRoles"];

function otherFieldRules(
	was: SectionDefinition | undefined,
	section: SectionDefinition,
	place: FlowChange["place"],
	subject: string,
): readonly FlowChange[] {
	return Object.entries(section.fields ?? {}).flatMap(([field, rule]) =>
		otherChanges(
			was?.fields?.[field] ?? {},
			rule,
			knownRuleNames,
			{ ...place, field },
			differenceTexts.fieldIn(subject, field),
			"section#fieldRule",
		),
	);
}

/** Everything the section requires can be met in this step, whatever happened before. */
function canBeMet(section: SectionDefinition, step: ResolvedStep, { flow }: Side): boolean {
	const own = ownFields(step, flow);
	return (
		placesOf(step).every((place) => place.section !== section || !place.required || place.editors.length > 0) &&
		[...(section.complete ?? []), ...(section.save ?? [])].every(({ unless }) => readsOnly(unless, own, flow.conditions))
	);
}

function losesEditors(was: SectionDefinition, section: SectionDefinition, step: ResolvedStep, before: Side, after: Side): boolean {
	const at = (side: Side, one: SectionDefinition) => side.places.filter((place) => place.section === one && place.step.uuid === step.uuid);
	return at(before, was).some(
		(old) => old.editors.length > 0 && at(after, section).some((place) => place.path === old.path && place.editors.length === 0),
	);
}

const quoted = (section: SectionDefinition): string => `'${sectionName(section)}'`;
