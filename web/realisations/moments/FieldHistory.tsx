import { NativeSelect } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Moment } from "../../../engine/index.ts";
import type { Stakeholder } from "../../stakeholders/stakeholders.ts";
import { text } from "../../texts/text.ts";
import { Card } from "../../ui/parts/Card.tsx";
import { absoluteText } from "../../ui/words/date-text.ts";
import { byStep, type PlacedField } from "../process/placed-fields.ts";
import { FromTo } from "./Changes.tsx";
import type { fieldHistory } from "./differences.ts";
import styles from "./Moments.module.css";

interface FieldHistoryProps {
	readonly fields: ReadonlyMap<string, PlacedField>;
	/** The history of each field that ever had a value, by path. */
	readonly histories: ReadonlyMap<string, ReturnType<typeof fieldHistory>>;
	/** Path of the chosen field; empty for none. */
	readonly path: string;
	readonly onChoose: (path: string) => void;
	/** How often a field's own history button was pressed: each press moves the focus here. */
	readonly asked: number;
	readonly stakeholders: readonly Stakeholder[];
	readonly nameOf: (moment: Moment) => string;
	readonly pathTo: (moment: Moment) => string;
}

/** Every value that a field has had, newest first, with who set it and when. Offers the fields that ever had a value. */
export function FieldHistory({ fields, histories, path, onChoose, asked, stakeholders, nameOf, pathTo }: FieldHistoryProps) {
	const choice = useRef<HTMLSelectElement>(null);
	useEffect(() => {
		if (asked > 0) choice.current?.focus();
	}, [asked]);
	const kept = [...fields.values()].filter(({ path: each }) => histories.has(each));
	// Once chosen, a field stands there without the name of its group.
	const isTwice = ({ title }: PlacedField) => kept.filter((other) => other.title === title).length > 1;
	const labelOf = (field: PlacedField) =>
		isTwice(field) ? text("moments.field.placed", { name: field.title, step: field.code }) : field.title;
	const offered = byStep(kept, (field) => field).map(([group, own]) => ({
		group,
		items: own.map((field) => ({ value: field.path, label: labelOf(field) })),
	}));
	const history = histories.get(path) ?? [];
	return (
		<Card title={text("moments.field")} inLandmark>
			{offered.length === 0 ? (
				<p className={styles.quiet}>{text("moments.field.empty")}</p>
			) : (
				<NativeSelect
					ref={choice}
					label={text("moments.field.choose")}
					value={path}
					onChange={(event) => onChoose(event.currentTarget.value)}
					data={[{ value: "", label: text("moments.field.none") }, ...offered]}
				/>
			)}
			{history.length > 0 && (
				<ol className={styles.changes}>
					{history.map((change) => (
						<li key={change.moment.number}>
							<p>
								<span className={styles.name}>{nameOf(change.moment)}</span>{" "}
								<Link to={pathTo(change.moment)}>{absoluteText(change.moment.ts)}</Link>
							</p>
							<FromTo difference={change} stakeholders={stakeholders} named={change.moment.flow.definition.bindings.namedStakeholders} />
						</li>
					))}
				</ol>
			)}
		</Card>
	);
}
