import { canonicalJson } from "../definition/content-hash.ts";
import type { ResolvedStep, SectionDefinition } from "../definition/flow-definition.ts";
import { sameRoles } from "./compare-field.ts";
import { compareHints } from "./compare-hints.ts";
import type { ChangeKind, FlowChange } from "./flow-change.ts";
import { outOfOrder } from "./in-order.ts";
import { otherChanges } from "./other-changes.ts";
import { ownFields, readsOnly } from "./own-fields.ts";
import { written } from "./same-condition.ts";
import { capital, placesOf, type Side, spokenCondition, stepName } from "./side.ts";

/** Sections that came, went or are otherwise as a whole. Their fields and rules are compared apart. */
export function compareSections(old: ResolvedStep, now: ResolvedStep, before: Side, after: Side): readonly FlowChange[] {
	const find = ({ sections }: ResolvedStep, id: string) => sections.find((section) => section.id === id);
	const moved = outOfOrder(
		old.sections.map(({ id }) => id),
		now.sections.map(({ id }) => id),
	);
	const change = (section: SectionDefinition, kind: ChangeKind, what: string, reason: string): FlowChange => ({
		kind,
		place: { step: now.code, section: section.id },
		sentence: `${capital(stepName(now))}: onderdeel ${sectionName(section)} ${what}.`,
		severity: "safe",
		reason,
	});
	return [
		...old.sections
			.filter(({ id }) => find(now, id) === undefined)
			.map((section) => change(section, "section-removed", "is verwijderd", "Wat er met de velden gebeurt staat apart vermeld.")),
		...now.sections.flatMap((section): readonly FlowChange[] => {
			const was = find(old, section.id);
			if (was === undefined) {
				const place = { step: now.code, section: section.id };
				const subject = `${capital(stepName(now))}: onderdeel ${sectionName(section)}`;
				return [
					change(section, "section-added", "is toegevoegd", "Wat de velden vragen staat apart vermeld."),
					...otherChanges({}, section, knownNames, place, subject),
					...otherFieldRules(undefined, section, place, subject),
				];
			}
			return [
				...(moved.has(section.id) ? [change(section, "section-moved", "staat op een andere plaats", "Alleen de volgorde is anders.")] : []),
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
	const subject = `${capital(stepName(step))}: onderdeel ${sectionName(section)}`;
	const askMore = { severity: "needs-mapping", mapping: { kind: "consent" } } as const;
	const changes: FlowChange[] = [];
	if (was.title !== section.title || was.description !== section.description) {
		const sentence =
			was.title === section.title ? `${subject} heeft een andere toelichting.` : `${subject} heette eerst ${sectionName(was)}.`;
		changes.push({ kind: "section-text-changed", place, sentence, severity: "safe", reason: "Alleen de tekst is anders." });
	}
	if (written(was.when, before) !== written(section.when, after)) {
		const sentence = `${subject} is nu te zien: ${spokenCondition(section.when, after)}; eerst: ${spokenCondition(was.when, before)}.`;
		const kind: ChangeKind = "section-condition-changed";
		changes.push(
			section.when === undefined && canBeMet(section, step, after)
				? {
						kind,
						place,
						sentence,
						severity: "safe",
						reason: "Het onderdeel is er in meer gevallen, en wat het vraagt kan in deze stap ingevuld worden.",
					}
				: {
						kind,
						place,
						sentence,
						reason: "In een lopend proces kan het onderdeel verdwijnen, of iets vragen dat er eerst niet was.",
						...askMore,
					},
		);
	}
	if (!sameRoles(was.roles, section.roles)) {
		const sentence = `${subject} is nu voor ${section.roles?.join(", ") ?? "iedereen die de stap ziet"}; eerst voor ${was.roles?.join(", ") ?? "iedereen die de stap ziet"}.`;
		const kind: ChangeKind = "section-roles-changed";
		changes.push(
			losesEditors(was, section, step, before, after) || !canBeMet(section, step, after)
				? { kind, place, sentence, reason: "Wie de stap invult kan niet meer alles invullen wat er gevraagd wordt.", ...askMore }
				: { kind, place, sentence, severity: "safe", reason: "Wat gevraagd wordt kan nog ingevuld worden." },
		);
	}
	if ((was.readOnly === true) !== (section.readOnly === true)) {
		const kind: ChangeKind = "field-editors-changed";
		changes.push(
			section.readOnly === true
				? {
						kind,
						place,
						sentence: `${subject} is nu alleen te lezen.`,
						reason: "Een proces in deze stap kan de velden hier niet meer invullen.",
						...askMore,
					}
				: {
						kind,
						place,
						sentence: `${subject} is nu in te vullen.`,
						...(canBeMet(section, step, after) ? { severity: "safe" as const } : askMore),
						reason: "Wat alleen te lezen was, wordt nu ook gecontroleerd.",
					},
		);
	}
	return [
		...changes,
		...compareHints(was.ui, section.ui, place, subject),
		...otherChanges(was, section, knownNames, place, subject),
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
		otherChanges(was?.fields?.[field] ?? {}, rule, knownRuleNames, { ...place, field }, `${subject}, veld ${field}`),
	);
}

/** Everything the section demands can be met in this step, whatever happened before. */
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

export function sectionName({ title, id }: SectionDefinition): string {
	return `'${title ?? id}'`;
}
