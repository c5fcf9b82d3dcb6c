import { memo, useId, useMemo } from "react";
import type { SectionView, Values } from "../../../engine/index.ts";
import { drawsItself } from "../../forms/draws-itself.ts";
import { SectionForm } from "../../forms/SectionForm.tsx";
import { SectionText } from "../../forms/SectionText.tsx";
import { sectionFields } from "../../forms/section-fields.ts";
import { valueAt } from "../../forms/value-at.ts";
import "../../forms/forms.css";
import { Notice } from "../../ui/Notice.tsx";
import { locationFields } from "./location-fields.ts";
import styles from "./StepForm.module.css";
import { warningIn } from "./section-warning.ts";

interface StepFormProps {
	readonly sections: readonly SectionView[];
	readonly locked: boolean;
	/** Fields that a rule demands with the present values. */
	readonly demanded: ReadonlySet<string>;
	readonly values: Values;
	readonly onEdit: (changes: Readonly<Record<string, unknown>>) => void;
}

/** The sections of a step, each a form of its own; a locked one as text. */
export function StepForm({ sections, locked, demanded, values, onEdit }: StepFormProps) {
	return (
		<div className={styles.form}>
			{sections.map((view) => (
				<Section key={view.section.id} view={view} locked={locked} demanded={demanded} values={values} onEdit={onEdit} />
			))}
		</div>
	);
}

/** A section without fields, heading or widget is there for its warning alone. */
function saysOnly({ section }: SectionView): boolean {
	return section.title === undefined && section.ui?.["ui:widget"] === undefined && sectionFields(section).length === 0;
}

/** Text has no controls to stop at, so that someone who reads by keyboard stops at the section. */
const TAB_STOP = { tabIndex: 0 };

interface SectionProps extends Omit<StepFormProps, "sections"> {
	readonly view: SectionView;
}

/** A section is drawn anew when something of its own changed: typing in one leaves the others, and their maps, alone. */
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

function DrawnSection({ view, locked, demanded, values, onEdit }: SectionProps) {
	const { section, fields } = view;
	const title = useId();
	const standing = JSON.stringify(fields);
	// The engine answers anew at every keystroke, nearly always the same: then the form is left alone.
	const standings = useMemo(() => {
		const fixed = section.fields ?? {};
		const entries = Object.entries(JSON.parse(standing) as SectionView["fields"]);
		return Object.fromEntries(entries.map(([path, field]) => [path, { ...field, fixed: fixed[path]?.readOnly === true }]));
	}, [section, standing]);
	const source = useMemo(
		() => ({
			schema: section.schema,
			...(section.ui ? { ui: section.ui } : {}),
			...(section.title ? { title: section.title } : {}),
			...(section.chains ? { chains: section.chains } : {}),
			fields: standings,
			demanded,
			locked: locked || view.readOnly,
		}),
		[section, standings, demanded, locked, view.readOnly],
	);
	const warning = warningIn(section.ui);
	if (warning && saysOnly(view)) return <Notice kind="warning" title={warning} />;
	const asText = (locked || view.readOnly) && !drawsItself(section);
	return (
		<>
			{warning && !locked && <Notice kind="warning" title={warning} />}
			<section className={styles.section} aria-labelledby={section.title ? title : undefined} {...(asText ? TAB_STOP : {})}>
				{section.title && (
					<h2 id={title} className={styles.title}>
						{section.title}
					</h2>
				)}
				{section.description && !asText && <p className={styles.description}>{section.description}</p>}
				{asText ? (
					<SectionText section={section} fields={standings} />
				) : (
					<SectionForm source={source} values={values} extraFields={locationFields} onChange={onEdit} />
				)}
			</section>
		</>
	);
}
