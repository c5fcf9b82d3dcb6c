import { memo, useId, useMemo } from "react";
import { memberOf, readJson, type SectionView, type Values, writeJson } from "../../../../engine/index.ts";
import { SectionForm } from "../../../forms/section/SectionForm.tsx";
import { SectionText } from "../../../forms/section/SectionText.tsx";
import { sectionFields } from "../../../forms/section-fields.ts";
import { valueAt } from "../../../forms/value-at.ts";
import { hasReadOnlyWidget } from "../../../forms/whole-widgets.ts";
import { Notice } from "../../../ui/notices/Notice.tsx";
import { stepFields } from "../location/step-fields.tsx";
import styles from "./StepForm.module.css";
import "../../../forms/forms.css";

interface StepFormProps {
	readonly sections: readonly SectionView[];
	readonly locked: boolean;
	/** Fields that a rule requires, given the current values. */
	readonly demanded: ReadonlySet<string>;
	readonly values: Values;
	readonly onEdit: (changes: Readonly<Record<string, unknown>>) => void;
	/** Whether the step has a heading of its own and may share the page with others: then its sections are groups, not landmarks. */
	readonly inGroup?: boolean;
}

/** The sections of a step, each a form of its own, or text if it is locked. */
export function StepForm({ sections, ...each }: StepFormProps) {
	return (
		<div className={styles.form}>
			{sections.map((view) => (
				<Section key={view.section.id} view={view} {...each} />
			))}
		</div>
	);
}

/** A section without title, widget and fields exists for its warning or its rules only. */
function isNoticeOnly({ section }: SectionView): boolean {
	return section.title === undefined && section.ui?.["ui:widget"] === undefined && sectionFields(section).length === 0;
}

/** Read-only text has no controls to tab to, so the section itself becomes a tab stop for keyboard users. */
const TAB_STOP = { tabIndex: 0 };

/** Marks a section with fields that this person can fill in now. */
const FILLABLE = { "data-fillable": "" };

interface SectionProps extends Omit<StepFormProps, "sections"> {
	readonly view: SectionView;
}

/** Typing re-renders only the section whose own fields changed, because sections may contain maps. */
const Section = memo(DrawnSection, (before, after) => {
	const { view } = after;
	if (before.locked !== after.locked || before.onEdit !== after.onEdit || before.demanded !== after.demanded) return false;
	if (before.view.section !== view.section || before.view.readOnly !== view.readOnly) return false;
	if (JSON.stringify(before.view.fields) !== JSON.stringify(view.fields)) return false;
	return (
		before.values === after.values ||
		sectionFields(view.section).every(({ path }) => valueAt(before.values, path) === valueAt(after.values, path))
	);
});

function DrawnSection({ view, locked, demanded, values, onEdit, inGroup = false }: SectionProps) {
	const { section, fields } = view;
	const closed = locked || view.readOnly;
	const title = useId();
	const Heading = inGroup ? "h3" : "h2";
	const standing = writeJson(fields);
	// The engine returns a new object at every keystroke, but rarely with new content.
	const fieldStates = useMemo(() => {
		const fixed = section.fields ?? {};
		const entries = Object.entries(readJson(standing));
		return Object.fromEntries(entries.map(([path, field]) => [path, { ...field, fixed: fixed[path]?.readOnly === true }]));
	}, [section, standing]);
	const source = useMemo(
		() => ({
			schema: section.schema,
			...(section.ui ? { ui: section.ui } : {}),
			...(section.title ? { title: section.title } : {}),
			...(section.chains ? { chains: section.chains } : {}),
			fields: fieldStates,
			demanded,
			locked: closed,
		}),
		[section, fieldStates, demanded, closed],
	);
	const warning = warningIn(section.ui);
	if (isNoticeOnly(view)) return warning ? <Notice kind="warning" title={warning} /> : null;
	const asText = closed && !hasReadOnlyWidget(section);
	const fillable = !closed && Object.values(fields).some(({ writable }) => writable);
	return (
		<>
			{warning && !locked && <Notice kind="warning" title={warning} />}
			<section
				className={styles.section}
				aria-labelledby={section.title ? title : undefined}
				{...(inGroup ? { role: "group" } : {})}
				{...(asText ? TAB_STOP : {})}
				{...(fillable ? FILLABLE : {})}
			>
				{section.title && (
					<Heading id={title} className={styles.title}>
						{section.title}
					</Heading>
				)}
				{/* In a section that is always read-only, the description explains its content; in other sections, it explains how to
				    fill it in. */}
				{section.description && (!closed || section.readOnly === true) && <p className={styles.description}>{section.description}</p>}
				{asText ? (
					<SectionText section={section} fields={fieldStates} />
				) : (
					<SectionForm source={source} values={values} extraFields={stepFields} onChange={onEdit} />
				)}
			</section>
		</>
	);
}

/** The first `ui:options.warning` in the section's hints, to be shown above it; null if there is none. */
function warningIn(hints: unknown): string | null {
	if (typeof hints !== "object" || hints === null) return null;
	for (const [name, hint] of Object.entries(hints)) {
		if (name === "ui:options") {
			const warning = memberOf(hint, "warning");
			if (typeof warning === "string") return warning;
		} else if (!name.startsWith("ui:")) {
			const found = warningIn(hint);
			if (found !== null) return found;
		}
	}
	return null;
}
