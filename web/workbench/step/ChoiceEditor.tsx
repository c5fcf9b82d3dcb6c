import { type FormEvent, useId, useRef, useState } from "react";
import type { Edit, FlowDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { typedLabel } from "../acts/typed-label.ts";
import type { FoundField } from "../bundle/find-field.ts";
import { useEditing } from "../editing/use-edits.ts";
import { useRefusal } from "../editing/use-first-fault.ts";
import { useLatest } from "../editing/use-latest.ts";
import { ChoiceItem } from "./ChoiceItem.tsx";
import styles from "./FieldInspector.module.css";
import { addedOption, changedOption, type OptionList, optionTitle, optionValue } from "./option-edits.ts";
import { RemoveOption } from "./RemoveOption.tsx";

interface ChoiceEditorProps {
	readonly flow: FlowDefinition;
	readonly found: FoundField;
	readonly list: OptionList;
}

/** The options of a field: changes their labels and order, stops offering them, adds and removes them. */
export function ChoiceEditor({ flow, found, list }: ChoiceEditorProps) {
	const { write, caughtUp } = useEditing();
	const latest = useLatest({ flow, list });
	const added = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState("");
	const [removing, setRemoving] = useState<string | number | null>(null);
	const id = useId();
	const { form, wrong, setWrong, refuse } = useRefusal();
	const put = (edits: readonly Edit[], said?: string): Promise<string | null> =>
		edits.length === 0 ? Promise.resolve(null) : write(edits, said);
	const add = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
		const { label, wrong: unfit } = typedLabel(typed);
		if (unfit !== null) return refuse(label === "" ? text("choice.needed") : unfit);
		await caughtUp();
		const now = latest.current;
		const made = addedOption(now.flow, now.list, label);
		if (typeof made === "string") return refuse(text(`choice.${made}`));
		setTyped("");
		const refused = await put(made, text("choice.added", { text: label }));
		setWrong(refused);
		// Refused input is restored to be corrected, unless something else was typed since.
		if (refused !== null) setTyped((since) => (since === "" ? typed : since));
	};
	return (
		<fieldset className={styles.choices}>
			<legend>{text("workbench.field.choices")}</legend>
			{list.options.map((option, index) => (
				<ChoiceItem
					key={optionValue(option)}
					option={option}
					at={{ flow, list, index }}
					onChange={(name, value) => put(changedOption(flow, list, index, name, value))}
					onRemove={() => setRemoving(optionValue(option))}
				/>
			))}
			<form ref={form} className={styles.adding} onSubmit={(event) => void add(event)} noValidate>
				<input
					ref={added}
					className={styles.input}
					aria-label={text("choice.new")}
					placeholder={text("choice.new")}
					aria-invalid={wrong !== null || undefined}
					aria-describedby={wrong === null ? undefined : `${id}-fout`}
					maxLength={200}
					data-typed={typed !== ""}
					value={typed}
					onChange={({ currentTarget }) => {
						setTyped(currentTarget.value);
						setWrong(null);
					}}
				/>
				<button type="submit" className={styles.small}>
					{text("workbench.acts.add.action")}
				</button>
			</form>
			{wrong !== null && (
				<p id={`${id}-fout`} className={styles.wrong} role="alert">
					{wrong}
				</p>
			)}
			{removing !== null && (
				<RemoveOption
					flow={flow}
					field={found.field}
					list={list}
					option={removing}
					called={optionTitle(list.options.find((option) => optionValue(option) === removing))}
					onDone={() => {
						setRemoving(null);
						// The button that opened the dialog is gone with the option.
						added.current?.focus();
					}}
					onClose={() => setRemoving(null)}
				/>
			)}
		</fieldset>
	);
}
