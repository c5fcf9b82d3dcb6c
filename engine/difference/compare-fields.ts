import type { ResolvedStep } from "../definition/flow-definition.ts";
import * as differenceTexts from "../texts/difference.ts";
import { compareField, movedTo } from "./compare-field.ts";
import { compareSchema } from "./compare-schema.ts";
import type { FlowChange } from "./flow-change.ts";
import { worst } from "./flow-change.ts";
import { receiversOf } from "./receivers.ts";
import { capital, type FieldPlace, fieldName, placesOf, type Side, stepName } from "./side.ts";

/** Fields that a step asks for in only one of the versions, or elsewhere or differently in the other. */
export function compareFields(old: ResolvedStep, now: ResolvedStep, before: Side, after: Side): readonly FlowChange[] {
	const oldPlaces = placesOf(old);
	const nowPlaces = placesOf(now);
	const pairs = new Map<FieldPlace, FieldPlace>();
	const pairUp = (fits: (place: FieldPlace, other: FieldPlace) => boolean): void => {
		const taken = new Set(pairs.values());
		for (const place of oldPlaces) {
			const other = pairs.has(place) ? undefined : nowPlaces.find((one) => !taken.has(one) && one.path === place.path && fits(place, one));
			if (other === undefined) continue;
			pairs.set(place, other);
			taken.add(other);
		}
	};
	pairUp((place, other) => place.section.id === other.section.id);
	pairUp(() => true);
	const arrived = new Set(pairs.values());
	const added = nowPlaces.filter((place) => !arrived.has(place));
	return [
		...[...pairs].flatMap(([place, other]) => [
			...(place.section.id === other.section.id ? [] : [movedTo(place, other, before, after)]),
			...compareField(place, other, before, after),
		]),
		...oldPlaces.filter((place) => !pairs.has(place)).map((place) => fieldRemoved(place, added, before, after)),
		...added.map((place) => fieldAdded(place, before)),
	];
}

function fieldRemoved(place: FieldPlace, added: readonly FieldPlace[], before: Side, after: Side): FlowChange {
	const { path, step, section } = place;
	const at = { step: step.code, section: section.id, field: path };
	const elsewhere = after.places.find((other) => other.path === path);
	if (elsewhere === undefined) {
		const receivers = receiversOf(place, after.places);
		const heir = added.find((other) => receivers.includes(other.path) && !before.places.some((known) => known.path === other.path));
		return {
			kind: "field-removed",
			place: at,
			sentence: differenceTexts.fieldGone(capital(stepName(step)), fieldName(place)),
			severity: "needs-mapping",
			reason: differenceTexts.valueShownNowhere,
			mapping: {
				...{ kind: "field", from: path, label: String(place.schema.title ?? path) },
				...(heir === undefined ? {} : { suggestion: heir.path }),
				receivers,
			},
		};
	}
	const sentence = differenceTexts.fieldShownElsewhere(capital(stepName(step)), fieldName(place), stepName(elsewhere.step));
	return place.editors.length === 0
		? { kind: "field-removed", place: at, sentence, severity: "safe", reason: differenceTexts.wasReadOnly }
		: {
				kind: "field-removed",
				place: at,
				sentence,
				severity: "needs-mapping",
				reason: differenceTexts.fieldNotFillableHere,
				mapping: { kind: "consent" },
			};
}

function fieldAdded(place: FieldPlace, before: Side): FlowChange {
	const { path, step, section, required } = place;
	const demanded = required ? differenceTexts.isRequired : "";
	return {
		kind: "field-added",
		place: { step: step.code, section: section.id, field: path },
		sentence: differenceTexts.fieldAdded(capital(stepName(step)), fieldName(place), demanded),
		...classOfAdded(place, before),
	};
}

function classOfAdded(place: FieldPlace, before: Side): Pick<FlowChange, "severity" | "reason" | "mapping"> {
	const { path, section, rule, schema, required, onHide, editors } = place;
	const value = { kind: "value", field: path } as const;
	if (before.places.some((other) => other.path.startsWith(`${path}.`) || path.startsWith(`${other.path}.`))) {
		return { severity: "breaking", reason: differenceTexts.groupStandsHere };
	}
	if (required && editors.length === 0) {
		return { severity: "needs-mapping", reason: differenceTexts.requiredByNobody, mapping: value };
	}
	const known = before.places.filter((other) => other.path === path);
	if (known.length === 0) {
		return schema.default !== undefined && editors.length === 0
			? { severity: "needs-mapping", reason: differenceTexts.defaultOnlyAtStart, mapping: value }
			: { severity: "safe", reason: differenceTexts.newFieldFillable };
	}
	if (onHide === "clear" && (section.when !== undefined || rule?.when !== undefined)) {
		return {
			severity: "needs-mapping",
			reason: differenceTexts.clearedIfHidden,
			mapping: { kind: "consent" },
		};
	}
	const severity = worst(known.flatMap((other) => compareSchema(other.schema, schema, path)).map((change) => change.severity));
	return severity === "safe"
		? { severity, reason: differenceTexts.everyValueFits }
		: {
				severity,
				reason: differenceTexts.notEveryValueFits,
				...(severity === "breaking" ? {} : { mapping: value }),
			};
}
