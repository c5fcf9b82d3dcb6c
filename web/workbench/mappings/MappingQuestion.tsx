import { Checkbox, NativeSelect } from "@mantine/core";
import { type FlowChange, mayReceive } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { FixedValue } from "../conditions/FixedValue.tsx";
import { type Choice, itemFields, type KnownField, type KnownNames } from "../conditions/known-names.ts";
import styles from "./Mappings.module.css";
import type { MappingAnswer } from "./mapping-edits.ts";

interface MappingQuestionProps {
	readonly change: FlowChange;
	readonly answer: MappingAnswer;
	readonly names: KnownNames;
	readonly onAnswer: (answer: MappingAnswer) => void;
}

/** The choice that a change requires: a step, field, option or value, or only consent that processes follow it. */
export function MappingQuestion({ change, answer, names, onAnswer }: MappingQuestionProps) {
	const need = change.mapping;
	switch (need?.kind) {
		case "step":
			return (
				<Target
					label={text("mapping.step", { step: need.from })}
					drop={text("mapping.step.drop")}
					choices={names.steps}
					suggestion={need.suggestion}
					answer={answer}
					onAnswer={onAnswer}
				/>
			);
		case "field":
			return (
				<Target
					label={text("mapping.field", { field: need.label ?? need.from })}
					drop={text("mapping.field.drop")}
					choices={targetsOf(names, need.from).filter(({ value }) => mayReceive(need, value))}
					suggestion={need.suggestion}
					answer={answer}
					onAnswer={onAnswer}
				/>
			);
		case "option":
			return (
				<div className={styles.choice}>
					<span aria-hidden="true">{text("mapping.option", { option: need.label ?? String(need.from) })}</span>
					<FixedValue
						label={text("mapping.option", { option: need.label ?? String(need.from) })}
						value={answer ?? ""}
						field={fieldAt(names, need.field)}
						empty={text("mapping.none")}
						onChange={(value) => onAnswer(value === "" ? undefined : value)}
					/>
					<Checkbox
						label={text("mapping.option.drop")}
						checked={answer === null}
						onChange={({ currentTarget }) => onAnswer(currentTarget.checked ? null : undefined)}
					/>
				</div>
			);
		case "value":
			return (
				<div className={styles.choice}>
					<span aria-hidden="true">{text("mapping.value", { field: fieldLabel(names, need.field) })}</span>
					<FixedValue
						label={text("mapping.value", { field: fieldLabel(names, need.field) })}
						value={answer ?? ""}
						field={fieldAt(names, need.field)}
						empty={text("mapping.none")}
						onChange={(value) => onAnswer(value === "" ? undefined : value)}
					/>
				</div>
			);
		default:
			return (
				<Checkbox
					label={text("mapping.consent")}
					checked={answer === true}
					onChange={({ currentTarget }) => onAnswer(currentTarget.checked ? true : undefined)}
				/>
			);
	}
}

interface TargetProps {
	readonly label: string;
	/** Label of the choice to drop it. */
	readonly drop: string;
	readonly choices: readonly { readonly value: string; readonly label: string }[];
	readonly suggestion: string | undefined;
	readonly answer: MappingAnswer;
	readonly onAnswer: (answer: MappingAnswer) => void;
}

/** No name in the language can have this value. */
const gone = "\n";

function Target({ label, drop, choices, suggestion, answer, onAnswer }: TargetProps) {
	const suggested = choices.find(({ value }) => value === suggestion);
	const others = choices.filter(({ value }) => value !== suggestion);
	const unknown = typeof answer === "string" && !choices.some(({ value }) => value === answer);
	return (
		<NativeSelect
			label={label}
			value={answer === null ? gone : String(answer ?? "")}
			data={[
				{ value: "", label: text("mapping.none") },
				...(suggested === undefined ? [] : [{ value: suggested.value, label: text("mapping.suggested", { name: suggested.label }) }]),
				{ value: gone, label: drop },
				...(unknown ? [{ value: answer, label: answer }] : []),
				...others,
			]}
			onChange={({ currentTarget: { value } }) => onAnswer(value === "" ? undefined : value === gone ? null : value)}
		/>
	);
}

/** Fields that a value can move to: those of the flow, or of items in the same list. */
function targetsOf(names: KnownNames, from: string): readonly Choice[] {
	const [list, item] = from.split("[].");
	if (list !== undefined && item !== undefined) {
		return itemFields(names, list).map(({ path, label }) => ({ value: `${list}[].${path}`, label }));
	}
	const fields = [...names.fields.values()];
	const isAlike = (one: KnownField, other: KnownField): boolean =>
		one.path !== other.path && one.label === other.label && one.step === other.step;
	return fields.map((field) => {
		const named = fields.some((other) => isAlike(field, other)) ? "mapping.target.alike" : "mapping.target";
		return { value: field.path, label: text(named, { label: field.label, step: field.step, path: field.path }) };
	});
}

const fieldLabel = (names: KnownNames, path: string): string => fieldAt(names, path)?.label ?? path;

function fieldAt(names: KnownNames, path: string): KnownField | null {
	const [list = "", item] = path.split("[].");
	return (item === undefined ? names.fields.get(path.replace("[]", "")) : itemFields(names, list).find((one) => one.path === item)) ?? null;
}
